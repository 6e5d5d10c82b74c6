import { centsOf } from '@endoll/api/cents.ts'
import type { HomeSupply } from '@endoll/api/home.ts'
import type { RequestItem } from '@endoll/api/requests.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { statusOf } from '../../supplies/contract-status.ts'
import type { Home } from './home-query.ts'

/** Something that waits for the customer, the most pressing first. */
export type Need =
  | {
      readonly key: 'debt'
      readonly amountCents: number
      /** Of it, what no bill that is kept here says. */
      readonly olderCents: number
      readonly count: number
      readonly since: Day | undefined
      /** From when the supply may be cut. */
      readonly cut: Day | undefined
      /** The supply may not be cut, until a day where that ends. */
      readonly ban: { readonly until: Day | null } | undefined
      /** Whose supply that is, where the customer has several. */
      readonly supply: HomeSupply | undefined
      /** A claim without an answer holds that bill up. */
      readonly claimed: boolean
      /** The bill that has been due longest. */
      readonly invoiceId: number | undefined
    }
  | {
      readonly key: 'toPay'
      readonly amountCents: number
      readonly count: number
      readonly until: Day | undefined
    }
  /** `confirm`: by a link that was mailed; nothing is signed. */
  | { readonly key: 'sign' | 'confirm'; readonly count: number; readonly request: RequestItem }
  /** `contract`: the one, where one waits. */
  | {
      readonly key: 'draft'
      readonly count: number
      readonly contract: Pick<HomeSupply, 'name' | 'type'> | undefined
    }
  /** Mails to the account's address come back. */
  | { readonly key: 'mail' }
  | { readonly key: 'rejected' | 'done'; readonly request: RequestItem }

/** What needs the customer: debts, mails that come back, bills that they pay themselves, signatures, an answer of the retailer. */
export function needsOf({
  invoices,
  overdue,
  requests,
  contracts,
  supplies,
  email_problem: problem,
}: Home): readonly Need[] {
  const { first_to_sign: toSign, answered } = requests
  const olderCents = centsOf(invoices.amount_debt_older)
  const debtCents = centsOf(invoices.amount_debt) + olderCents
  const needs: readonly (Need | undefined)[] = [
    debtCents > 0
      ? {
          key: 'debt',
          amountCents: debtCents,
          olderCents,
          count: invoices.with_debt,
          since: invoices.debt_since ?? undefined,
          cut: overdue?.cut_date ?? undefined,
          ban: overdue?.cut_ban ?? undefined,
          supply: supplies.length > 1 ? supplies.find(({ name }) => name === overdue?.contract) : undefined,
          claimed: Boolean(overdue?.paused_by),
          invoiceId: overdue?.id,
        }
      : undefined,
    problem?.kind === 'stopped' ? { key: 'mail' } : undefined,
    invoices.pending_by_customer > 0
      ? {
          key: 'toPay',
          amountCents: centsOf(invoices.amount_pending_by_customer),
          count: invoices.pending_by_customer,
          until: invoices.next_due_date_by_customer ?? undefined,
        }
      : undefined,
    toSign
      ? {
          key: toSign.by_mail && requests.to_sign === 1 ? 'confirm' : 'sign',
          count: requests.to_sign,
          request: toSign,
        }
      : undefined,
    contracts.waiting_signature > 0
      ? {
          key: 'draft',
          count: contracts.waiting_signature,
          contract:
            contracts.waiting_signature === 1
              ? supplies.find((supply) => statusOf(supply) === 'waitingSignature')
              : undefined,
        }
      : undefined,
    answered ? { key: answered.state === 'rejected' ? 'rejected' : 'done', request: answered } : undefined,
  ]
  return needs.filter((need) => need !== undefined)
}

/** Whether somebody has to do something: an answer that says that all is done asks for nothing. */
export function mustAct({ key }: Need): boolean {
  return key !== 'done'
}
