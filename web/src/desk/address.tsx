import { useSyncExternalStore } from 'react'
import type { MouseEvent } from 'react'
import type { LinkProps } from '../ui/Link.tsx'

const moved = new EventTarget()

function subscribe(listener: () => void) {
  moved.addEventListener('moved', listener)
  addEventListener('popstate', listener)
  return () => {
    moved.removeEventListener('moved', listener)
    removeEventListener('popstate', listener)
  }
}

/** Where the desk stands: path and query. */
export function useAddress(): URL {
  return new URL(useSyncExternalStore(subscribe, () => location.href))
}

/** Goes to another page of the desk. */
export function go(to: string): void {
  history.pushState(null, '', to)
  moved.dispatchEvent(new Event('moved'))
}

/** A link within the desk, which loads no document; with a key held it is the browser's. */
export function DeskLink({ href, onClick, ...props }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    event.preventDefault()
    go(href)
  }
  return <a {...props} href={href} onClick={follow} />
}
