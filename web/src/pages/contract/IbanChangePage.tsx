import type { SupplyKind } from '@endoll/api/contracts.ts'
import { IbanChange } from '../../procedures/iban/IbanChange.tsx'
import { useSite } from '../../site/site.tsx'
import { ContractChange } from './ContractChange.tsx'

/** Each kind of supply has a switch of its own. */
export function IbanChangePage() {
  const { ibanChange, ibanGasChange } = useSite().settings.switches
  const kinds: readonly SupplyKind[] = [
    ...(ibanChange ? (['electricity'] as const) : []),
    ...(ibanGasChange ? (['gas'] as const) : []),
  ]
  return (
    <ContractChange name="ibanChange" kinds={kinds}>
      {(change) => <IbanChange {...change} />}
    </ContractChange>
  )
}
