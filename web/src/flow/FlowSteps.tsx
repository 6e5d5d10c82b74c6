import { useTranslations } from 'use-intl'
import { Link } from '../ui/Link.tsx'
import './flow.css'

interface FlowStepsProps {
  /** Every place that applies, in order, the summary last. */
  readonly places: readonly { readonly slug: string; readonly title: string }[]
  readonly current: string
  /** Slugs that may be opened: the others are no links. */
  readonly open: ReadonlySet<string>
  readonly hrefOf: (slug: string) => string
}

/** "Step 2 of 3", and links to the steps that may be opened. */
export function FlowSteps({ places, current, open, hrefOf }: FlowStepsProps) {
  const t = useTranslations('flow')
  const at = places.findIndex(({ slug }) => slug === current)
  return (
    <nav className="flow-steps" aria-label={t('steps')}>
      <p className="small soft">{t('place', { place: at + 1, count: places.length })}</p>
      <ol role="list">
        {places.map(({ slug, title }, position) => (
          <li
            key={slug}
            data-done={position < at || undefined}
            aria-current={slug === current ? 'step' : undefined}
          >
            {slug !== current && open.has(slug) ? <Link href={hrefOf(slug)}>{title}</Link> : title}
          </li>
        ))}
      </ol>
    </nav>
  )
}
