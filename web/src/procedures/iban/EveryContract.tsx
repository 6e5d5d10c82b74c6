import type { SupplyKind } from '@endoll/api/contracts.ts'
import { mostContracts } from '@endoll/api/procedures/several.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { activeContractsQuery } from '../../supplies/active-contracts.ts'
import { Checkbox } from '../../ui/choices.tsx'
import { TooMany } from '../../flow/TooMany.tsx'

interface EveryContractProps {
  readonly kinds: readonly SupplyKind[]
  /** Whether all are chosen. */
  readonly chosen: boolean
  readonly onChoose: (chosen: boolean) => void
}

/** The choice to change the account of all contracts by the one request; nothing where there is one contract. */
export function EveryContract({ kinds, chosen, onChoose }: EveryContractProps) {
  const t = useTranslations('iban.every')
  const count = useActiveContracts(kinds)
  if (count < 2) return null
  return (
    <Checkbox
      name="every"
      label={t('choice', { count: count - 1 })}
      hint={t('hint', { count })}
      {...(count > mostContracts ? { disabledReason: <TooMany count={count} /> } : {})}
      checked={chosen && count <= mostContracts}
      onChange={(event) => onChoose(event.target.checked)}
    />
  )
}

/** How many active contracts may have their account changed; none until that is known. */
function useActiveContracts(kinds: readonly SupplyKind[]): number {
  const [electricity, gas] = [kinds.includes('electricity'), kinds.includes('gas')]
  const lit = useQuery({ ...activeContractsQuery('electricity'), enabled: electricity }).data
  const heated = useQuery({ ...activeContractsQuery('gas'), enabled: gas }).data
  if ((electricity && !lit) || (gas && !heated)) return 0
  return (lit?.total_items ?? 0) + (heated?.total_items ?? 0)
}
