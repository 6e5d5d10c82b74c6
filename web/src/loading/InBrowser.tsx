import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

function never() {
  return () => undefined
}

/** False in markup of the server and while React takes it over; true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

interface InBrowserProps {
  readonly children: ReactNode
}

/**
 * What the server leaves out of a signed-in page: forms, parts that come in files of their own, what depends on the
 * window. A window's height stands in its place, so that the footer does not come into view.
 */
export function InBrowser({ children }: InBrowserProps) {
  return useInBrowser() ? children : <div className="in-browser" />
}

interface WindowHighProps {
  readonly children: ReactNode
}

/** What is still waited for after that, in the same room. */
export function WindowHigh({ children }: WindowHighProps) {
  return <div className="in-browser">{children}</div>
}
