import type { FieldErrors } from '@endoll/api/errors.ts'
import { Fragment, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DraftElsewhere } from '../form/elsewhere/DraftElsewhere.tsx'
import type { Definition } from '../ui/DefinitionList.tsx'
import { Link } from '../ui/Link.tsx'
import type { QuestionCount } from './FlowAhead.tsx'
import { FlowSteps } from './FlowSteps.tsx'
import { FlowSummary } from './FlowSummary.tsx'
import { isComplete, openSteps, summarySlug, type FlowStep } from './flow.ts'
import { typedKey, useFlow, type FlowAddress } from './use-flow.ts'

/** What a question is given: what was answered before, where to keep what is typed, and how to go on. */
export interface QuestionProps<Answers extends object> {
  readonly answers: Partial<Answers>
  /** Key of the form's draft: what is typed and not answered yet survives a reload. */
  readonly typedKey: string
  readonly answer: (values: Partial<Answers>) => void
  /** What the server found wrong with the answer before, by field. */
  readonly refused: FieldErrors | undefined
}

/** What the customer reads of one step: its title, and its answers in the summary. */
export interface StepTexts {
  readonly title: string
  readonly facts: readonly Definition[]
}

/** What the part below the summary gets. */
export interface ReadyFlow<Answers extends object> {
  /** Under which the answers are kept. */
  readonly draftKey: string
  /** What is sent: answers of the steps that apply. */
  readonly answers: Partial<Answers>
  /** Once it was sent: removes the draft from this browser. */
  readonly forget: () => void
  /** Leads back to the question whose field was wrong. */
  readonly refuse: (errors: FieldErrors) => void
}

interface FlowViewProps<Answers extends object, Slug extends string> {
  readonly flow: readonly (FlowStep<Answers> & { readonly slug: Slug })[]
  /** Keeps the answers: procedure and subject, so that two contracts never share a draft. */
  readonly draftKey: string
  readonly address: FlowAddress
  /** One question for each step, one file in the procedure's `steps/`. */
  readonly questions: Readonly<Record<Slug, (props: QuestionProps<Answers>) => ReactNode>>
  /** Title and summary of each step, from the answers. */
  readonly textsOf: (answers: Partial<Answers>) => Readonly<Record<Slug, StepTexts>>
  /** The question that has a field of the call. */
  readonly questionOf: (field: string) => Slug
  /** What the server found wrong before this view was there: it stands beside its fields. */
  readonly refusedBefore?: FieldErrors | undefined
  /** What stands above the first question: what comes. */
  readonly ahead: (questions: QuestionCount) => ReactNode
  /** What stands below the summary: consent, cost, and the button that sends. */
  readonly send: (ready: ReadyFlow<Answers>) => ReactNode
}

/** One question at a time, then the summary. */
export function FlowView<Answers extends object, Slug extends string>(props: FlowViewProps<Answers, Slug>) {
  const { flow, draftKey, address, questions, textsOf, questionOf, ahead, send } = props
  const t = useTranslations('flow')
  const running = useFlow<Answers, (typeof flow)[number]>(flow, draftKey, address)
  const [refused, setRefused] = useState(props.refusedBefore)
  const { answers, steps, place } = running
  const texts = textsOf(answers)
  const current = place === summarySlug ? place : place.slug
  const open = new Set<string>(openSteps(flow, answers).map(({ slug }) => slug))
  if (isComplete(flow, answers)) open.add(summarySlug)
  const heading = useHeadingFocus(current)
  const refuse = (errors: FieldErrors) => {
    setRefused(errors)
    const [field] = Object.keys(errors)
    if (field !== undefined) address.go(questionOf(field))
  }
  const answer = (values: Partial<Answers>) => {
    setRefused(undefined)
    running.answer(values)
  }
  return (
    <div className="flow stack">
      <DraftElsewhere
        draftKey={draftKey}
        slugs={flow.map(({ slug }) => slug)}
        begin={() => heading.current}
      />
      {current === flow[0]?.slug ? ahead({ count: flow.length, exact: steps.length === flow.length }) : null}
      <FlowSteps
        places={[
          ...flow.map((step) => ({
            slug: step.slug,
            title: texts[step.slug].title,
            asked: steps.includes(step),
          })),
          { slug: summarySlug, title: t('summary'), asked: true },
        ]}
        current={current}
        open={open}
        hrefOf={address.hrefOf}
      />
      <h2 ref={heading} tabIndex={-1}>
        {place === summarySlug ? t('summary') : texts[place.slug].title}
      </h2>
      {place === summarySlug ? (
        <>
          <FlowSummary parts={steps.map(({ slug }) => ({ slug, ...texts[slug] }))} hrefOf={address.hrefOf} />
          {send({ draftKey, answers: running.sent, forget: running.forget, refuse })}
        </>
      ) : (
        // Each question has a form of its own.
        <Fragment key={typedKey(draftKey, place.slug)}>
          {questions[place.slug]({
            answers,
            typedKey: typedKey(draftKey, place.slug),
            answer,
            refused: ofQuestion(refused, questionOf, place.slug),
          })}
        </Fragment>
      )}
      {running.backHref === undefined ? null : (
        <p>
          <Link href={running.backHref}>{t('back')}</Link>
        </p>
      )}
    </div>
  )
}

/** The errors of this question's fields. */
function ofQuestion(
  errors: FieldErrors | undefined,
  questionOf: (field: string) => string,
  slug: string,
): FieldErrors | undefined {
  const own = Object.entries(errors ?? {}).filter(([field]) => questionOf(field) === slug)
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

/** The heading of each new step takes the focus, so that it is read aloud; not that of the first. */
function useHeadingFocus(place: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(place)
  useEffect(() => {
    // A question that opens with an error has the focus on that field.
    const taken = heading.current?.parentElement?.querySelector('form')?.contains(document.activeElement)
    if (before.current !== place && !taken) heading.current?.focus()
    before.current = place
  }, [place])
  return heading
}
