import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { noted } from '../../../platform/http/noted.ts'
import type { Services } from '../../../platform/services.ts'
import type { SignedIn } from './given-cookies.ts'
import { signingKey } from '../../../platform/links/keys.ts'
import { asAccountEmail } from '../queries.ts'

/**
 * Whose account a line of the log is about: the same in every line, so that tries of one account are seen together, and
 * found by nobody without the key. It changes with the key. Letters alone, so that nothing in it looks like somebody's
 * number (domain/src/identity/redact.ts).
 */
async function markOf({ db, clock }: Pick<Services, 'db' | 'clock'>, email: string): Promise<string> {
  const { secret } = await signingKey(db, clock.nowMs())
  const hash = createHmac('sha256', secret)
    .update(`account in the log: ${asAccountEmail(email)}`)
    .digest('hex')
  return hash.slice(0, 16).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
}

/** Logs a sign-in with a keyed hash of whose it was: of the account, or of what was `typed` where it failed. */
export function notedSignIn<T extends Pick<SignedIn, 'email'>>(
  services: Pick<Services, 'db' | 'clock'>,
  request: FastifyRequest,
  event: string,
  work: Promise<T>,
  typed?: string,
): Promise<T> {
  return noted(request, event, work, async (signedIn) => {
    const email = signedIn?.email ?? typed
    return email === undefined ? undefined : markOf(services, email)
  })
}
