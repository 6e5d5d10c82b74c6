import { productYear, type ProductYearReply } from '@endoll/api/product-year.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { read } from '../../../../calls/query.ts'
import { ReadFailure } from '../../../../failures/ReadFailure.tsx'
import { BatteryLeft } from '../../../../flow/BatteryLeft.tsx'
import { LazyTexts } from '../../../../i18n/LazyTexts.tsx'
import { useFormat } from '../../../../i18n/use-format.ts'
import { functionQuery } from '../../../../site/contract-functions.ts'
import { useSite } from '../../../../site/site.tsx'
import { buttonClass } from '../../../../ui/Button.tsx'
import { changeRefusal } from '../../actions/change-refusal.ts'
import { useOfferedChanges } from '../../actions/ChangeControl.tsx'
import type { ShownContract } from '../../use-contract-page.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Chip } from '../../../../ui/Chip.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { Table } from '../../../../ui/Table.tsx'
import type { Column } from '../../../../ui/Table.tsx'

interface ProductYearCardProps {
  /** The contract's name. */
  readonly name: string
  readonly shown: ShownContract
}

/** What each product would have cost on the contract's own hours, or bills of gas. Brings its own texts. */
export function ProductYearCard({ name, shown }: ProductYearCardProps) {
  return (
    <LazyTexts area="product-year" fallback={<div className="card" aria-busy="true" />}>
      <ProductYear name={name} shown={shown} />
    </LazyTexts>
  )
}

function ProductYear({ name, shown }: ProductYearCardProps) {
  const t = useTranslations('product-year')
  const { address, offers } = useSite()
  const answer = useQuery(read(productYear, { params: { name } }))
  const { data, error } = answer
  const offered = useOfferedChanges(shown.contract)
  const mayChange = offered.includes('change_product') && !changeRefusal('change_product', shown)
  const isCheaper = data?.products[0]?.own === false
  return (
    <Card
      title={t('title')}
      actions={
        isCheaper && data && mayChange ? (
          <Link
            className={buttonClass({})}
            href={address(
              'viewContracts',
              {},
              { ...functionQuery('change_product', name), product: data.products[0]?.code ?? '' },
            )}
          >
            {t('change')}
          </Link>
        ) : isCheaper && offers('contact') ? (
          <Link className={buttonClass({})} href={address('contact')}>
            {t('ask')}
          </Link>
        ) : undefined
      }
    >
      {data ? (
        <>
          <Compared year={data} shown={shown} />
          {isCheaper ? <BatteryLeft contract={name} /> : null}
        </>
      ) : error ? (
        <ReadFailure
          error={error}
          title={t('unread')}
          safe={t('safe')}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <Skeleton label={t('loading')} shape="text" />
      )}
    </Card>
  )
}

type Product = ProductYearReply['products'][number]
type Cost = Pick<Product, 'total' | 'from' | 'to'>

interface ComparedProps {
  readonly year: ProductYearReply
  readonly shown: ShownContract
}

function cents(euros: number): number {
  return Math.round(euros * 100)
}

function Compared({ year, shown }: ComparedProps) {
  const t = useTranslations('product-year')
  const { money, day, number, power } = useFormat()
  const { reason, products, days, days_read: daysRead, suggested_powers: suggested } = year
  const span = { first: day(year.start_date), last: day(year.end_date) }
  if (reason !== null) return <p>{t(`reasons.${reason}`, span)}</p>
  const own = products.find((product) => product.own)
  const [cheapest] = products
  const isOwn = cheapest?.own === true
  const saved = own && cheapest ? cents(own.total) - cents(cheapest.total) : undefined
  const column = (
    key: string,
    header: string,
    costOf: (product: Product) => Cost | null,
  ): Column<Product> => ({
    key,
    header,
    align: 'end',
    cell: (product) => <CostCell cost={costOf(product)} />,
  })
  const columns: readonly Column<Product>[] = [
    {
      key: 'name',
      header: t('product'),
      place: 'title',
      cell: (product) => (
        <>
          {product.name} {product.own ? <Chip tone="neutral">{t('own')}</Chip> : null}
          {product.pays_surplus === false ? <Chip tone="neutral">{t('paysNoSurplus')}</Chip> : null}
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
            cell: ({ with_plan: plan }: Product) =>
              plan ? <CostCell cost={plan} note={t('hours', hoursOf(plan))} /> : <CostCell cost={null} />,
          },
        ]
      : []),
    ...(products.some(({ with_battery: battery }) => battery)
      ? [column('battery', t('withBattery'), ({ with_battery: other }) => other)]
      : []),
  ]
  const assumed = [
    shown.contract.type === 'gas'
      ? t('restsOfGas')
      : t(year.excess_included ? 'rests' : 'restsWithoutExcess'),
    ...(year.own_options ? [t(`options.${year.own_options}`)] : []),
    ...(year.own_bonus ? [t('options.bonus')] : []),
    ...(products.some(({ with_battery: battery }) => battery) ? [t('battery')] : []),
    ...products.flatMap(({ name, market_hours_missing: missing }) =>
      missing === null ? [] : [t('market', { product: name, missing })],
    ),
    ...(daysRead < days
      ? [
          t(shown.contract.type === 'gas' ? 'missingBills' : 'missing', {
            read: number(daysRead),
            days: number(days),
          }),
        ]
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
      {own ? <OwnChanges own={own} shown={shown} powers={suggested} /> : null}
      <p className="small soft">{assumed.join(' ')}</p>
    </>
  )
}

function hoursOf({ start_hour: from, end_hour: to }: NonNullable<Product['with_plan']>) {
  return { from: `${from}:00`, to: `${to}:00` }
}

interface CostCellProps {
  readonly cost: Cost | null
  readonly note?: string
}

/** A cost of the year, its range where there is one, and what it is of. */
function CostCell({ cost, note }: CostCellProps) {
  const t = useTranslations('product-year')
  const { money } = useFormat()
  if (cost === null) return t('none')
  return (
    <>
      {money(cents(cost.total))}
      {cost.from < cost.to ? (
        <span className="small soft">
          {' '}
          {t('between', { from: money(cents(cost.from)), to: money(cents(cost.to)) })}
        </span>
      ) : null}
      {note === undefined ? null : <span className="small soft"> {note}</span>}
    </>
  )
}

interface OwnChangesProps {
  readonly own: Product
  readonly shown: ShownContract
  readonly powers: readonly number[] | null
}

/** What would have made the present product cheaper, each with the way to change it. */
function OwnChanges({ own, shown, powers }: OwnChangesProps) {
  const t = useTranslations('product-year')
  const { money, power } = useFormat()
  const savedBy = (cost: Cost | null) => (cost ? cents(own.total) - cents(cost.total) : 0)
  const { with_suggested: suggested, with_plan: plan } = own
  const [byPowers, byPlan] = [savedBy(suggested), savedBy(plan)]
  return (
    <>
      {powers && byPowers > 0 ? (
        <p>
          {t('savedByPowers', {
            powers: powers.map((powerKw) => power(Math.round(powerKw * 1000)).value).join(' / '),
            saved: money(byPowers),
          })}
          <WayTo change="power" shown={shown} />
        </p>
      ) : null}
      {plan && byPlan > 0 ? (
        <p>
          {t('savedByPlan', { ...hoursOf(plan), saved: money(byPlan) })}
          <WayTo change="tariff_options" shown={shown} />
        </p>
      ) : null}
    </>
  )
}

interface WayToProps {
  readonly change: 'power' | 'tariff_options'
  readonly shown: ShownContract
}

/** The link to a change; nothing where it is not offered or cannot be asked for now. */
function WayTo({ change, shown }: WayToProps) {
  const t = useTranslations('contract-page.actions')
  const { address } = useSite()
  const offered = useOfferedChanges(shown.contract)
  if (!offered.includes(change) || changeRefusal(change, shown)) return null
  return (
    <>
      {' '}
      <Link
        className="no-print"
        href={address('viewContracts', {}, functionQuery(change, shown.contract.name))}
      >
        {t(change)}
      </Link>
    </>
  )
}
