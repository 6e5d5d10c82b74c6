import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useCustomerName } from '../../calls/acting.ts'
import { useGreetedName } from '../../calls/use-session.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { LatestBill } from '../../features/invoices/LatestBill.tsx'
import { typedFrom } from '../../supplies/ContractFinder.tsx'
import { usePlaceName } from '../../supplies/use-place-name.ts'
import { InBrowser, useInBrowser } from '../../loading/InBrowser.tsx'
import { part } from '../../loading/part.tsx'
import { useSite } from '../../site/site.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import '../../supplies/lists.css'
import { homeQuery } from './home-query.ts'
import type { Home } from './home-query.ts'
import './home.css'
import { HomeAnswer } from './HomeAnswer.tsx'
import { RunningMonth } from './RunningMonth.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { SupplyList } from './SupplyList.tsx'

const SilentMeterNotice = part({
  load: async () => (await import('../../features/silent-meter/SilentMeterNotice.tsx')).SilentMeterNotice,
  texts: ['silent-meter'],
  room: MeterRoom,
})

function MeterRoom() {
  return <Skeleton label={useTranslations('home')('loading')} shape="card" rows={2} />
}

/** What needs the customer, the newest bill, the present one and this month; each leads on. */
export function HomePage() {
  const t = useTranslations('home')
  const title = useGreeting()
  const home = useQuery(homeQuery())
  const { data, error } = home
  if (data) {
    return (
      <div className="home">
        {error ? <FailureNotice error={error} title={t('unread')} /> : null}
        <Parts title={title} home={data} />
      </div>
    )
  }
  return (
    <div className="home">
      <PageHeading title={title} />
      {error ? (
        <ReadFailure error={error} title={t('unread')} safe={t('safe')} onRetry={() => void home.refetch()} />
      ) : (
        <div className="stack list-waiting" data-gap="l">
          <Skeleton label={t('loading')} shape="answer" rows={1} />
          <Skeleton label={t('loading')} shape="card" rows={3} />
        </div>
      )}
    </div>
  )
}

/** To whom somebody who acts for another has come is said in place of their own name. */
function useGreeting(): string {
  const t = useTranslations('home')
  const { acting } = useSite()
  const name = useGreetedName()
  const customer = useCustomerName()
  return acting === undefined ? t('title', { name }) : t('titleOf', { customer })
}

interface PartsProps {
  readonly title: string
  readonly home: Home
}

/** The answer; beside or below it the supplies, where there are several, and then the bills and the month of one. */
function Parts({ title, home }: PartsProps) {
  const { shown, supplies, total_supplies: total } = home
  const supply = supplies.find((one) => one.name === shown?.contract)
  const placeName = usePlaceName()
  const latest = shown?.latest ? <LatestBill invoice={shown.latest.invoice} /> : null
  const several = total > 1
  // Of many supplies no single one is shown. They are found by typing: the list comes with that field.
  const many = total >= typedFrom
  const drawn = useInBrowser() || !many
  const beside = several ? <SupplyList supplies={supplies} total={total} /> : latest
  return (
    <>
      <div className="home-top" data-several={several || undefined}>
        <HomeAnswer title={title} home={home} />
        {supply && !many ? (
          <Shortcuts
            supply={supply}
            place={several ? placeName(supply) : undefined}
            lastRead={shown?.month?.available?.end}
            exports={shown?.month?.export_wh.some((wh) => (wh ?? 0) > 0) ?? false}
          />
        ) : null}
        {drawn ? beside : null}
      </div>
      {home.silent_meter ? <SilentMeterNotice meter={home.silent_meter} /> : null}
      {supply && !many ? (
        <InBrowser>
          {several && latest ? <h2 className="home-of">{placeName(supply)}</h2> : null}
          <div className="home-parts">
            {several ? latest : null}
            <RunningMonth supply={supply} />
          </div>
        </InBrowser>
      ) : null}
    </>
  )
}
