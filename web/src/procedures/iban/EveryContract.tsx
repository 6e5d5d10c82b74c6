import { mostContracts } from '@endoll/api/procedures/several.ts'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../ui/choices.tsx'
import { TooMany } from '../../flow/TooMany.tsx'

interface EveryContractProps {
  /** How many active contracts may have their account changed. */
  readonly count: number
  /** Whether all are chosen. */
  readonly chosen: boolean
  readonly onChoose: (chosen: boolean) => void
}

/** The choice to change the account of all contracts by the one request; nothing if there is one contract. */
export function EveryContract({ count, chosen, onChoose }: EveryContractProps) {
  const t = useTranslations('iban.every')
  if (count < 2) return null
  return (
    <Checkbox
      name="every"
      label={t('choice', { count: count - 1 })}
      hint={t('hint', { count })}
      {...(count > mostContracts ? { disabledReason: <TooMany count={count} /> } : {})}
      checked={chosen}
      onChange={(event) => onChoose(event.target.checked)}
    />
  )
}
