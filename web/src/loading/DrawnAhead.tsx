import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import { useInBrowser } from './InBrowser.tsx'

/** On the server: what it draws in the place of a part whose code comes after the page. */
export const PartAhead = createContext<ReactNode>(undefined)

const id = 'drawn-ahead'

/**
 * What stands in the place of a part until its code is there: the part as the server has drawn it, which takes no press
 * yet, or else `waiting`.
 */
export function useDrawnAhead(waiting: ReactNode): ReactNode {
  const part = use(PartAhead)
  const inBrowser = useInBrowser()
  // Read while React takes the page over: in a page that it makes itself nothing was drawn.
  const [drawn] = useState(() =>
    inBrowser || part !== undefined ? undefined : document.getElementById(id)?.innerHTML,
  )
  if (part !== undefined) {
    return (
      <div id={id} inert>
        {part}
      </div>
    )
  }
  if (drawn === undefined) return waiting
  // oxlint-disable-next-line react/no-danger -- markup of this very page, which the server has made
  return <div id={id} inert dangerouslySetInnerHTML={{ __html: drawn }} />
}
