import { resolutions } from '@endoll/api/consumption.ts'
import { useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { ContractSelector, offersChoice } from '../../supplies/ContractSelector.tsx'
import { readContractName } from '../../site/contract-functions.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { afterPaint } from '../../loading/after-paint.ts'
import { answerOf } from '../../features/consumption/answer.ts'
import { ConsumptionHeading } from '../../features/consumption/ConsumptionHeading.tsx'
import {
  chartAsked,
  inside,
  rangeForView,
  tooLong,
  usualRange,
  views,
} from '../../features/consumption/consumption-search.ts'
import type { ConsumptionSearch, View } from '../../features/consumption/consumption-search.ts'
import {
  ConsumptionFailure,
  NoCurve,
  NoData,
  TooLong,
} from '../../features/consumption/ConsumptionStates.tsx'
import { ChartAndTable } from './ChartAndTable.tsx'
import { costSumOf } from '../../features/consumption/costs.ts'
import { Segments } from '../../ui/Segments.tsx'
import { QuickRanges } from './QuickRanges.tsx'
import { RangeTools } from './RangeTools.tsx'
import type { DayRange } from '../../ui/typed-day.ts'
import { part } from '../../loading/part.tsx'
import { useConsumption } from './use-consumption.ts'
import { useShown } from './use-shown.ts'
import { BillSoFarCard } from '../../features/consumption/month-parts.tsx'
import { ChartRoom } from '../../i18n/rooms.tsx'
import '../../features/consumption/consumption.css'

const MarketPrices = part({
  load: async () => (await import('./market/MarketPrices.tsx')).MarketPrices,
  texts: ['market'],
})

/** What the year view shows, and what it says above. */
const YearView = part({
  load: async () => (await import('./year/YearView.tsx')).YearView,
  texts: ['year'],
  room: ChartRoom,
})
const YearAnswer = part({
  load: async () => (await import('./year/YearAnswer.tsx')).YearAnswer,
  texts: ['year'],
  room: () => <span className="year-answer-waiting" />,
})

/** What the panels of a supply have brought. */
const SunPage = part({
  load: async () => (await import('./sun/SunPage.tsx')).SunPage,
  texts: ['sun'],
  room: ChartRoom,
})

/** Consumption of one contract, or, where the address asks for it, what its panels have brought. */
export function ConsumptionPage() {
  const { offersSwitch } = useSite()
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const name = raw['view'] === 'sun' && offersSwitch('solarYear') ? readContractName(raw) : undefined
  return name === undefined ? <Consumption /> : <SunPage key={name} name={name} />
}

/** The answer, the chart, the table, the files. Contract, view and range are in the address. */
function Consumption() {
  const t = useTranslations('consumption')
  const { search, hrefOf, go } = useShown()
  const year = chartAsked(search, today()).view === 'year'
  const { name, contracts, contract, readings, started } = useConsumption(search)
  const items = contracts.data?.items ?? []
  const unknown = contract.error?.status === 404 || contract.error?.status === 400
  const why = unknown ? 'notFound' : contract.data?.type === 'gas' ? 'gas' : undefined
  const body = () => {
    if (!started) {
      return (
        <div className="consumption-waiting">
          <Skeleton label={t('loading')} shape="chart" />
        </div>
      )
    }
    if (name === undefined) {
      if (!contracts.error) return <NoCurve why="none" />
      return <ConsumptionFailure error={contracts.error} onRetry={() => void contracts.refetch()} />
    }
    return (
      <>
        {search.only ? null : (
          <ContractSelector
            label={t('chooseContract')}
            contracts={items}
            name={name}
            onChoose={(chosen) => go({ ...search, contract: chosen })}
          />
        )}
        {why ? (
          <NoCurve why={why} />
        ) : (
          <ConsumptionView name={name} search={search} readings={readings} hrefOf={hrefOf} go={go} />
        )}
      </>
    )
  }
  const listed = name !== undefined && offersChoice(items, name)
  const answered = started && !why ? readings.data : undefined
  return (
    <div className="stack" data-gap="l">
      <ConsumptionHeading
        name={unknown ? undefined : name}
        fullAddress={listed || !started || search.only ? undefined : contract.data?.cups.full_address}
        answer={answered && !year && !search.only ? answerOf(answered, today()) : undefined}
        {...(year && {
          said: answered ? <YearAnswer readings={answered} /> : <span className="year-answer-waiting" />,
        })}
      />
      <InBrowser>{body()}</InBrowser>
    </div>
  )
}

type ConsumptionViewProps = Pick<ReturnType<typeof useConsumption>, 'readings'> & {
  name: string
  search: ConsumptionSearch
  hrefOf: (search: ConsumptionSearch) => string
  go: (search: ConsumptionSearch) => void
}

/** What stays in the address wherever one goes from here. */
function keptOf({ only, unit }: { [Kept in 'only' | 'unit']?: ConsumptionSearch[Kept] | undefined }) {
  return { ...(only && { only }), ...(unit && { unit }) }
}

/** The tabs of the views, the range and its chart. */
function ConsumptionView({ name, search, readings, hrefOf, go }: ConsumptionViewProps) {
  const t = useTranslations('consumption')
  const errorText = useErrorText()
  const { view, shown } = chartAsked(search, today())
  const { only, unit, axis } = search
  const at = (days: DayRange, to: View = view) => ({
    ...keptOf(search),
    ...(axis && { axis }),
    contract: name,
    view: to,
    start: days.firstDay,
    end: days.lastDay,
  })
  const hrefAt = (days: DayRange, to: View = view) => hrefOf(at(days, to))
  const open = useCallback(
    (start: string) => {
      const month = inside('daily', start)
      if (month) afterPaint(() => go({ ...keptOf({ only, unit }), contract: name, ...month }))
    },
    [go, name, only, unit],
  )
  const { data, error } = readings
  /** What is shown instead of the chart, if anything. */
  const instead = () => {
    if (error?.code === 'invalid_request' || (view === 'year' && tooLong(shown, view))) {
      return (
        <TooLong
          view={view}
          shorter={usualRange(view, shown.lastDay < today() ? shown.lastDay : today())}
          hrefOf={hrefAt}
        />
      )
    }
    if (error && !data) return <ConsumptionFailure error={error} onRetry={() => void readings.refetch()} />
    if (!data) return <Skeleton label={t('loading')} shape="chart" />
    if (data.import_wh.every((wh) => wh === null)) {
      return <NoData view={view} shown={shown} available={data.available} hrefOf={hrefAt} />
    }
    return undefined
  }
  const stale = readings.isRefetchError ? (
    <Notice tone="bad" title={t('stale')} announce>
      {errorText(readings.error)}
    </Notice>
  ) : null
  const current = !only && view === 'daily' && shown.firstDay <= today() && today() <= shown.lastDay
  // Where nothing has a price there is nothing to choose.
  const units =
    unit === 'cost' || (data && costSumOf(data)) ? (
      <Segments
        label={t('cost.unit.label')}
        options={[
          { key: 'energy', label: t('cost.unit.energy') },
          { key: 'cost', label: t('cost.unit.cost') },
        ]}
        value={unit ?? 'energy'}
        onChange={(to) => go({ ...at(shown), unit: to === 'cost' ? to : undefined })}
      />
    ) : null
  const content = () => {
    const other = instead()
    if (view === 'year') {
      return (
        <YearView
          name={name}
          shown={shown}
          readings={data}
          unit={unit ?? 'energy'}
          axis={axis ?? 'months'}
          hrefOf={hrefAt}
          onOpen={open}
          onAxis={(to) => go({ ...at(shown), axis: to === 'bills' ? to : undefined })}
          instead={other}
          units={units}
        >
          {stale}
        </YearView>
      )
    }
    return (
      <>
        {only ? null : (
          <QuickRanges view={view} shown={shown} billedTo={data?.cost?.billed_to} hrefOf={hrefAt} />
        )}
        <RangeTools
          view={view}
          shown={shown}
          available={data?.available}
          hrefOf={hrefAt}
          onChange={(days) => go(at(days))}
        >
          {units}
        </RangeTools>
        {other ?? (
          <>
            {stale}
            {data ? (
              <ChartAndTable key={name} contract={name} readings={data} unit={unit ?? 'energy'} onOpen={open}>
                {data.cost?.hour_nano_prices && !only ? (
                  <MarketPrices key={`${name} market`} name={name} />
                ) : null}
                {current ? (
                  <div className="so-far-place">
                    <BillSoFarCard key={name} name={name} compact />
                  </div>
                ) : null}
              </ChartAndTable>
            ) : null}
          </>
        )}
      </>
    )
  }
  return (
    <Tabs
      label={t('views.label')}
      tabs={(only ? resolutions : views).map((key) => ({ key, label: t(`views.${key}`) }))}
      active={view}
      onChange={(to) => go(at(rangeForView(shown, view, to, today()), to))}
    >
      <div className="stack" data-gap="l" aria-busy={readings.isPlaceholderData}>
        {content()}
      </div>
    </Tabs>
  )
}
