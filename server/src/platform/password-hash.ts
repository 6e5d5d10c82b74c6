import { hash } from '@node-rs/argon2'

/** Argon2id (the library's default kind) as OWASP recommends it for servers: 19 MiB, two passes, one lane. */
export const passwordHashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const

/** The hash of a password in PHC form; the same text typed on two keyboards is the same password. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFC'), passwordHashing)
