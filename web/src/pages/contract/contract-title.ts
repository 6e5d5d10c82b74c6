import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { contractNamePattern } from '@endoll/api/contract-name.ts'
import type { ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'
import { isChange, readContractName, readContractView } from '../../site/contract-functions.ts'
import { useDocumentTitle } from '../../site/use-document-title.ts'

/** Parts of the contract page's title; without either the title is that of the list of contracts. */
export interface TitleParts {
  readonly entry?: ContractChangeName | 'consumption'
  readonly contract?: string
}

/** What is done and for which contract, so that browser tabs of several contracts differ. */
export function titleParts(search: Readonly<Record<string, unknown>>): TitleParts {
  const view = readContractView(search)
  // A function has the title of its page; the download shows the contract itself.
  const entry = view === 'whole' || view === 'download' ? undefined : view
  const contract = readContractName(search)
  return {
    ...(entry && { entry }),
    ...(contract !== undefined && contractNamePattern.test(contract) && { contract }),
  }
}

/** The document's title of a contract page: "Change the power · Contract A-001 · Organisation". */
export function useContractTitle(): void {
  const t = useTranslations()
  const { entry, contract } = titleParts(useSearch({ strict: false }))
  const about = [
    ...(entry ? [isChange(entry) ? t(`contract.titles.${entry}`) : t('menus.entries.consumption')] : []),
    ...(contract === undefined ? [] : [t('menus.ofContract', { name: contract })]),
  ]
  useDocumentTitle(...(about.length > 0 ? about : [t('menus.entries.viewContracts')]))
}
