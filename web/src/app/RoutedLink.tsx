import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import type { MouseEvent } from 'react'
import { matchPath, pageClassOf } from '../site/paths.ts'
import type { LinkProps } from '../ui/Link.tsx'
import { currentPageClass } from './page-class.ts'
import type { AppRouter } from './router.tsx'

function isPlainClick(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** Whether the router can go there without loading a document: a page of ours under the same security policy. */
function isWithinDocument(href: string) {
  if (href === '/') return currentPageClass() === 'plain'
  const match = href.startsWith('/') ? matchPath(href.replace(/[?#].*$/, '')) : undefined
  return match !== undefined && pageClassOf(match.key) === currentPageClass()
}

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

/** Handlers that load a page's code and its first replies once somebody seems to go there. */
function usePreloadOnIntent(href: string, goes: boolean) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  if (!goes || savesData()) return {}
  const preload = () => preloadPage(router, href)
  return {
    onFocus: preload,
    onTouchStart: preload,
    onPointerEnter: () => {
      timer.current = setTimeout(preload, intentMs)
    },
    onPointerLeave: () => clearTimeout(timer.current),
  }
}

/** Somebody who pays by the megabyte asked for nothing to be loaded ahead. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** The link that ui's Link becomes inside the router; anything that is not a page of ours stays a plain link. */
export function RoutedLink({ href, onClick, target, download, ...rest }: LinkProps) {
  const router = useRouter()
  const goes = !target && download === undefined && isWithinDocument(href)
  const preload = usePreloadOnIntent(href, goes)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || !goes) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return <a {...preload} {...rest} href={href} target={target} download={download} onClick={follow} />
}
