import { readActing } from '@endoll/api/delegations.ts'
import type { Acting } from '@endoll/api/delegations.ts'
import type { Endpoint } from '@endoll/api/endpoint.ts'
import { roleAllows, type DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import { useQuery } from '@tanstack/react-query'
import { isChange, type ContractFunction } from '../site/contract-functions.ts'
import { useSite } from '../site/site.tsx'
import { useOwnName } from './use-session.ts'
import { firstRead, read } from './query.ts'
import type { FirstRead } from './query.ts'

/** For whom this document acts. */
export function actingQuery() {
  return read(readActing, {})
}

/** What a page of another customer begins with: whose it is and what may be done there, before what it shows. */
export function withActingRead(reads: readonly FirstRead[]): readonly FirstRead[] {
  return reads.length > 0 ? [firstRead(actingQuery()), ...reads] : reads
}

/** For whom this document acts; undefined of one's own, and until it is known. */
export function useActing(): Acting | undefined {
  const { acting } = useSite()
  return useQuery({ ...actingQuery(), enabled: acting !== undefined }).data
}

/** The name of the customer whose pages these are: one's own, or of whom one acts for. */
export function useCustomerName(): string {
  const { acting } = useSite()
  const own = useOwnName()
  const customer = useActing()?.customer ?? ''
  return acting === undefined ? own : customer
}

/** Changes of a contract that an agent may ask for, whose calls are not loaded here (`byAgent`). */
const ofAgents: readonly ContractFunction[] = ['iban', 'notification_address']

/**
 * Which functions of the contract page whoever is here may use: changes of another's contract only who may sign, or an agent
 * to whom the customer has said their code.
 */
export function useOffersFunction(): (name: ContractFunction) => boolean {
  const { acting, offersFunction } = useSite()
  const signs = useMayAs('sign') === true
  const changes = useActing()?.inspection?.acts === true
  const may = (name: ContractFunction) => signs || (changes && ofAgents.includes(name))
  return (name) => offersFunction(name) && (acting === undefined || !isChange(name) || may(name))
}

/**
 * Whether whoever is here may make a call: for oneself always, for another what the call's `delegate` says, as an agent what
 * it says of agents; undefined until it is known for whom. Controls ask it, so that none is offered that would be refused.
 */
export function useMay({ delegate, byAgent }: Endpoint): boolean | undefined {
  const may = useMayAs(delegate)
  const changes = useActing()?.inspection?.acts === true
  return (changes && byAgent) || may
}

/**
 * Whether whoever is here may do what a role is needed for; of a role that is undefined nobody acts for another. For links to
 * pages whose calls are not loaded here.
 */
export function useMayAs(needed: DelegateRole | undefined): boolean | undefined {
  const { acting } = useSite()
  const role = useActing()?.role
  if (acting === undefined) return true
  return role && needed !== undefined && roleAllows(role, needed)
}
