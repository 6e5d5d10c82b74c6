import { useEffect } from 'react'
import { useSite } from './site.tsx'

/** The title of a page that gives itself one: what it shows, then whose office it is. */
export function useDocumentTitle(...about: readonly string[]): void {
  const { name } = useSite().settings.organisation
  const title = [...about, name].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
