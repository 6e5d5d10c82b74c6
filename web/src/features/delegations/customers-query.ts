import { listActedCustomers } from '@endoll/api/acted-customers.ts'
import { firstRead, read } from '../../calls/query.ts'
import type { FirstRead } from '../../calls/query.ts'

/** What needs attention of each customer for whom the account acts. */
export function customersQuery() {
  return read(listActedCustomers, {})
}

/** What their page begins with. */
export function customersReads(): readonly FirstRead[] {
  return [firstRead(customersQuery())]
}
