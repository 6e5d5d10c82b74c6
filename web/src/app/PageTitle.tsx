import { useMatches } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useDocumentTitle } from '../site/use-document-title.ts'
import './route-facts.ts'

/** The document's title follows the page, "Contracts · Organisation", and stays while the next one is on its way. */
export function PageTitle() {
  const t = useTranslations('titles')
  const key = useMatches({
    select: (matches) => {
      if (matches.some((match) => match.status === 'pending')) return undefined
      if (matches.some((match) => match.status === 'notFound')) return 'notFound'
      const facts = matches.at(-1)?.staticData.facts
      return facts?.page.titled ? undefined : (facts?.key ?? 'notFound')
    },
  })
  useDocumentTitle(...(key ? [t(key)] : []))
  return null
}
