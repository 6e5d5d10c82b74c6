import { useEffect, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '../form/draft.ts'
import { forgetSending } from './sending-key.ts'
import { placeOf, sentAnswers, slugAfter, slugBefore, stepsOf, summarySlug, type FlowStep } from './flow.ts'

/** Where a flow stands in the address, and how to move there. */
export interface FlowAddress {
  readonly slug: string | undefined
  readonly hrefOf: (slug: string) => string
  readonly go: (slug: string, how?: { readonly replace: boolean }) => void
}

export interface RunningFlow<Answers extends object, Step> {
  /** Everything answered so far, also of steps that do not apply at the moment. */
  readonly answers: Partial<Answers>
  /** The steps that apply, in order. */
  readonly steps: readonly Step[]
  readonly place: Step | typeof summarySlug
  /** Answers the step that is open and goes on. */
  readonly answer: (values: Partial<Answers>) => void
  /** Address of the place before; undefined at the beginning. */
  readonly backHref: string | undefined
  /** What is sent from the summary. */
  readonly sent: Partial<Answers>
  /** After sending: removes the kept draft. The screen stays as it is. */
  readonly forget: () => void
}

/** Where a question keeps what is typed and not answered yet. */
export function typedKey(draftKey: string, slug: string): string {
  return `${draftKey} ${slug}`
}

/**
 * Runs a flow: the place is the address, answers are kept over a reload of this tab, and an address that may not be
 * opened yet leads to the furthest one that may.
 */
export function useFlow<Answers extends object, Step extends FlowStep<Answers>>(
  flow: readonly Step[],
  draftKey: string,
  { slug, hrefOf, go }: FlowAddress,
): RunningFlow<Answers, Step> {
  const [answers, setAnswers] = useState<Partial<Answers>>(
    () => (readDraft(draftKey) as Partial<Answers>) ?? {},
  )
  const place = placeOf(flow, answers, slug)
  const placeSlug = place === summarySlug ? place : place.slug
  useEffect(() => {
    if (slug !== undefined && slug !== placeSlug) go(placeSlug, { replace: true })
  }, [slug, placeSlug, go])
  const keep = (values: Partial<Answers>) => {
    const next = { ...answers, ...values }
    writeDraft(draftKey, next)
    setAnswers(next)
    return next
  }
  const before = slugBefore(flow, answers, placeSlug)
  return {
    answers,
    steps: stepsOf(flow, answers),
    place,
    answer: (values) => go(slugAfter(flow, keep(values), placeSlug)),
    backHref: before === undefined ? undefined : hrefOf(before),
    sent: sentAnswers(flow, answers),
    forget: () => {
      clearDraft(draftKey)
      forgetSending(draftKey)
      for (const slug of [...flow.map((step) => step.slug), summarySlug]) clearDraft(typedKey(draftKey, slug))
    },
  }
}
