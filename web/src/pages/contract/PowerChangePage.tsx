import { PowerChange } from '../../procedures/power/PowerChange.tsx'
import { ContractChange } from './ContractChange.tsx'

export function PowerChangePage() {
  return (
    <ContractChange name="powChange" kinds={['electricity']}>
      {(change) => <PowerChange {...change} />}
    </ContractChange>
  )
}
