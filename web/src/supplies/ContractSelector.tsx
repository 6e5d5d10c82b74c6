import type { ContractItem, ContractsShown } from '@endoll/api/contracts.ts'
import { Select } from '../ui/Select.tsx'
import { useChoosing } from '../ui/use-choosing.ts'
import { ContractFinder, typedFrom } from './ContractFinder.tsx'

function isAmong(contracts: readonly ContractItem[], name: string) {
  return contracts.some((contract) => contract.name === name)
}

/** Whether there is another contract to look at. */
export function offersChoice(contracts: readonly ContractItem[], name: string): boolean {
  return contracts.length >= (isAmong(contracts, name) ? 2 : 1)
}

interface ContractSelectorProps {
  label: string
  contracts: readonly ContractItem[]
  /** Which contracts these are; of many, the others are not found either. */
  only?: ContractsShown
  name: string
  onChoose: (name: string) => void
}

/** Chooses another contract of the customer; nothing if there is only one. */
export function ContractSelector({ label, contracts, only, name, onChoose }: ContractSelectorProps) {
  const known = isAmong(contracts, name)
  const choosing = useChoosing(known ? name : '', (chosen) => chosen && onChoose(chosen))
  if (!offersChoice(contracts, name)) return null
  const kind = contracts[0]?.type
  if (kind && contracts.length >= typedFrom) {
    return (
      <div className="no-print">
        <ContractFinder
          label={label}
          kinds={[kind]}
          {...(only && { only })}
          onChoose={(chosen) => onChoose(chosen.name)}
        />
      </div>
    )
  }
  return (
    <div className="no-print">
      <Select
        {...choosing}
        name="contract"
        label={label}
        {...(!known && { placeholder: name })}
        options={contracts.map((contract) => ({
          value: contract.name,
          label: `${contract.name} · ${contract.cups.full_address}`,
        }))}
      />
    </div>
  )
}
