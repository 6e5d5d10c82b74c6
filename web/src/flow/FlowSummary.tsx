import { useTranslations } from 'use-intl'
import { DefinitionList, type Definition } from '../ui/DefinitionList.tsx'
import { Link } from '../ui/Link.tsx'
import './flow.css'

interface FlowSummaryProps {
  /** What was answered, step by step, in the customer's words. */
  readonly parts: readonly {
    readonly slug: string
    readonly title: string
    readonly facts: readonly Definition[]
  }[]
  readonly hrefOf: (slug: string) => string
}

/** Everything once more before it is sent; each part leads back to its question. */
export function FlowSummary({ parts, hrefOf }: FlowSummaryProps) {
  const t = useTranslations('flow')
  return (
    <div className="stack">
      {parts.map(({ slug, title, facts }) => (
        <section key={slug} className="flow-part" aria-label={title}>
          <div className="row" data-spread="">
            <h3>{title}</h3>
            <Link href={hrefOf(slug)} aria-label={t('changePart', { part: title })}>
              {t('change')}
            </Link>
          </div>
          <DefinitionList items={facts} />
        </section>
      ))}
    </div>
  )
}
