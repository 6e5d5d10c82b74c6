import { randomBytes } from 'node:crypto'
import { sha256 } from './sha256.ts'

/** SHA-256 of a secret, which the database stores instead of it. The secrets are random, so no salt is needed. */
export function hashOfSecret(secret: string): Buffer {
  return sha256(secret)
}

/** 256 random bits, as 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}
