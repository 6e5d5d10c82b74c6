import { useTranslations } from 'use-intl'
import { useStepInTitle } from '../site/use-document-title.ts'
import { Link } from '../ui/Link.tsx'
import { Mark } from '../ui/Mark.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import './flow.css'

/** One step of a flow. */
export interface ShownStep {
  readonly slug: string
  readonly title: string
  /** Not where the answers so far make it needless; it is counted all the same, so that the count never changes. */
  readonly asked: boolean
}

interface FlowStepsProps {
  /** Every step there may be, in order, the summary last. */
  readonly steps: readonly ShownStep[]
  readonly current: string
  /** Slugs that may be opened: the others are no links. */
  readonly open: ReadonlySet<string>
  readonly hrefOf: (slug: string) => string
}

/** "Step 2 of 3", and links to the steps that may be opened; those before the current one are ticked. */
export function FlowSteps({ steps, current, open, hrefOf }: FlowStepsProps) {
  const t = useTranslations('flow')
  const at = steps.findIndex(({ slug }) => slug === current)
  const step = t('step', { step: at + 1, count: steps.length })
  useStepInTitle(`${step}: ${steps[at]?.title ?? ''}`)
  return (
    <nav className="flow-steps" aria-label={t('steps')}>
      <p className="small soft">{step}</p>
      <ol role="list">
        {steps.map(({ slug, title, asked }, position) => {
          const past = position < at
          const done = past && asked
          const skipped = past && !asked
          return (
            <li
              key={slug}
              data-done={past || undefined}
              data-skipped={skipped || undefined}
              aria-current={slug === current ? 'step' : undefined}
            >
              {done ? <Mark name="check" /> : null}
              <span>
                {slug !== current && open.has(slug) ? <Link href={hrefOf(slug)}>{title}</Link> : title}
                {done ? <VisuallyHidden> {t('stepDone')}</VisuallyHidden> : null}
                {skipped ? <small>{t('stepSkipped')}</small> : null}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
