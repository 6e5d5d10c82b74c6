import { gasReadingMonths } from '@endoll/domain/supply/gas-tariff.ts'
import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { today } from '../../../site/today.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../i18n/errors/error-text.ts'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { billSoFarQuery } from './bill-so-far-query.ts'
import { SoFarFigures } from './SoFarFigures.tsx'
import './bill-so-far.css'

export interface BillSoFarCardProps {
  /** The contract's name. */
  readonly name: string
  /** Only the sentence and the band, without the list of figures, and without a card around them. */
  readonly compact?: boolean
  /** A card that shows the list of figures only where its page has room for it. */
  readonly brief?: boolean
}

/** The current bill: what it comes to so far, what is expected and the range; or why there is no estimate. */
export function BillSoFarCard({ name, compact = false, brief = false }: BillSoFarCardProps) {
  const t = useTranslations('bill-so-far')
  const errorText = useErrorText()
  const query = useQuery(billSoFarQuery(name))
  const { data, error } = query
  const inCard = (content: ReactNode) =>
    compact ? (
      <section className="bill-so-far stack" aria-label={t('title')} aria-busy={query.isPending}>
        <h2 className="small soft">{t('title')}</h2>
        {content}
      </section>
    ) : (
      <div className="bill-so-far" data-brief={brief || undefined} aria-busy={query.isPending}>
        <Card title={t('title')}>{content}</Card>
      </div>
    )
  if (!data) {
    return inCard(
      error ? (
        <ReadFailure
          error={error}
          title={t('failure.title')}
          safe={t('failure.safe')}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton label={t('loading')} shape="text" rows={4} />
      ),
    )
  }
  return inCard(
    <>
      {error ? (
        <Notice tone="bad" title={t('stale')} announce>
          {errorText(error)}
        </Notice>
      ) : null}
      {data.estimate ? (
        <SoFarFigures estimate={data.estimate} compact={compact} />
      ) : (
        <div className="stack" data-gap="s">
          <p>{t('none.title')}</p>
          {data.reason ? (
            <p className="soft">{t(`none.${data.reason}`, { months: valueOn(gasReadingMonths, today()) })}</p>
          ) : null}
        </div>
      )}
    </>,
  )
}
