import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site.tsx'
import { titleParts } from './contract-title.ts'

/** The document's title of a contract page: "Change the power · Contract A-001 · Organisation". */
export const useContractTitle = (page: 'viewContracts' | 'viewGasContracts'): void => {
  const t = useTranslations()
  const { name: organisation } = useSite().settings.organisation
  const { entry, contract } = titleParts(useSearch({ strict: false }))
  const about = [
    ...(entry ? [t(`menus.entries.${entry}`)] : []),
    ...(contract === undefined ? [] : [t('menus.ofContract', { name: contract })]),
  ]
  const title = [...(about.length > 0 ? about : [t(`app.titles.${page}`)]), organisation].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
