import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { resolutions } from '@endoll/contract/consumption.ts'
import type { Resolution } from '@endoll/contract/consumption.ts'
import type { ContractItem } from '@endoll/contract/contracts.ts'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { answerOf } from './answer.ts'
import { ConsumptionHeading } from './ConsumptionHeading.tsx'
import { contractQuery, selectorQuery, seriesQuery, today } from './consumption-query.ts'
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

/** Consumption of one contract: how much, the picture, the table, the file. The address says which and when. */
export function ConsumptionPage() {
  const t = useTranslations('consumption')
  const search = readConsumptionSearch(useSearch({ strict: false }))
  const contracts = useQuery(selectorQuery())
  const name = search.contract ?? usualContract(contracts.data?.items ?? [])?.name
  if (name !== undefined) {
    return <Consumption key={name} name={name} search={search} contracts={contracts.data?.items ?? []} />
  }
  return (
    <div className="stack" data-gap="l">
      <ConsumptionHeading name={undefined} place={undefined} answer={undefined} />
      {contracts.error ? (
        <ConsumptionFailure error={contracts.error} onRetry={() => void contracts.refetch()} />
      ) : contracts.data ? (
        <NoCurve why="none" />
      ) : (
        <Skeleton label={t('loading')} shape="chart" />
      )}
    </div>
  )
}

/** The first that has readings and runs, or has readings, or is there at all. */
const usualContract = (items: readonly ContractItem[]) =>
  items.find(({ has_consumption, state }) => has_consumption && state === 'activa') ??
  items.find(({ has_consumption }) => has_consumption) ??
  items[0]

type ConsumptionProps = { name: string; search: ConsumptionSearch; contracts: readonly ContractItem[] }

function Consumption({ name, search, contracts }: ConsumptionProps) {
  const t = useTranslations('consumption')
  const { address } = useSite()
  const router = useRouter()
  const contract = useQuery(contractQuery(name))
  const series = useQuery({ ...seriesQuery(name, search), placeholderData: (before) => before })
  const { view, shown } = chartAsked(search, today())

  const hrefOf = (place: ConsumptionSearch) => address('viewContracts') + consumptionQuery(place)
  const go = (place: ConsumptionSearch) => void router.navigate({ href: hrefOf(place), resetScroll: false })
  const at = (days: Shown, to: Resolution = view) => ({
    contract: name,
    view: to,
    start: days.firstDay,
    end: days.lastDay,
  })
  const open = (start: string) => {
    const place = inside(view, start) ?? inside('daily', start)
    if (place) go({ contract: name, ...place })
  }

  // While other days are on their way those before stay, so that nothing jumps; each part reads its days from the data.
  const { data } = series
  const unknown = contract.error?.status === 404 || contract.error?.status === 400
  const severalShown = offersChoice(contracts, name)
  const place = severalShown ? undefined : contract.data?.cups.full_address
  const selector = (
    <ContractSelector
      contracts={contracts}
      name={name}
      onChoose={(chosen) => go({ ...at(shown), contract: chosen })}
    />
  )
  if (unknown || contract.data?.type === 'gas') {
    return (
      <div className="stack" data-gap="l">
        <ConsumptionHeading name={unknown ? undefined : name} place={place} answer={undefined} />
        {selector}
        <NoCurve why={unknown ? 'notFound' : 'gas'} />
      </div>
    )
  }
  return (
    <div className="stack" data-gap="l">
      <ConsumptionHeading name={name} place={place} answer={data && answerOf(data, today())} />
      {selector}
      <Tabs
        label={t('views.label')}
        tabs={resolutions.map((key) => ({ key, label: t(`views.${key}`) }))}
        active={view}
        onChange={(to) => go(at(rangeForView(shown, view, to, today()), to))}
      >
        <div className="stack" data-gap="l" aria-busy={series.isPlaceholderData}>
          <RangeTools
            shown={shown}
            available={series.data?.available}
            hrefOf={(days) => hrefOf(at(days))}
            onChange={(days) => go(at(days))}
          />
          {series.error ? (
            series.error.code === 'invalid_request' ? (
              <TooLong
                shorter={latestRange(view, shown.lastDay < today() ? shown.lastDay : today())}
                hrefOf={(days) => hrefOf(at(days))}
              />
            ) : (
              <ConsumptionFailure error={series.error} onRetry={() => void series.refetch()} />
            )
          ) : !data ? (
            <Skeleton label={t('loading')} shape="chart" />
          ) : data.import_wh.every((wh) => wh === null) ? (
            <NoData
              view={view}
              shown={shown}
              available={data.available}
              hrefOf={(days) => hrefOf(at(days))}
            />
          ) : (
            <Figures
              key={`${data.resolution}${data.start}${data.end}`}
              contract={name}
              series={data}
              onOpen={open}
            />
          )}
        </div>
      </Tabs>
    </div>
  )
}
