import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Assertion, Attestation } from '@endoll/api/passkeys.ts'
import { sha256 } from '../platform/sha256.ts'

/** What may be otherwise than a browser and a key make it. */
interface Otherwise {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  /** Without the finger, face or PIN of its owner. */
  readonly unverified?: boolean
  readonly counter?: number
  readonly userHandle?: string | null
}

export interface Authenticator {
  readonly id: string
  make(options: { challenge: string; user: { id: string } }, otherwise?: Otherwise): Attestation
  sign(challenge: string, otherwise?: Otherwise): Assertion
}

const present = 0x01
const verified = 0x04
const withKey = 0x40

/** Lengths that CBOR writes in one byte more: 24 to 255. */
function bytesInCbor(bytes: Buffer) {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
}
function textInCbor(text: string) {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

/** A security key in software (P-256, no attestation), with the browser around it. */
export function createAuthenticator(origin: string): Authenticator {
  const rpId = new URL(origin).hostname
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let handle: string | undefined
  let counter = 0

  const clientData = (type: string, challenge: string, otherwise: Otherwise) =>
    Buffer.from(
      JSON.stringify({
        type: otherwise.type ?? type,
        challenge,
        origin: otherwise.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (more: number, otherwise: Otherwise) => {
    const head = Buffer.alloc(5)
    head[0] = present | (otherwise.unverified ? 0 : verified) | more
    head.writeUInt32BE(otherwise.counter ?? ++counter, 1)
    return Buffer.concat([sha256(otherwise.rpId ?? rpId), head])
  }

  return {
    id,
    make({ challenge, user }, otherwise = {}) {
      handle = user.id
      const cose = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytesInCbor(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        bytesInCbor(Buffer.from(y, 'base64url')),
      ])
      const data = Buffer.concat([
        authenticatorData(withKey, otherwise),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cose,
      ])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        textInCbor('fmt'),
        textInCbor('none'),
        textInCbor('attStmt'),
        Buffer.from([0xa0]),
        textInCbor('authData'),
        bytesInCbor(data),
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, otherwise).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign(challenge, otherwise = {}) {
      const data = authenticatorData(0, otherwise)
      const client = clientData('webauthn.get', challenge, otherwise)
      const signed = Buffer.concat([data, sha256(client)])
      const userHandle = otherwise.userHandle === undefined ? handle : otherwise.userHandle
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          ...(userHandle ? { userHandle } : {}),
        },
      }
    },
  }
}
