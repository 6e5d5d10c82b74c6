import { NotificationAddressChange } from '../../procedures/notification-address/NotificationAddressChange.tsx'
import { ContractChange } from './ContractChange.tsx'

export function NotificationAddressPage() {
  return (
    <ContractChange name="notifAddrChange" kinds={['electricity', 'gas']}>
      {(change) => <NotificationAddressChange {...change} />}
    </ContractChange>
  )
}
