import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { useInBrowser } from '../InBrowser.tsx'
import { lazyComponent } from '../lazy-part.tsx'

function Nothing() {
  return null
}

/**
 * A picture that comes after the page; where it cannot be had the page does without. The server leaves it out: what it
 * leaves unfinished, React reports as an error.
 */
export function lazyPicture(load: () => Promise<ComponentType>) {
  const Loaded = lazyComponent(async () => ({ default: await load().catch(() => Nothing) }))
  return function LazyPicture() {
    if (!useInBrowser()) return null
    return (
      <Suspense>
        <Loaded />
      </Suspense>
    )
  }
}
