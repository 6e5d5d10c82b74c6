import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

/** What every app of the kind supports (RFC 6238 with SHA-1, six digits). */
const periodMs = 30_000
const secretBytes = 20
/** A code of the half minute before and of the one after counts too: clocks differ, and typing takes time. */
const window = 1

function totpOf(secret: string, label = '', issuer = '') {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) })
}

/** A secret for codes of an app, in base 32. */
export function newAppSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The half minute that a code is of; undefined if it is of none that counts now. */
export function stepOf(secret: string, code: string, nowMs: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window })
  return delta === null ? undefined : Math.floor(nowMs / periodMs) + delta
}

/** What an app takes a secret from: the secret itself, its address, and that as the rows of a QR code. */
export function appSetup(secret: string, label: string, issuer: string) {
  const uri = totpOf(secret, label, issuer).toString()
  const qr = encode(uri, { border: 2 }).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
  return { secret, uri, qr }
}
