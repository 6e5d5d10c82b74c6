import type { FieldErrors } from '@endoll/api/errors.ts'
import { useEffect, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '../form/draft.ts'
import {
  isComplete,
  openSteps,
  stepAt,
  sentAnswers,
  slugAfter,
  slugBefore,
  stepsOf,
  summarySlug,
  type FlowStep,
} from './flow.ts'
import { forgetSending } from './sending-key.ts'

/** Where a flow stands in the address, and how to move there. */
export interface FlowAddress {
  readonly slug: string | undefined
  readonly hrefOf: (slug: string) => string
  readonly go: (slug: string, how?: { readonly replace: boolean }) => void
}

/** A question's props: earlier answers, where to keep what is typed, and how to continue. */
export interface QuestionProps<Answers extends object> {
  readonly answers: Partial<Answers>
  /** Key of the form's draft: what is typed and not answered yet survives a reload. */
  readonly typedKey: string
  readonly answer: (values: Partial<Answers>) => void
  /** What the server found wrong with the answer before, by field. */
  readonly refused: FieldErrors | undefined
}

/** What every flow shows. */
export interface FlowPosition<Slug extends string = string> {
  /** Under which the answers are kept. */
  readonly draftKey: string
  /** Every question there may be, in order. */
  readonly slugs: readonly Slug[]
  /** Those that the answers so far ask for. */
  readonly asked: readonly Slug[]
  /** Steps that may be opened. */
  readonly open: ReadonlySet<string>
  readonly current: Slug | typeof summarySlug
  readonly hrefOf: (slug: string) => string
  /** Address of the step before; undefined at the beginning. */
  readonly backHref: string | undefined
  /** Once it was sent: removes the kept draft. The screen stays as it is. */
  readonly forget: () => void
  /** Leads back to the question whose field the server found wrong. */
  readonly refuse: (errors: FieldErrors) => void
}

export interface RunningFlow<Answers extends object, Slug extends string> extends FlowPosition<Slug> {
  /** Everything answered so far, also of steps that do not apply at the moment. */
  readonly answers: Partial<Answers>
  /** What is sent from the summary: answers of the steps that apply. */
  readonly sent: Partial<Answers>
  /** For the form of the question that is open. */
  readonly question: QuestionProps<Answers>
  /** Asks these again, without earlier answers. */
  readonly askAnew: (slug: Slug) => void
}

interface FlowOptions<Slug extends string> {
  /** Keeps the answers: procedure and subject, so that two contracts never share a draft. */
  readonly draftKey: string
  readonly address: FlowAddress
  /** The question that has a field of the call. */
  readonly questionOf: (field: string) => Slug
  /** What the server found wrong before: it stands beside its fields. */
  readonly refusedBefore?: FieldErrors | undefined
}

/** Where a question keeps what is typed and not answered yet. */
export function typedKey(draftKey: string, slug: string): string {
  return `${draftKey} ${slug}`
}

/**
 * Runs a flow: the step is in the address, answers are kept over a reload of this tab, and an address that may not be
 * opened yet leads to the furthest one that may.
 */
export function useFlow<Answers extends object, Slug extends string>(
  flow: readonly FlowStep<Answers, Slug>[],
  { draftKey, address, questionOf, refusedBefore }: FlowOptions<Slug>,
): RunningFlow<Answers, Slug> {
  const { slug, hrefOf, go } = address
  const [answers, setAnswers] = useState<Partial<Answers>>(
    () => (readDraft(draftKey) as Partial<Answers>) ?? {},
  )
  const [refused, setRefused] = useState(refusedBefore)
  const step = stepAt(flow, answers, slug)
  const current = step === summarySlug ? step : step.slug
  useEffect(() => {
    if (slug !== undefined && slug !== current) go(current, { replace: true })
  }, [slug, current, go])
  const keep = (next: Partial<Answers>) => {
    writeDraft(draftKey, next)
    setAnswers(next)
    return next
  }
  const open = new Set<string>(openSteps(flow, answers).map((step) => step.slug))
  if (isComplete(flow, answers)) open.add(summarySlug)
  const before = slugBefore(flow, answers, current)
  return {
    draftKey,
    slugs: flow.map((step) => step.slug),
    asked: stepsOf(flow, answers).map((step) => step.slug),
    open,
    current,
    hrefOf,
    backHref: before === undefined ? undefined : hrefOf(before),
    answers,
    sent: sentAnswers(flow, answers),
    question: {
      answers,
      typedKey: typedKey(draftKey, current),
      answer: (values) => {
        setRefused(undefined)
        go(slugAfter(flow, keep({ ...answers, ...values }), current))
      },
      refused: errorsOf(refused, (field) => questionOf(field) === current),
    },
    askAnew: (anew) => {
      const asks = new Set<string>(flow.find((step) => step.slug === anew)?.asks)
      clearDraft(typedKey(draftKey, anew))
      keep(
        Object.fromEntries(Object.entries(answers).filter(([name]) => !asks.has(name))) as Partial<Answers>,
      )
    },
    forget: () => {
      clearDraft(draftKey)
      forgetSending(draftKey)
      for (const step of [...flow.map((one) => one.slug), summarySlug]) clearDraft(typedKey(draftKey, step))
    },
    refuse: (errors) => {
      setRefused(errors)
      const [field] = Object.keys(errors)
      if (field !== undefined) go(questionOf(field))
    },
  }
}

function errorsOf(
  errors: FieldErrors | undefined,
  isOwn: (field: string) => boolean,
): FieldErrors | undefined {
  const own = Object.entries(errors ?? {}).filter(([field]) => isOwn(field))
  return own.length > 0 ? Object.fromEntries(own) : undefined
}
