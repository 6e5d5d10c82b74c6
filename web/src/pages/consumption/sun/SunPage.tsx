import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { solarYear } from '@endoll/api/solar-year.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useSite } from '../../../site/site.tsx'
import { today } from '../../../site/today.ts'
import { usePlaceName } from '../../../supplies/use-place-name.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Details } from './Details.tsx'
import { AdviceSection } from './AdviceSection.tsx'
import { BroughtTable } from './BroughtTable.tsx'
import { MonthsChart } from './MonthsChart.tsx'
import { sunQuery } from './sun-query.ts'
import { billsOfYear, sunSums } from './sun-sums.ts'

export type SunYear = ReplyOf<typeof solarYear>

interface SunPageProps {
  /** The contract's name. */
  readonly name: string
}

/** What the panels of a supply have brought: in euros with taxes, in kWh, bill by bill. */
export function SunPage({ name }: SunPageProps) {
  const t = useTranslations('sun')
  const { address } = useSite()
  const answer = useAnswer()
  const placeName = usePlaceName()
  const year = useQuery(sunQuery(name))
  const { data, error } = year
  if (error?.status === 404 || error?.status === 400) {
    return (
      <div className="stack" data-gap="l">
        <PageHeading title={t('title')} />
        <EmptyState
          title={t('absent.title')}
          action={
            <Link className={buttonClass({ look: 'primary' })} href={address('contracts')}>
              {t('absent.see')}
            </Link>
          }
        >
          {t('absent.why')}
        </EmptyState>
      </div>
    )
  }
  const page = address('viewContracts', {}, { contract: name })
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        answer={data && answer(data)}
        lines={data ? [t('taxes'), t('notMeasured')] : []}
        back={data ? <Link href={page}>{placeName(data)}</Link> : null}
      />
      {data ? (
        <Brought year={data} />
      ) : error ? (
        <ReadFailure error={error} title={t('unread')} safe={t('safe')} onRetry={() => void year.refetch()} />
      ) : (
        <Skeleton label={t('loading')} shape="table" />
      )}
    </div>
  )
}

/** What this year has brought, or all years where this one has no bill yet. */
function useAnswer() {
  const t = useTranslations('sun.answer')
  const { money, longDay } = useFormat()
  return ({ bills, read_since: readSince }: SunYear): string => {
    const [first] = bills
    if (!first) return readSince === null ? t('nothing') : t('noBill', { day: longDay(readSince) })
    const year = today().slice(0, 4)
    const ofYear = sunSums(billsOfYear(bills, year))
    return ofYear.bills > 0
      ? t('year', { amount: money(ofYear.broughtCents), year })
      : t('all', { amount: money(sunSums(bills).broughtCents), day: longDay(first.start_date) })
  }
}

interface BroughtProps {
  readonly year: SunYear
}

function Brought({ year }: BroughtProps) {
  const t = useTranslations('sun')
  const { longDay } = useFormat()
  const { bills, read_since: readSince } = year
  return (
    <>
      {year.advice ? <AdviceSection advice={year.advice} /> : null}
      <section className="stack" data-gap="s">
        <h2>{t('brought')}</h2>
        <BroughtTable year={year} />
        <p className="small soft">
          {readSince === null ? t('noHours') : t('hoursSince', { day: longDay(readSince) })} {t('batteryIn')}
        </p>
      </section>
      {bills.length > 0 ? <MonthsChart bills={bills} /> : null}
      <Details year={year} />
    </>
  )
}
