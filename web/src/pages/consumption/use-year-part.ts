import { useEffect, useState } from 'react'
import { useSite } from '../../site/site.tsx'
import type { YearAnswer } from './year/YearAnswer.tsx'
import type { YearView } from './year/YearView.tsx'

interface YearPart {
  readonly YearAnswer: typeof YearAnswer
  readonly YearView: typeof YearView
}

/** The code and texts of the year view, loaded once it is wanted; undefined until they are there. */
export function useYearPart(wanted: boolean): YearPart | undefined {
  const { loadTexts } = useSite()
  const [part, setPart] = useState<YearPart>()
  const [failure, setFailure] = useState<{ readonly reason: unknown }>()
  useEffect(() => {
    if (!wanted || part) return
    Promise.all([import('./year/YearAnswer.tsx'), import('./year/YearView.tsx'), loadTexts('year')]).then(
      ([answer, view]) => setPart({ YearAnswer: answer.YearAnswer, YearView: view.YearView }),
      (reason: unknown) => setFailure({ reason }),
    )
  }, [wanted, part, loadTexts])
  // Caught by the error boundary, like any code that cannot be loaded.
  if (failure) throw failure.reason
  return part
}
