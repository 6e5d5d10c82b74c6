import { useQuery } from '@tanstack/react-query'
import { monthOf } from '@endoll/domain/time/day.ts'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { answerOf } from './answer.ts'
import { Bars } from './Bars.tsx'
import { useAnswerTexts } from './ConsumptionHeading.tsx'
import { readingsQuery } from './consumption-query.ts'
import { consumptionQuery, inside } from './consumption-search.ts'
import type { ConsumptionSearch } from './consumption-search.ts'
import { ConsumptionFailure } from './ConsumptionStates.tsx'
import { monthRange, nameOf } from './day-range.ts'
import { useTimeNames } from './use-time-names.ts'
import './consumption.css'

interface ConsumptionCardProps {
  /** The contract's name. */
  readonly name: string
}

/** This month's consumption by day, with links to the consumption page. */
export function ConsumptionCard({ name }: ConsumptionCardProps) {
  const t = useTranslations('consumption')
  const { isPending } = useQuery(readingsQuery(name, {}))
  const { address, go } = useSite()
  const hrefOf = (search: ConsumptionSearch) =>
    address('viewContracts') + consumptionQuery({ contract: name, ...search })
  return (
    <div className="consumption-card" aria-busy={isPending}>
      <Card
        title={t('card.title')}
        actions={
          <>
            <Link href={hrefOf({})}>{t('card.open')}</Link>
            <Link href={hrefOf({ view: 'year' })}>{t('card.year')}</Link>
          </>
        }
      >
        <MonthBody name={name} hrefOf={hrefOf} onOpen={(search) => go(hrefOf(search))} />
      </Card>
    </div>
  )
}

type MonthBodyProps = ConsumptionCardProps & {
  hrefOf: (search: ConsumptionSearch) => string
  onOpen: (search: ConsumptionSearch) => void
}

/** The bars of the month; without readings this month, a link to the last month that has some. */
function MonthBody({ name, hrefOf, onOpen }: MonthBodyProps) {
  const t = useTranslations('consumption')
  const errorText = useErrorText()
  const { rangeName } = useTimeNames()
  const readings = useQuery(readingsQuery(name, {}))
  const { data, error } = readings
  const answer = data && answerOf(data, today())
  const { said, more } = useAnswerTexts(answer)
  if (!data) {
    return error ? (
      <ConsumptionFailure error={error} onRetry={() => void readings.refetch()} />
    ) : (
      <Skeleton label={t('loading')} shape="chart" />
    )
  }
  if (!answer) {
    const last = data.available?.end
    if (last === undefined) {
      return (
        <div className="stack" data-gap="s">
          <p>{t('never.title')}</p>
          <p className="soft">{t('never.text')}</p>
        </div>
      )
    }
    const range = monthRange(monthOf(last))
    return (
      <p>
        {t('card.none')}{' '}
        <Link href={hrefOf({ view: 'daily', start: range.firstDay, end: range.lastDay })}>
          {t('noData.show', { range: rangeName(nameOf(range)) })}
        </Link>
      </p>
    )
  }
  return (
    <>
      {error ? (
        <Notice tone="bad" title={t('stale')} announce>
          {errorText(error)}
        </Notice>
      ) : null}
      <p>
        {said} {more ? <span className="soft">{more}</span> : null}
      </p>
      <Bars
        readings={data}
        compact
        onOpen={(start) => {
          const month = inside('daily', start)
          if (month) onOpen(month)
        }}
      />
    </>
  )
}
