import { useEffect, useSyncExternalStore } from 'react'
import { useSite } from './site.tsx'

let step: string | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function stand(at: string | undefined): void {
  step = at
  for (const listener of listeners) listener()
}

/** In front of the page's title: where somebody stands who answers one question after another. */
export function useStepInTitle(name: string): void {
  useEffect(() => {
    stand(name)
    return () => stand(undefined)
  }, [name])
}

/** The document's title: what the page shows, then whose office it is. With nothing to show the one before stays. */
export function useDocumentTitle(...about: readonly string[]): void {
  const { name } = useSite().settings.organisation
  const at = useSyncExternalStore(
    subscribe,
    () => step,
    () => undefined,
  )
  const title = about.length > 0 && [...(at === undefined ? [] : [at]), ...about, name].join(' · ')
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
