import { useSearch } from '@tanstack/react-router'
import { PowerChange } from '../../procedures/power/PowerChange.tsx'
import { ContractChange } from './ContractChange.tsx'

export function PowerChangePage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return (
    <ContractChange name="powChange" kinds={['electricity']}>
      {(change) => <PowerChange {...change} search={search} />}
    </ContractChange>
  )
}
