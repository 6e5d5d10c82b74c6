import type { Services } from '../../platform/services.ts'
import { readToken, signToken } from './tokens.ts'

/** A mail may be opened long after it came. */
const days = 365

/** The token of a link that ends mails with what happened to one account. */
export function issueUnsubscribeLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: number,
): Promise<string> {
  const iat = Math.floor(clock.nowMs() / 1000)
  return signToken(db, { typ: 'unsubscribe', sub: String(accountId), iat, exp: iat + days * 86_400 })
}

/** The account of a link; undefined where it is none of ours, of another purpose, or too old. */
export async function readUnsubscribeLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<number | undefined> {
  const read = await readToken(db, token, 'unsubscribe', clock.nowMs())
  return read?.inTime ? Number(read.claims.sub) : undefined
}
