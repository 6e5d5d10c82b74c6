import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../site.tsx'
import { titleParts } from './page-title.ts'

/** The document's title follows the page, "Contracts · Organisation", and stays while the next one is on its way. */
export const usePageTitle = (): void => {
  const t = useTranslations()
  const { name } = useSite().settings.organisation
  const search = useMatches({
    select: (matches) => matches.at(-1)?.search as Readonly<Record<string, unknown>> | undefined,
  })
  const key = useMatches({
    select: (matches) => {
      if (matches.some((match) => match.status === 'pending')) return undefined
      if (matches.some((match) => match.status === 'notFound')) return 'notFound'
      return matches.at(-1)?.staticData.facts?.key ?? 'notFound'
    },
  })
  const words = () => {
    if (!key) return undefined
    const { entry, contract } = titleParts(key, search ?? {})
    const about = contract === undefined ? undefined : t('app.titleOf.contract', { name: contract })
    const page = entry ? t(`menus.entries.${entry}`) : (about ?? t(`app.titles.${key}`))
    return [page, ...(entry && about !== undefined ? [about] : []), name].join(' · ')
  }
  const title = words()
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
