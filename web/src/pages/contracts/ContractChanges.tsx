import type { ContractItem } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { functionQuery } from '../../site/contract-functions.ts'
import { frequentChanges } from '../../supplies/changes-offered.ts'
import { useSite } from '../../site/site.tsx'
import { Menu } from '../../ui/Menu.tsx'

interface ContractChangesProps {
  readonly contract: ContractItem
}

/** The menu of the usual changes that a contract allows; not shown where there are none. */
export function ContractChanges({ contract }: ContractChangesProps) {
  const t = useTranslations('contracts.changes')
  const { address, settings, offersFunction } = useSite()
  const { name } = contract
  const offered = frequentChanges(contract, settings).filter(offersFunction)
  if (offered.length === 0) return null
  return (
    <Menu
      small
      label={t('label')}
      name={t('labelOf', { name })}
      items={offered.map((key) => ({
        key,
        label: t(key),
        href: address('viewContracts', {}, functionQuery(key, name)),
      }))}
    />
  )
}
