import { Fragment, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DraftElsewhere } from '../form/elsewhere/DraftElsewhere.tsx'
import type { Definition } from '../ui/DefinitionList.tsx'
import { Link } from '../ui/Link.tsx'
import { FlowSteps } from './FlowSteps.tsx'
import { FlowSummary } from './FlowSummary.tsx'
import { summarySlug } from './flow.ts'
import type { FlowPosition } from './use-flow.ts'

/** What the customer reads of one question: its title, and its answers in the summary. */
export interface QuestionTexts {
  readonly title: string
  readonly facts: readonly Definition[]
}

interface Question extends QuestionTexts {
  /** A file of the procedure's `steps/`. */
  readonly form: ReactNode
}

interface FlowPageProps<Slug extends string> {
  readonly flow: FlowPosition<Slug>
  /** What stands above the first question: what comes. */
  readonly ahead?: ReactNode
  readonly questions: Readonly<Record<Slug, Question>>
  /** What stands below the summary: consent, cost, and the button that sends. */
  readonly send: ReactNode
}

/** One question at a time, then the summary. */
export function FlowPage<Slug extends string>({ flow, ahead, questions, send }: FlowPageProps<Slug>) {
  const t = useTranslations('flow')
  const { draftKey, slugs, asked, open, current, hrefOf, backHref } = flow
  const question = current === summarySlug ? undefined : questions[current]
  const heading = useHeadingFocus(current)
  return (
    <div className="flow stack">
      <DraftElsewhere draftKey={draftKey} slugs={slugs} begin={() => heading.current} />
      {current === slugs[0] ? ahead : null}
      <FlowSteps
        steps={[
          ...slugs.map((slug) => ({ slug, title: questions[slug].title, asked: asked.includes(slug) })),
          { slug: summarySlug, title: t('summary'), asked: true },
        ]}
        current={current}
        open={open}
        hrefOf={hrefOf}
      />
      <h2 ref={heading} tabIndex={-1}>
        {question ? question.title : t('summary')}
      </h2>
      {question ? (
        // Each question has a form of its own.
        <Fragment key={`${draftKey} ${current}`}>{question.form}</Fragment>
      ) : (
        <>
          <FlowSummary parts={asked.map((slug) => ({ slug, ...questions[slug] }))} hrefOf={hrefOf} />
          {send}
        </>
      )}
      {backHref === undefined ? null : (
        <p>
          <Link href={backHref}>{t('back')}</Link>
        </p>
      )}
    </div>
  )
}

/** The heading of each new step takes the focus, so that it is read aloud; not that of the first. */
function useHeadingFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    // A question that opens with an error has the focus on that field.
    const taken = heading.current?.parentElement?.querySelector('form')?.contains(document.activeElement)
    if (before.current !== step && !taken) heading.current?.focus()
    before.current = step
  }, [step])
  return heading
}
