import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import type { PushSubscriber } from './gateway.ts'

/** A message that the twin has taken. */
export interface PushRecord {
  readonly endpoint: string
  /** Decrypted with the key of its browser. */
  readonly text: string
  readonly topic: string | undefined
  readonly ttlSeconds: number
  /** `sub` of the signed claims (RFC 8292). */
  readonly contact: string | undefined
}

export interface PushTwin {
  /** For `push.standIn` of the deployment. */
  readonly address: string
  readonly kept: readonly PushRecord[]
  /** How many calls came, also those that were not taken. */
  readonly calls: () => number
  /** A browser subscribes with the office's key. */
  subscribe(publicKey: string): PushSubscriber
  /** What it does from now on: a status, a status with a place to go to, the end of the connection, or nothing; 201 as usual. */
  reply(how: number | { readonly status: number; readonly location: string } | 'break' | 'silence'): void
  stop(): Promise<void>
}

interface Browser {
  readonly subscriber: PushSubscriber
  readonly ecdh: ReturnType<typeof createECDH>
  readonly auth: Buffer
  /** Only who signs with it may send. */
  readonly officeKey: string
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/** Message of one record in `aes128gcm` (RFC 8188), with the keys of RFC 8291. Throws for what was not encrypted for it. */
function decrypt(body: Buffer, { ecdh, auth }: Pick<Browser, 'ecdh' | 'auth'>): string {
  const salt = body.subarray(0, 16)
  const nameEnd = 21 + (body[20] ?? 0)
  const sender = body.subarray(21, nameEnd)
  const sealed = body.subarray(nameEnd)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = derive(ecdh.computeSecret(sender), auth, keyInfo, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  // The last octet that is not zero ends the text of a last record.
  const end = padded.findLastIndex((octet) => octet !== 0)
  if (padded[end] !== 2) throw new Error('no last record')
  return padded.subarray(0, end).toString('utf8')
}

/** The claims of `vapid t=…, k=…`, signed for this origin with the key that the browser subscribed with. */
async function readVapid(header: string, { officeKey }: Browser, audience: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  if (key !== officeKey) throw new Error('another key')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256')
  const { payload } = await jwtVerify(token, jwk, { algorithms: ['ES256'], audience })
  return payload
}

/** A push service on a free loopback port, which keeps what it is sent for the browsers that it knows. */
export async function startPushTwin(): Promise<PushTwin> {
  const kept: PushRecord[] = []
  const browsers = new Map<string, Browser>()
  let how: Parameters<PushTwin['reply']>[0] = 201
  let calls = 0
  const take = async (
    path: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: Buffer,
  ) => {
    const browser = browsers.get(path)
    if (!browser) return 404
    if (how !== 201) return typeof how === 'object' ? how.status : Number(how)
    try {
      const { sub } = await readVapid(headers.authorization as string, browser, address)
      if (headers['content-encoding'] !== 'aes128gcm') return 400
      kept.push({
        endpoint: browser.subscriber.endpoint,
        text: decrypt(body, browser),
        topic: headers.topic as string | undefined,
        ttlSeconds: Number(headers.ttl),
        contact: sub,
      })
      return 201
    } catch {
      return 403
    }
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      calls += 1
      if (how === 'silence') return
      if (how === 'break') return void request.socket.destroy()
      void take(request.url ?? '', request.headers, Buffer.concat(chunks)).then((status) =>
        response.writeHead(status, typeof how === 'object' ? { location: how.location } : {}).end(),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    kept,
    calls: () => calls,
    subscribe(officeKey) {
      const path = `/push/${randomUUID()}`
      const ecdh = createECDH('prime256v1')
      const auth = randomBytes(16)
      const subscriber = {
        endpoint: `${address}${path}`,
        p256dh: ecdh.generateKeys().toString('base64url'),
        auth: auth.toString('base64url'),
      }
      browsers.set(path, { subscriber, ecdh, auth, officeKey })
      return subscriber
    },
    reply: (next) => {
      how = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
