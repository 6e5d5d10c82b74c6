import { noContract } from '@endoll/api/claims.ts'
import type { ContractItem } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { FormSelect } from '../../form/fields.tsx'

interface ContractFieldProps {
  /** Whose texts are there. */
  readonly area: 'cases' | 'claim'
  readonly name: string
  readonly contracts: readonly ContractItem[]
  /** What the call knows a contract by. */
  readonly valueOf: (contract: ContractItem) => string
  readonly begunWith: string
  readonly onChoose: (value: string) => void
}

/** Which contract it is about; who has none yet says so. */
export function ContractField({ area, name, contracts, valueOf, begunWith, onChoose }: ContractFieldProps) {
  const t = useTranslations(area)
  const hasNone = contracts.length === 0
  return (
    <FormSelect
      name={name}
      label={t('fields.contract')}
      placeholder={t('fields.choose')}
      defaultValue={hasNone ? noContract : begunWith}
      options={
        hasNone
          ? [{ value: noContract, label: t('fields.noContract') }]
          : contracts.map((contract) => ({
              value: valueOf(contract),
              label: t('fields.contractChoice', {
                name: contract.name,
                address: contract.cups.full_address,
              }),
            }))
      }
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
