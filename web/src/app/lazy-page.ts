import { lazyRouteComponent } from '@tanstack/react-router'
import { loadTwice } from '../ui/lazy-part.tsx'

let missing = false

/** Whether the code of a page has not come since this document began. */
export function isCodeMissing(): boolean {
  return missing
}

/**
 * The component of a route, in a file of its own. What does not come is asked for twice; then the page fails as any other
 * failure shows. The router would load the document anew by itself, and remember that in storage, which may be blocked.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  const loaded = () =>
    loadTwice(load).catch((error: unknown) => {
      missing = true
      throw error
    })
  return lazyRouteComponent<Module, Name>(loaded, name)
}
