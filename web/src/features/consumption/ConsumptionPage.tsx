import { useRouter, useSearch } from '@tanstack/react-router'
import { resolutions } from '@endoll/contract/consumption.ts'
import type { Resolution } from '@endoll/contract/consumption.ts'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useSite } from '../../site.tsx'
import { today } from '../../today.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { answerOf } from './answer.ts'
import { ConsumptionHeading } from './ConsumptionHeading.tsx'
import {
  chartAsked,
  consumptionQuery,
  inside,
  rangeForView,
  readConsumptionSearch,
} from './consumption-search.ts'
import type { ConsumptionSearch } from './consumption-search.ts'
import { ConsumptionFailure, latestRange, NoCurve, NoData, TooLong } from './ConsumptionStates.tsx'
import { ContractSelector, offersChoice } from './ContractSelector.tsx'
import { Figures } from './Figures.tsx'
import { RangeTools } from './RangeTools.tsx'
import type { Shown } from './shown-range.ts'
import { useConsumption } from './use-consumption.ts'
import './consumption.css'

/** Consumption of one contract: how much, the picture, the table, the file. The address says which and when. */
export function ConsumptionPage() {
  const t = useTranslations('consumption')
  const search = readConsumptionSearch(useSearch({ strict: false }))
  const { address } = useSite()
  const router = useRouter()
  const { name, contracts, contract, series, started } = useConsumption(search)
  const hrefOf = (place: ConsumptionSearch) => address('viewContracts') + consumptionQuery(place)
  const go = (place: ConsumptionSearch) => void router.navigate({ href: hrefOf(place), resetScroll: false })

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
        <ContractSelector
          contracts={items}
          name={name}
          onChoose={(chosen) => go({ ...search, contract: chosen })}
        />
        {why ? (
          <NoCurve why={why} />
        ) : (
          <Readings name={name} search={search} series={series} hrefOf={hrefOf} go={go} />
        )}
      </>
    )
  }
  const listed = name !== undefined && offersChoice(items, name)
  return (
    <div className="stack" data-gap="l">
      <ConsumptionHeading
        name={unknown ? undefined : name}
        place={listed || !started ? undefined : contract.data?.cups.full_address}
        answer={started && !why && series.data ? answerOf(series.data, today()) : undefined}
      />
      {body()}
    </div>
  )
}

type ReadingsProps = Pick<ReturnType<typeof useConsumption>, 'series'> & {
  name: string
  search: ConsumptionSearch
  hrefOf: (place: ConsumptionSearch) => string
  go: (place: ConsumptionSearch) => void
}

/** How finely, which days, and whatever there is of them. */
function Readings({ name, search, series, hrefOf, go }: ReadingsProps) {
  const t = useTranslations('consumption')
  const errorText = useErrorText()
  const { view, shown } = chartAsked(search, today())
  const at = (days: Shown, to: Resolution = view) => ({
    contract: name,
    view: to,
    start: days.firstDay,
    end: days.lastDay,
  })
  const hrefAt = (days: Shown) => hrefOf(at(days))
  const open = (start: string) => {
    const place = inside(view, start) ?? inside('daily', start)
    if (place) go({ contract: name, ...place })
  }
  const { data, error } = series
  const content = () => {
    if (error?.code === 'invalid_request') {
      return (
        <TooLong
          shorter={latestRange(view, shown.lastDay < today() ? shown.lastDay : today())}
          hrefOf={hrefAt}
        />
      )
    }
    if (error && !data) return <ConsumptionFailure error={error} onRetry={() => void series.refetch()} />
    if (!data) return <Skeleton label={t('loading')} shape="chart" />
    if (data.import_wh.every((wh) => wh === null)) {
      return <NoData view={view} shown={shown} available={data.available} hrefOf={hrefAt} />
    }
    return (
      <>
        {series.isRefetchError ? (
          <Notice tone="bad" title={t('stale')} announce>
            {errorText(series.error)}
          </Notice>
        ) : null}
        <Figures
          key={`${data.resolution}${data.start}${data.end}`}
          contract={name}
          series={data}
          onOpen={open}
        />
      </>
    )
  }
  return (
    <Tabs
      label={t('views.label')}
      tabs={resolutions.map((key) => ({ key, label: t(`views.${key}`) }))}
      active={view}
      onChange={(to) => go(at(rangeForView(shown, view, to, today()), to))}
    >
      <div className="stack" data-gap="l" aria-busy={series.isPlaceholderData}>
        <RangeTools
          view={view}
          shown={shown}
          available={data?.available}
          hrefOf={hrefAt}
          onChange={(days) => go(at(days))}
        />
        {content()}
      </div>
    </Tabs>
  )
}
