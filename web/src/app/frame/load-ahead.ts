import type { LinkProps } from '../../ui/Link.tsx'
import type { AppRouter } from '../router.tsx'

/** What a route has that is worth loading ahead. */
interface Preloadable {
  readonly component?: { readonly preload?: () => Promise<unknown> }
  readonly loader?: (given: object) => unknown
}

/**
 * Loads the code of a page, its texts and its first replies, without going there. The router's own preloading writes
 * an error where the network fails; whoever then follows the link is shown the error.
 */
function preloadPage(router: AppRouter, href: string): void {
  const location = router.buildLocation({ href } as Parameters<AppRouter['buildLocation']>[0])
  for (const { routeId, params, loaderDeps } of router.matchRoutes(location)) {
    const { component, loader } = (router.routesById[routeId]?.options ?? {}) as Preloadable
    component?.preload?.().catch(() => undefined)
    Promise.resolve(loader?.({ location, params, deps: loaderDeps })).catch(() => undefined)
  }
}

/** As long as a pointer rests on a link before it is taken as meant. */
const intentMs = 60

/** Of the link that the pointer rests on. */
let timer: ReturnType<typeof setTimeout> | undefined

/** Handlers that load a page's code and its first replies once somebody seems to go there. */
export function loadAhead(router: AppRouter, href: string): Partial<LinkProps> {
  if (savesData()) return {}
  const preload = () => preloadPage(router, href)
  return {
    onFocus: preload,
    onTouchStart: preload,
    onPointerEnter: () => {
      clearTimeout(timer)
      timer = setTimeout(preload, intentMs)
    },
    onPointerLeave: () => clearTimeout(timer),
  }
}

/** Somebody who pays by the megabyte asked for nothing to be loaded ahead. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
