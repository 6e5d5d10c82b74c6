import { addDays, type Day } from '../time/day.ts'

/**
 * What is reported of a mail: it came back for good, it came back although its address may be right (a full mailbox, a
 * server that gave no answer until the sender gave up), or whoever got it called it unwanted (ARF, RFC 5965).
 */
export const returnKinds = ['bounce_permanent', 'bounce_temporary', 'complaint'] as const
export type ReturnKind = (typeof returnKinds)[number]

export interface MailReturn {
  readonly kind: ReturnKind
  /** Enhanced status code (RFC 3463), as 5.1.1; null if the report has none. */
  readonly status: string | null
}

/**
 * What a return means for its address: `stop`, mails end at once; `count`, they end when it happens again on other days;
 * `complaint`, what can be ended ends; `none`, it says something of the mail, of us or of the way.
 */
export type ReturnWeight = 'stop' | 'count' | 'complaint' | 'none'

/** X.1.7 and X.1.8 are about the sender's address (RFC 3463 §3.2). */
const ofSender = new Set(['7', '8'])

/** By the subject of the status, the second number (RFC 3463 §3): 1 address, 2 mailbox, 4 network; 0 says nothing. */
export function weightOf({ kind, status }: MailReturn): ReturnWeight {
  if (kind === 'complaint') return 'complaint'
  const final = kind === 'bounce_permanent' ? 'stop' : 'count'
  if (status === null) return final
  const [, subject, detail = ''] = status.split('.')
  switch (subject) {
    case '0':
      return final
    case '1':
      return ofSender.has(detail) ? 'none' : final
    case '2':
      // X.2.1: disabled for good. Full, or this mail too long: it may take another one.
      return detail === '1' ? final : 'count'
    case '4':
      return 'count'
    default:
      // Mail system, protocol, content, policy (blocked, marked as spam): the next mail may arrive.
      return 'none'
  }
}

/** So many days on which mails came back end the mails to an address… */
export const countedReturnDays = 3
/** …within so many. */
export const returnWindowDays = 15

/** Whether returns that count, by the days they happened on, end the mails to an address. */
export function areTooMany(days: readonly Day[]): boolean {
  return days.some((last) => {
    const from = addDays(last, 1 - returnWindowDays)
    return new Set(days.filter((day) => day >= from && day <= last)).size >= countedReturnDays
  })
}

/** The enhanced status code in the words of a mail server: `550 5.1.1 no such user`. */
export function statusIn(diagnostic: string): string | null {
  return /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(diagnostic)?.[0] ?? null
}
