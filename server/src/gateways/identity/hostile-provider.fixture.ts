import { createHash, randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose'
import { systemClock } from '../../platform/clock.ts'

/** The authorisation request, from the address that a browser is sent to. */
export interface AskedSignIn {
  readonly state: string
  readonly nonce: string
  readonly challenge: string
}

export interface Said {
  /** What its ID token says beside or instead of what it should. */
  readonly claims?: JWTPayload
  /** Unsigned. */
  readonly unsigned?: boolean
  /** Signed by a key that the provider does not publish, under the name of the one it does. */
  readonly forged?: boolean
}

/** A provider whose answers and signatures a test decides. Its codes work once, and only with their PKCE verifier. */
export interface HostileProvider {
  readonly issuer: string
  readonly clientId: string
  /** A code, as if somebody had signed in. */
  codeFor(asked: AskedSignIn, said?: Said): string
  logoutToken(
    claims?: Readonly<Record<string, unknown>>,
    said?: Pick<Said, 'unsigned' | 'forged'>,
  ): Promise<string>
  /** From now on it signs with another key, and publishes that one alone. */
  rotate(): Promise<void>
  behave(how: 'well' | 'slowly' | 'not'): void
  /** Forms that came to its token endpoint. */
  readonly exchanges: URLSearchParams[]
  stop(): Promise<void>
}

interface Key {
  readonly secret: Awaited<ReturnType<typeof generateKeyPair>>['privateKey']
  readonly published: JWK
}

async function newKey(): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = randomBytes(6).toString('hex')
  return { secret: privateKey, published: { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'ES256' } }
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

export async function startHostileProvider(): Promise<HostileProvider> {
  const clientId = 'office'
  let key = await newKey()
  const forger = await newKey()
  let how: 'well' | 'slowly' | 'not' = 'well'
  const codes = new Map<string, { readonly asked: AskedSignIn; readonly said: Said }>()
  const exchanges: URLSearchParams[] = []
  let issuer = ''

  const sign = (claims: JWTPayload, { unsigned, forged }: Said): Promise<string> => {
    if (unsigned) return Promise.resolve(new UnsecuredJWT(claims).encode())
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: key.published.kid! })
      .sign((forged ? forger : key).secret)
  }
  const seconds = () => Math.floor(systemClock.nowMs() / 1000)

  const send = (response: ServerResponse, status: number, value: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  }
  const exchange = async (form: URLSearchParams, response: ServerResponse) => {
    exchanges.push(form)
    const code = form.get('code') ?? ''
    const known = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!known || known.asked.challenge !== challenge) return send(response, 400, { error: 'invalid_grant' })
    const claims = {
      iss: issuer,
      aud: clientId,
      sub: 'somebody',
      sid: 'their-session',
      nonce: known.asked.nonce,
      iat: seconds(),
      exp: seconds() + 300,
      email: 'somebody@provider.endoll.test',
      email_verified: true,
      ...known.said.claims,
    }
    const id_token = await sign(claims, known.said)
    return send(response, 200, { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token })
  }

  const server = createServer((request, response) => {
    if (how === 'not') return void request.socket.destroy()
    // Slowly: never.
    if (how === 'slowly') return undefined
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      switch (request.url) {
        case '/.well-known/openid-configuration':
          return send(response, 200, {
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            jwks_uri: `${issuer}/keys`,
            end_session_endpoint: `${issuer}/leave`,
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['ES256', 'none'],
            code_challenge_methods_supported: ['S256'],
          })
        case '/keys':
          return send(response, 200, { keys: [key.published] })
        case '/token':
          return void exchange(new URLSearchParams(Buffer.concat(chunks).toString()), response)
        default:
          return send(response, 404, {})
      }
    })
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    clientId,
    exchanges,
    codeFor: (asked, said = {}) => {
      const code = randomBytes(16).toString('base64url')
      codes.set(code, { asked, said })
      return code
    },
    logoutToken: (claims = {}, said = {}) =>
      sign(
        {
          iss: issuer,
          aud: clientId,
          iat: seconds(),
          exp: seconds() + 120,
          jti: randomBytes(8).toString('hex'),
          events: { [logoutEvent]: {} },
          sub: 'somebody',
          ...claims,
        },
        said,
      ),
    rotate: async () => {
      key = await newKey()
    },
    behave: (next) => {
      how = next
      if (next !== 'slowly') server.closeAllConnections()
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
