import { listDelegations } from '@endoll/api/delegations.ts'
import type { Delegations } from '@endoll/api/delegations.ts'
import { queryClient, read } from '../../calls/query.ts'

/** Who acts for the customer, and for whom the account acts. */
export function delegationsQuery() {
  return read(listDelegations, {})
}

/** What a change replied is shown at once. */
export function keepDelegations(delegations: Delegations): void {
  queryClient.setQueryData(delegationsQuery().queryKey, delegations)
}
