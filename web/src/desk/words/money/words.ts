import type { RefundState } from '@endoll/api/desk-money.ts'

/** Words of payments to look at and refunds. */
export interface MoneyWords {
  title: string
  odd: string
  refunds: string
  messages: string
  none: string
  noRefunds: string
  toList: string
  reference: string
  state: string
  amount: string
  since: string
  todo: string
  what: string
  doing: { unknown: string; disputed: string; flagged: string }
  /** Why a message of the provider should be looked at, by the words of the log. */
  flags: Readonly<Record<string, string>>
  reason: string
  reasonHint: string
  refundState: Readonly<Record<RefundState, string>>
  asked: string
  second: string
  confirm: string
  turnDown: string
  mine: string
  between: string
  decided: { confirmed: string; turnedDown: string }
  back: string
  paid: string
  instalments: string
  part: string
  due: string
  bill: string
  give: string
  giveHint: (most: string, limit: string) => string
  done: string
  doneWaits: string
  wrongAmount: (example: string) => string
  moreThan: (most: string) => string
  tooMuch: string
  nothing: string
  pending: string
}
