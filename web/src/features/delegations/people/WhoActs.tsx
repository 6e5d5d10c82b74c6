import { listDelegations } from '@endoll/api/delegations.ts'
import { Allowed } from '../../../failures/Allowed.tsx'
import { DelegationsCard } from './DelegationsCard.tsx'

/** Who acts for a customer, for whoever decides it in the customer's name; one's own stand on the profile. */
export function WhoActs() {
  return (
    <div id="who-acts">
      <Allowed endpoint={listDelegations}>
        <DelegationsCard />
      </Allowed>
    </div>
  )
}
