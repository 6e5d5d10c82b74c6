import type { InvoiceState } from '@endoll/domain/billing/payment-status.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { addDays, addMonths, firstDayOfMonth, type Day } from '@endoll/domain/time/day.ts'
import type { DemoContract } from '../contract.ts'
import type { Draft } from './invoice.ts'
import { ladderOf, type Rung } from './ladder.ts'

export interface DemoPayment {
  readonly day: Day
  /** Negative what went back. */
  readonly amountCents: number
  readonly method: 'direct_debit' | 'transfer' | 'card' | 'refund'
}

/** How an invoice stands: what was collected of it, and what is still to come. */
export interface Collection {
  readonly state: InvoiceState
  readonly dueDay: Day
  readonly proforma: string | undefined
  readonly payments: readonly DemoPayment[]
  readonly pendingCents: number
  readonly debtCents: number
  readonly ladder: readonly Rung[]
}

/** A debit is on its way from some days before its day until the bank could have returned it. */
const DEBIT_SENT_DAYS = 5
const DEBIT_SETTLED_DAYS = 3
const GROUP_DUE_DAY = 20

/** What goes otherwise than usual with one invoice. */
export type Course = { readonly kind: 'returned'; readonly rungs?: number } | { readonly kind: 'in_parts' }

/** The newest bills that were due and that the contract owes; the rest goes its usual way. */
export function coursesOf(
  { billing }: DemoContract,
  drafts: readonly Draft[],
  today: Day,
): Map<Draft, Course> {
  const due = drafts
    .filter(({ type, dueDay }) => type === 'N' && addDays(dueDay, DEBIT_SETTLED_DAYS) < today)
    .toSorted((a, b) => (a.dueDay < b.dueDay ? 1 : -1))
  const owed = due.slice(0, billing?.owes?.bills ?? 0)
  const { rungs } = billing?.owes ?? {}
  return new Map(
    owed.map((draft) => [
      draft,
      billing?.owes?.partly
        ? { kind: 'in_parts' }
        : { kind: 'returned', ...(rungs === undefined ? {} : { rungs }) },
    ]),
  )
}

/** How an invoice stands on a day. What is collected follows from its days alone, so that the past does not move. */
export function collect(draft: Draft, course: Course | undefined, today: Day): Collection {
  const { contract, bill, type, issueDay, dueDay } = draft
  const total = bill.totalCents
  const open = { proforma: undefined, payments: [], pendingCents: total, debtCents: 0, ladder: [], dueDay }
  const paid = (day: Day, method: DemoPayment['method']): Collection => ({
    ...open,
    state: 'paid',
    pendingCents: 0,
    payments: total === 0 ? [] : [{ day, amountCents: isRefund(type) ? -total : total, method }],
  })
  const givesBack = isRefund(type) || total < 0
  if (givesBack) {
    const day = addDays(issueDay, 3)
    return day <= today ? paid(day, 'refund') : { ...open, state: 'open' }
  }
  if (course?.kind === 'returned') return returned(draft, course.rungs, today)
  if (course?.kind === 'in_parts') {
    const half = Math.ceil(total / 2)
    const rest = total - half
    return {
      ...open,
      state: 'open',
      payments: [
        ...debitReturned(draft),
        { day: addDays(dueDay, DEBIT_SETTLED_DAYS + 1), amountCents: half, method: 'transfer' },
      ],
      pendingCents: rest,
      debtCents: rest,
      ladder: ladderOf(draft, today, 2),
    }
  }
  if (contract.billing?.grouped) return grouped(open, draft, today)
  const method = contract.billing?.payment ?? 'direct_debit'
  if (method !== 'direct_debit') {
    const day = addDays(issueDay, method === 'card' ? 4 : 12)
    return day <= today ? paid(day, method) : { ...open, state: 'open' }
  }
  if (addDays(dueDay, DEBIT_SETTLED_DAYS) < today) return paid(dueDay, method)
  return { ...open, state: addDays(dueDay, -DEBIT_SENT_DAYS) <= today ? 'in_process' : 'open' }
}

/** A debit that the bank gave back, as the first rung of the ladder says. */
function debitReturned({ bill: { totalCents }, dueDay }: Draft): DemoPayment[] {
  return [
    { day: dueDay, amountCents: totalCents, method: 'direct_debit' },
    { day: addDays(dueDay, DEBIT_SETTLED_DAYS), amountCents: -totalCents, method: 'direct_debit' },
  ]
}

/** The bank gave the debit back, and nothing came since. */
function returned(draft: Draft, rungs: number | undefined, today: Day): Collection {
  const { bill, dueDay } = draft
  const total = bill.totalCents
  return {
    state: 'open',
    dueDay,
    proforma: undefined,
    payments: debitReturned(draft),
    pendingCents: total,
    debtCents: total,
    ladder: ladderOf(draft, today, rungs),
  }
}

/** The bills of a month are paid together, on one day of the next. */
function grouped(open: Omit<Collection, 'state'>, { bill, issueDay }: Draft, today: Day): Collection {
  const month = firstDayOfMonth(issueDay)
  const dueDay = addDays(addMonths(month, 1), GROUP_DUE_DAY - 1)
  const proforma = `PF${month.slice(2, 4)}${month.slice(5, 7)}`
  if (today < dueDay) return { ...open, state: 'grouped_proforma', dueDay, proforma }
  const payment: DemoPayment = { day: dueDay, amountCents: bill.totalCents, method: 'transfer' }
  return { ...open, state: 'paid', dueDay, proforma, pendingCents: 0, payments: [payment] }
}
