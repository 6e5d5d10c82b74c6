import type { ContractItem } from '@endoll/contract/contracts.ts'
import { useTranslations } from 'use-intl'
import { Select } from '../../ui/Select.tsx'
import './consumption.css'

const isAmong = (contracts: readonly ContractItem[], name: string) =>
  contracts.some((contract) => contract.name === name)

/** Whether there is another contract to look at. */
export const offersChoice = (contracts: readonly ContractItem[], name: string): boolean =>
  contracts.length >= (isAmong(contracts, name) ? 2 : 1)

type ContractSelectorProps = {
  contracts: readonly ContractItem[]
  name: string
  onChoose: (name: string) => void
}

/** Another contract of the same customer; nothing to choose, nothing shown. */
export function ContractSelector({ contracts, name, onChoose }: ContractSelectorProps) {
  const t = useTranslations('consumption')
  if (!offersChoice(contracts, name)) return null
  const known = isAmong(contracts, name)
  return (
    <div className="consumption-selector no-print">
      <Select
        name="contract"
        label={t('chooseContract')}
        value={known ? name : ''}
        {...(!known && { placeholder: name })}
        options={contracts.map((contract) => ({
          value: contract.name,
          label: `${contract.name} · ${contract.cups.full_address}`,
        }))}
        onChange={(event) => event.target.value && onChoose(event.target.value)}
      />
    </div>
  )
}
