import { useRouter } from '@tanstack/react-router'
import { createContext, use } from 'react'
import type { MouseEvent } from 'react'
import { actingHere, actingIn } from '../site/acting.ts'
import { matchPath, pageClassOf } from '../site/paths.ts'
import type { LinkProps } from '../ui/Link.tsx'
import { currentPageClass } from './page-class.ts'
import type { AppRouter } from './router.tsx'

function isPlainClick(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** Whether the router can go there without loading a document: a page of ours, of the class that the document has. */
function isWithinDocument(href: string) {
  if (href === '/') return currentPageClass() === 'plain'
  const match = href.startsWith('/') ? matchPath(href.replace(/[?#].*$/, '')) : undefined
  return match !== undefined && pageClassOf(match.key) === currentPageClass()
}

/** Handlers of a link that load its page ahead, where the page around it has them: the way in leads on by its form. */
export const LoadAhead = createContext((_router: AppRouter, _href: string): Partial<LinkProps> => ({}))

/** The link that ui's Link becomes inside the router; anything that is not a page of ours stays a plain link. */
export function RoutedLink({ href, onClick, target, download, ...rest }: LinkProps) {
  const router = useRouter()
  // Another customer's pages are another document.
  const goes = !target && download === undefined && isWithinDocument(href) && actingIn(href) === actingHere()
  const loadAhead = use(LoadAhead)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || !goes) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    <a
      {...(goes ? loadAhead(router, href) : {})}
      {...rest}
      href={href}
      target={target}
      download={download}
      onClick={follow}
    />
  )
}
