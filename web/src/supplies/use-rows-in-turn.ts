import { useDeferredValue, useEffect, useState } from 'react'

/** Whether a list has been shown since the document was loaded. */
let shown = false

/**
 * The rows of a list, at first only as many as fill a window: on a slow phone a hundred would delay the answer above
 * them. Once the office is open they are there at once, so that going back finds its place in the list.
 */
export function useRowsInTurn<Row>(rows: readonly Row[], first: number): readonly Row[] {
  const [begins] = useState(() => !shown)
  useEffect(() => {
    shown = true
  }, [])
  return useDeferredValue(rows, begins ? rows.slice(0, first) : rows)
}
