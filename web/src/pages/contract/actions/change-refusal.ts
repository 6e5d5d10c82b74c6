import type { ContractDetail } from '@endoll/api/contracts.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { getPowerChange } from '@endoll/api/procedures/power.ts'
import type { RequestItem } from '@endoll/api/requests.ts'
import { waitsFor, type ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'
import type { Day } from '@endoll/domain/time/day.ts'

/** Why a change cannot be asked for now. */
export type ChangeRefusal =
  | { readonly why: 'draft' | 'closed' | 'distributor' | 'noPower' }
  /** By name, since the reason is shown below a row of buttons. */
  | { readonly why: 'sipsRequested' | 'sipsDone' | 'lettersRequested' | 'lettersDone' }
  | { readonly why: 'running'; readonly request: { readonly id: number; readonly reference: string } }
  | { readonly why: 'tooSoon'; readonly day: Day | undefined }

export interface ChangeFacts {
  readonly contract: Pick<ContractDetail, 'state' | 'atr_available'> &
    Partial<
      Pick<
        ContractDetail,
        'no_cession_sips' | 'electronic_notification' | 'date_request_electronic_notification'
      >
    >
  /** Requests of this contract that have not ended. */
  readonly open: readonly Pick<RequestItem, 'id' | 'reference' | 'procedure'>[]
  /** What the server says of a change of power; undefined while that is not known. */
  readonly power: Pick<ReplyOf<typeof getPowerChange>, 'refusal'> | undefined
}

/** Why this change cannot be asked for; undefined if it can, as far as the browser knows. */
export function changeRefusal(
  change: ContractChangeName,
  { contract, open, power }: ChangeFacts,
): ChangeRefusal | undefined {
  // Within its days, also of a contract that is signed and not in force yet.
  if (change === 'withdrawal') {
    const sent = open.find(({ procedure }) => procedure === change)
    return sent ? { why: 'running', request: sent } : undefined
  }
  if (contract.state !== 'activa') return { why: contract.state === 'esborrany' ? 'draft' : 'closed' }
  const own = open.find(({ procedure }) => procedure === change)
  if (own) return { why: 'running', request: own }
  if (change === 'sips') return sipsRefusal(contract)
  if (change === 'electronic_notification') return notificationRefusal(contract)
  if (change === 'change_product') return productRefusal(open)
  if (change === 'end_supply' || change === 'change_holder') {
    return contract.atr_available ? undefined : { why: 'distributor' }
  }
  return change === 'power' ? powerRefusal(power?.refusal, contract) : undefined
}

function powerRefusal(
  refusal: NonNullable<ChangeFacts['power']>['refusal'] | undefined,
  contract: ChangeFacts['contract'],
): ChangeRefusal | undefined {
  switch (refusal?.code) {
    case 'power_change_too_soon':
      return { why: 'tooSoon', day: refusal.next_date ?? undefined }
    case 'tariff_without_power':
      return { why: 'noPower' }
    case 'process_running':
      return refusal.request ? { why: 'running', request: refusal.request } : { why: 'distributor' }
    default:
      return contract.atr_available ? undefined : { why: 'distributor' }
  }
}

/** What ends the contract or hands it over has to end first. */
function productRefusal(open: ChangeFacts['open']): ChangeRefusal | undefined {
  const before = open.find(({ procedure }) => waitsFor('change_product').includes(procedure))
  return before && { why: 'running', request: before }
}

/** Asked for, done, or the distributor is at something else. */
function sipsRefusal({
  no_cession_sips: sips,
  atr_available: free,
}: ChangeFacts['contract']): ChangeRefusal | undefined {
  if (sips === 'requested') return { why: 'sipsRequested' }
  if (sips === 'active') return { why: 'sipsDone' }
  return free ? undefined : { why: 'distributor' }
}

function notificationRefusal({
  electronic_notification: active,
  date_request_electronic_notification: asked = null,
}: ChangeFacts['contract']): ChangeRefusal | undefined {
  if (active) return { why: 'lettersDone' }
  return asked === null ? undefined : { why: 'lettersRequested' }
}
