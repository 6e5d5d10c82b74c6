import type { ContractDetail } from '@endoll/api/contracts.ts'
import type { RequestItem } from '@endoll/api/requests.ts'
import { finalAccountDue } from '@endoll/domain/contracting/final-account.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { debtCentsOf, statusOf } from '../../../supplies/contract-status.ts'

/** What the sentences are made from. */
export interface Happening {
  readonly contract: Pick<
    ContractDetail,
    'type' | 'state' | 'sign_date' | 'start_date' | 'end_date' | 'amount_debt' | 'atr_available'
  > &
    Pick<ContractDetail, 'commitment_end_date' | 'renewal' | 'handed_over'>
  /** Requests of this contract that have not ended. */
  readonly open: readonly RequestItem[]
  /** About when the next invoice comes, where that is known. */
  readonly nextInvoiceDay: Day | undefined
  readonly today: Day
}

/** Since when: a day of this year, or an earlier year. */
type Since = { readonly day: Day } | { readonly year: string } | undefined

/** One sentence about a supply, by the key of its text. */
export type HappeningPart =
  | { readonly key: 'debt'; readonly amountCents: number }
  | { readonly key: 'sign' | 'underWay'; readonly request: RequestItem }
  | { readonly key: 'unsigned' | 'afterSigning' | 'afterActivation' | 'kept' | 'distributor' | 'closed' }
  | { readonly key: 'active' | 'activeClear'; readonly since: Since }
  | {
      readonly key:
        | 'inProcess'
        | 'closedOn'
        | 'endsOn'
        | 'handedOn'
        | 'lastInvoice'
        | 'nextInvoice'
        | 'commitment'
        | 'renewal'
      readonly day: Day
    }

/** The end of a commitment is mentioned this many days before. */
const commitmentDays = 90
/** And a renewal from its announcement on (renewal-notice.ts of domain). */
const renewalDays = 30

/**
 * What is happening with a supply, the most pressing first (what is owed, what must be signed, how the contract
 * stands, what is under way), and then what comes next. The first is the answer of the page.
 */
export function happeningParts(given: Happening): readonly [HappeningPart, ...HappeningPart[]] {
  const [first = stateOf(given), ...rest] = [...pressing(given), stateOf(given), ...underWay(given)]
  return [first, ...rest, ...comesNext(given)]
}

function waitsForSignature({ state }: RequestItem) {
  return state === 'waiting_signature'
}

function pressing({ contract, open }: Happening): readonly HappeningPart[] {
  const amountCents = debtCentsOf(contract)
  return [
    ...(amountCents > 0 ? [{ key: 'debt', amountCents } as const] : []),
    ...open.filter(waitsForSignature).map((request) => ({ key: 'sign', request }) as const),
  ]
}

function stateOf({ contract, open, today }: Happening): HappeningPart {
  const { sign_date, start_date, end_date } = contract
  switch (statusOf(contract)) {
    case 'waitingSignature':
      return { key: 'unsigned' }
    case 'inProcess':
      return { key: 'inProcess', day: sign_date ?? today }
    case 'closed':
      if (end_date === null) return { key: 'closed' }
      return { key: contract.handed_over ? 'handedOn' : 'closedOn', day: end_date }
    case 'active': {
      const clear =
        debtCentsOf(contract) === 0 && open.length === 0 && isFree(contract) && !isEnding(contract, today)
      return { key: clear ? 'activeClear' : 'active', since: sinceOf(start_date, today) }
    }
  }
}

/** It has a last day, which has not passed: the retailer’s file says it ahead. */
function isEnding({ end_date: end }: Happening['contract'], today: Day): boolean {
  return end !== null && end >= today
}

/** No process of the distributor blocks changes. Of gas none does: only power and SIPS are blocked. */
function isFree({ type, atr_available }: Happening['contract']) {
  return type === 'gas' || atr_available
}

function sinceOf(start: Day | null, today: Day): Since {
  if (start === null) return undefined
  return start.slice(0, 4) === today.slice(0, 4) ? { day: start } : { year: start.slice(0, 4) }
}

function underWay({ contract, open }: Happening): readonly HappeningPart[] {
  const moving = open.filter((request) => !waitsForSignature(request))
  if (open.length === 0 && statusOf(contract) === 'active' && !isFree(contract)) {
    return [{ key: 'distributor' }]
  }
  return moving.map((request) => ({ key: 'underWay', request }))
}

function comesNext({ contract, nextInvoiceDay, today }: Happening): readonly HappeningPart[] {
  const { commitment_end_date: commitment, renewal, end_date } = contract
  switch (statusOf(contract)) {
    case 'waitingSignature':
      return [{ key: 'afterSigning' }]
    case 'inProcess':
      return [{ key: 'afterActivation' }]
    case 'closed': {
      const last = end_date === null ? undefined : finalAccountDue(end_date)
      return last !== undefined && last >= today ? [{ key: 'lastInvoice', day: last }] : [{ key: 'kept' }]
    }
    case 'active':
      // What ends does not renew.
      if (end_date !== null && isEnding(contract, today)) return [{ key: 'endsOn', day: end_date }]
      return [
        ...(nextInvoiceDay === undefined ? [] : [{ key: 'nextInvoice', day: nextInvoiceDay } as const]),
        ...(commitment !== null && commitment >= today && commitment <= addDays(today, commitmentDays)
          ? [{ key: 'commitment', day: commitment } as const]
          : []),
        ...(renewal !== null && renewal.last_day <= addDays(today, renewalDays)
          ? [{ key: 'renewal', day: renewal.last_day } as const]
          : []),
      ]
  }
}
