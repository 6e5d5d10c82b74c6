import { centsOf } from '@endoll/api/cents.ts'
import type { SunWhatIf } from '@endoll/api/solar-year.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PartFailure } from '../../../failures/PartFailure.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Table } from '../../../ui/Table.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { whatIfQuery } from './sun-query.ts'
import { yearsOfThousand } from './sun-sums.ts'

type Battery = SunWhatIf['batteries'][number]
type Price = SunWhatIf['surplus_prices'][number]

interface WhatIfSectionProps {
  /** The contract's name. */
  readonly name: string
}

/** What a battery at home, or another price of surplus, would have brought on the supply's own hours. */
export function WhatIfSection({ name }: WhatIfSectionProps) {
  const t = useTranslations('sun.whatIf')
  const { data, error, refetch } = useQuery(whatIfQuery(name))
  // Nothing was given, or nothing will be: there is nothing to ask.
  if (data?.reason === 'contract_not_active' || data?.reason === 'no_surplus') return null
  return (
    <section className="stack" data-gap="s">
      <h2>{t('title')}</h2>
      {data ? (
        data.reason === null ? (
          <Answer data={data} />
        ) : (
          <p>{t(data.reason)}</p>
        )
      ) : error ? (
        <PartFailure error={error} title={t('unread')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={t('loading')} shape="table" />
      )}
    </section>
  )
}

interface AnswerProps {
  readonly data: SunWhatIf
}

function Answer({ data }: AnswerProps) {
  const t = useTranslations('sun.whatIf')
  const { day, money, number } = useFormat()
  const { batteries, surplus_prices: prices, total, days, days_read: read } = data
  const batteryColumns = useBatteryColumns()
  const priceColumns = usePriceColumns(data.surplus_price)
  const [battery] = batteries
  return (
    <>
      <p>
        {t(data.virtual_battery ? 'withVirtual' : 'year', {
          first: day(data.start_date),
          last: day(data.end_date),
          total: money(centsOf(total ?? 0)),
        })}{' '}
        {read < days ? t('missing', { count: days - read }) : null}
      </p>
      {battery ? (
        <>
          <h3>{t('battery.title')}</h3>
          <Table
            caption={t('battery.title')}
            columns={batteryColumns}
            rows={batteries}
            rowKey={({ capacity_kwh: kwh }) => String(kwh)}
            empty={null}
          />
          <p className="small soft">
            {t('battery.method', { efficiency: number(battery.efficiency_percent, 0) })}
          </p>
        </>
      ) : null}
      {prices.length > 0 ? (
        <>
          <h3>{t('price.title')}</h3>
          <Table
            caption={t('price.title')}
            columns={priceColumns}
            rows={prices}
            rowKey={({ price }) => String(price)}
            empty={null}
          />
          <p className="small soft">{t('price.method')}</p>
        </>
      ) : null}
    </>
  )
}

function useBatteryColumns(): readonly Column<Battery>[] {
  const t = useTranslations('sun.whatIf.battery')
  const { energyText, money, number } = useFormat()
  return [
    {
      key: 'size',
      header: t('size'),
      position: 'title',
      cell: ({ capacity_kwh: kwh, power_kw: kw }) => t('sized', { capacity: number(kwh), power: number(kw) }),
    },
    {
      key: 'saved',
      header: t('saved'),
      align: 'end',
      cell: ({ saved }) => <span className="figures">{money(centsOf(saved))}</span>,
    },
    {
      key: 'given',
      header: t('given'),
      align: 'end',
      cell: ({ given_wh: wh }) => <span className="figures">{energyText(wh, 0)}</span>,
    },
    {
      key: 'payback',
      header: t('payback', { amount: number(1000) }),
      align: 'end',
      cell: ({ saved }) => {
        const years = yearsOfThousand(centsOf(saved))
        return years === undefined ? t('never') : t('years', { years: number(years, 1) })
      },
    },
  ]
}

function usePriceColumns(own: number | null): readonly Column<Price>[] {
  const t = useTranslations('sun.whatIf.price')
  const { money, number } = useFormat()
  return [
    {
      key: 'price',
      header: t('price'),
      position: 'title',
      cell: ({ price }) => t(price === own ? 'own' : 'perKwh', { price: number(price) }),
    },
    {
      key: 'saved',
      header: t('saved'),
      align: 'end',
      position: 'corner',
      cell: ({ saved }) => <span className="figures">{money(centsOf(saved))}</span>,
    },
  ]
}
