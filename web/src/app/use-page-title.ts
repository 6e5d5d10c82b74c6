import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../site/site.tsx'

/** The document's title follows the page, "Contracts · Organisation", and stays while the next one is on its way. */
export function usePageTitle(): void {
  const t = useTranslations('app.titles')
  const { name } = useSite().settings.organisation
  const key = useMatches({
    select: (matches) => {
      if (matches.some((match) => match.status === 'pending')) return undefined
      if (matches.some((match) => match.status === 'notFound')) return 'notFound'
      const facts = matches.at(-1)?.staticData.facts
      return facts?.titled ? undefined : (facts?.key ?? 'notFound')
    },
  })
  const title = key && `${t(key)} · ${name}`
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
