import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from 'use-intl'
import type { Area } from './messages.ts'
import { useSite } from '../site/site.tsx'

interface LazyTextsProps {
  readonly area: Area
  /** In place of the part until its texts are there. */
  readonly fallback: ReactNode
  /** The page does without the part where its texts do not come. */
  readonly dispensable?: boolean
  readonly children: ReactNode
}

/** A part of a page whose texts come with it and not with the page: what is loaded lazily brings its own words. */
export function LazyTexts({ area, fallback, dispensable, children }: LazyTextsProps) {
  const { loadTexts } = useSite()
  const there = useMessages()[area] !== undefined
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (!there) void loadTexts(area).catch(setFailure)
  }, [there, loadTexts, area])
  // As with code that does not arrive: whoever catches that, catches this.
  if (failure !== undefined && !dispensable) throw failure
  return there ? children : fallback
}
