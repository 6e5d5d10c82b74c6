import { useEffect, useState } from 'react'
import { useSite } from '../../site/site.tsx'
import type { YearAnswer } from './year/YearAnswer.tsx'
import type { YearView } from './year/YearView.tsx'

interface YearPart {
  readonly YearAnswer: typeof YearAnswer
  readonly YearView: typeof YearView
}

/** The year's code and its words, which come together and only once somebody wants a year; undefined until then. */
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
  // As with any code of a page that does not arrive.
  if (failure) throw failure.reason
  return part
}
