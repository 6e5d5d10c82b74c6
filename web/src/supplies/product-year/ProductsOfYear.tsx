import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { ProductYearReply } from '@endoll/api/product-year.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Column } from '../../ui/Table.tsx'

export type ProductOfYear = ProductYearReply['products'][number]
export type CostOfYear = Pick<ProductOfYear, 'total' | 'from' | 'to'>

export function yearCents(euros: number): number {
  return Math.round(euros * 100)
}

interface ProductsOfYearProps {
  readonly year: ProductYearReply
  readonly kind: SupplyKind
  /** What stands between the products and what they assume. */
  readonly children?: ReactNode
}

/**
 * What each product would have cost on a contract's own year, the cheapest first, and what that assumes. Its texts are those
 * of `product-year`.
 */
export function ProductsOfYear({ year, kind, children }: ProductsOfYearProps) {
  const t = useTranslations('product-year')
  const { money, day, power } = useFormat()
  const assumed = useAssumed(year, kind)
  const { reason, products, suggested_powers: suggested } = year
  const span = { first: day(year.start_date), last: day(year.end_date) }
  if (reason !== null) return <p>{t(`reasons.${reason}`, span)}</p>
  const own = products.find((product) => product.own)
  const [cheapest] = products
  const isOwn = cheapest?.own === true
  const saved = own && cheapest ? yearCents(own.total) - yearCents(cheapest.total) : undefined
  const column = (
    key: string,
    header: string,
    costOf: (product: ProductOfYear) => CostOfYear | null,
  ): Column<ProductOfYear> => ({
    key,
    header,
    align: 'end',
    cell: (product) => <CostCell cost={costOf(product)} />,
  })
  const columns: readonly Column<ProductOfYear>[] = [
    {
      key: 'name',
      header: t('product'),
      position: 'title',
      cell: (product) => (
        <>
          {product.name} {product.own ? <Chip tone="neutral">{t('own')}</Chip> : null}
          {product.pays_surplus === false && !(product.own && year.own_surplus_priced === false) ? (
            <Chip tone="neutral">{t('paysNoSurplus')}</Chip>
          ) : null}
        </>
      ),
    },
    column('total', t('total'), (product) => product),
    ...(suggested
      ? [
          column(
            'suggested',
            t('withPowers', {
              powers: suggested.map((powerKw) => power(Math.round(powerKw * 1000)).value).join(' / '),
            }),
            ({ with_suggested: other }) => other,
          ),
        ]
      : []),
    ...(products.some(({ with_plan: plan }) => plan)
      ? [
          {
            key: 'plan',
            header: t('withPlan'),
            align: 'end' as const,
            cell: ({ with_plan: plan }: ProductOfYear) =>
              plan ? <CostCell cost={plan} note={t('hours', planHours(plan))} /> : <CostCell cost={null} />,
          },
        ]
      : []),
    ...(products.some(({ with_battery: battery }) => battery)
      ? [column('battery', t('withBattery'), ({ with_battery: other }) => other)]
      : []),
  ]
  return (
    <>
      <p>
        {isOwn
          ? t('best', span)
          : saved === undefined
            ? t('cheapest', { ...span, product: cheapest?.name ?? '' })
            : t('cheaper', { ...span, product: cheapest?.name ?? '', saved: money(saved) })}
      </p>
      <Table
        caption={t('title')}
        columns={columns}
        rows={products}
        rowKey={({ code }) => code}
        empty={null}
      />
      {children}
      <p className="small soft">{assumed.join(' ')}</p>
    </>
  )
}

/** What the costs of the year assume, a sentence each. */
function useAssumed(year: ProductYearReply, kind: SupplyKind): readonly string[] {
  const t = useTranslations('product-year')
  const { number } = useFormat()
  const { products, days, days_read: daysRead } = year
  return [
    kind === 'gas' ? t('restsOfGas') : t(year.excess_included ? 'rests' : 'restsWithoutExcess'),
    ...(year.own_options ? [t(`options.${year.own_options}`)] : []),
    ...(year.own_bonus ? [t('options.bonus')] : []),
    ...(year.own_surplus_priced === false ? [t('surplusUnpriced')] : []),
    ...(products.some(({ with_battery: battery }) => battery) ? [t('battery')] : []),
    ...products.flatMap(({ name, market_hours_missing: missing }) =>
      missing === null ? [] : [t('market', { product: name, missing })],
    ),
    ...(daysRead < days
      ? [t(kind === 'gas' ? 'missingBills' : 'missing', { read: number(daysRead), days: number(days) })]
      : []),
  ]
}

/** The hours of a clock plan in words. */
export function planHours({ start_hour: from, end_hour: to }: NonNullable<ProductOfYear['with_plan']>) {
  return { from: `${from}:00`, to: `${to}:00` }
}

interface CostCellProps {
  readonly cost: CostOfYear | null
  readonly note?: string
}

/** A cost of the year, its range where there is one, and what it is of. */
function CostCell({ cost, note }: CostCellProps) {
  const t = useTranslations('product-year')
  const { money } = useFormat()
  if (cost === null) return t('none')
  return (
    <span>
      {money(yearCents(cost.total))}
      {cost.from < cost.to ? (
        <span className="small soft">
          {' '}
          {t('between', { from: money(yearCents(cost.from)), to: money(yearCents(cost.to)) })}
        </span>
      ) : null}
      {note === undefined ? null : <span className="small soft"> {note}</span>}
    </span>
  )
}
