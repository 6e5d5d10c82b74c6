import type { Services } from '../../platform/services.ts'
import { readToken, signToken } from './tokens.ts'

/** The bill that a link pays, and the account in whose name. */
export interface PayLink {
  readonly accountId: number
  readonly invoiceId: number
}

/** The token of a link that pays one bill for some days. */
export function issuePayLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { accountId, invoiceId }: PayLink,
  days: number,
): Promise<string> {
  const iat = Math.floor(clock.nowMs() / 1000)
  return signToken(db, {
    typ: 'pay',
    sub: String(accountId),
    invoice: invoiceId,
    iat,
    exp: iat + days * 86_400,
  })
}

/** What a link pays; undefined where it is none of ours, of another purpose, or too old. */
export async function readPayLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<PayLink | undefined> {
  const read = await readToken(db, token, 'pay', clock.nowMs())
  if (!read?.inTime) return undefined
  return { accountId: Number(read.claims.sub), invoiceId: read.claims.invoice }
}
