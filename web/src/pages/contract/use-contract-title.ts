import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useDocumentTitle } from '../../site/use-document-title.ts'
import { titleParts } from './contract-title.ts'

/** The document's title of a contract page: "Change the power · Contract A-001 · Organisation". */
export function useContractTitle(page: 'viewContracts' | 'viewGasContracts'): void {
  const t = useTranslations()
  const { entry, contract } = titleParts(useSearch({ strict: false }))
  const about = [
    ...(entry ? [t(`menus.entries.${entry}`)] : []),
    ...(contract === undefined ? [] : [t('menus.ofContract', { name: contract })]),
  ]
  useDocumentTitle(...(about.length > 0 ? about : [t(`app.titles.${page}`)]))
}
