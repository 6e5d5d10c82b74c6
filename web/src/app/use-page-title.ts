import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { RouteKey } from '../paths.ts'
import { useSite } from '../site.tsx'

/** The document's title follows the page: "Contracts · Organisation". */
export const usePageTitle = (): void => {
  const t = useTranslations('app.titles')
  const { name } = useSite().settings.organisation
  const key = useMatches({
    select: (matches): RouteKey | undefined =>
      matches.every((match) => match.status === 'success')
        ? matches.at(-1)?.staticData.facts?.key
        : undefined,
  })
  const title = `${t(key ?? 'notFound')} · ${name}`
  useEffect(() => {
    document.title = title
  }, [title])
}
