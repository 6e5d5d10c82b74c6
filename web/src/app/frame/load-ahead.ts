import type { LinkProps } from '../../ui/Link.tsx'
import type { AppRouter } from '../router.tsx'

/** What a route has that is worth loading ahead. */
interface Preloadable {
  readonly component?: { readonly preload?: () => Promise<unknown> }
  readonly loader?: (given: object) => Promise<unknown>
}

/** The browser's data saver. */
interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean }
}

/**
 * Loads the code of a page, its texts and its first replies, without going there. The router's own preloading writes
 * an error where the network fails; whoever then follows the link is shown the error. A reply that is still fresh is
 * not asked for again (calls/query.ts).
 */
function preloadPage(router: AppRouter, href: string): void {
  const location = router.buildLocation({ href } as Parameters<AppRouter['buildLocation']>[0])
  for (const { routeId, params, loaderDeps } of router.matchRoutes(location)) {
    const { component, loader } = (router.routesById[routeId]?.options ?? {}) as Preloadable
    component?.preload?.().catch(() => undefined)
    loader?.({ location, params, deps: loaderDeps, preload: true }).catch(() => undefined)
  }
}

/** How long a pointer rests on a link before it is taken as meant. */
const pointedMs = 60
/** How long the focus does: who goes down a list with the keyboard stays longer on each. */
const focusedMs = 250

/** Of the link that is rested on. */
let timer: ReturnType<typeof setTimeout> | undefined

function leave(): void {
  clearTimeout(timer)
  removeEventListener('scroll', leave, { capture: true })
}

/** Handlers that load a page's code and its first replies once somebody seems to go there. */
export function loadAhead(router: AppRouter, href: string): Partial<LinkProps> {
  // Somebody who pays by the megabyte asked for nothing to be loaded ahead.
  if ((navigator as SavingNavigator).connection?.saveData) return {}
  const rest = (ms: number) => {
    leave()
    timer = setTimeout(() => preloadPage(router, href), ms)
  }
  return {
    onFocus: () => rest(focusedMs),
    onBlur: leave,
    // A finger too. Once it scrolls, the browser takes its pointer off the link.
    onPointerEnter: () => {
      rest(pointedMs)
      // Turning the wheel brings one link after the other under a pointer that does not move.
      addEventListener('scroll', leave, { capture: true })
    },
    onPointerLeave: leave,
  }
}
