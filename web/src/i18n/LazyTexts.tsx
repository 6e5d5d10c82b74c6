import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from 'use-intl'
import type { Area } from './messages.ts'
import { useSite } from '../site/site.tsx'
import { CodeMissing, Lost } from '../ui/lazy-part.tsx'

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
  if (failure !== undefined && !dispensable) {
    const retry = () => {
      setFailure(undefined)
      void loadTexts(area).catch(setFailure)
    }
    // As with code that does not come: in the place of the part.
    return (
      <Lost
        error={new CodeMissing('the texts of a part have not come', { cause: failure })}
        onRetry={retry}
      />
    )
  }
  return there ? children : fallback
}
