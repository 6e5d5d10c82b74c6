import { productYear, type ProductYearReply } from '@endoll/api/product-year.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { read } from '../../../../calls/query.ts'
import { ReadFailure } from '../../../../failures/ReadFailure.tsx'
import { LazyTexts } from '../../../../i18n/LazyTexts.tsx'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useSite } from '../../../../site/site.tsx'
import { buttonClass } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Chip } from '../../../../ui/Chip.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { Table } from '../../../../ui/Table.tsx'
import type { Column } from '../../../../ui/Table.tsx'

interface ProductYearCardProps {
  /** The contract's name. */
  readonly name: string
}

/** What each product would have cost on the contract's own hours. Brings its own texts. */
export function ProductYearCard({ name }: ProductYearCardProps) {
  return (
    <LazyTexts area="product-year" fallback={<div className="card" aria-busy="true" />}>
      <ProductYear name={name} />
    </LazyTexts>
  )
}

function ProductYear({ name }: ProductYearCardProps) {
  const t = useTranslations('product-year')
  const { address, offers } = useSite()
  const answer = useQuery(read(productYear, { params: { name } }))
  const { data, error } = answer
  const isCheaper = data?.products[0]?.own === false
  return (
    <Card
      title={t('title')}
      actions={
        isCheaper && offers('contact') ? (
          <Link className={buttonClass({})} href={address('contact')}>
            {t('ask')}
          </Link>
        ) : undefined
      }
    >
      {data ? (
        <Compared year={data} />
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

interface ComparedProps {
  readonly year: ProductYearReply
}

function cents(euros: number): number {
  return Math.round(euros * 100)
}

function Compared({ year }: ComparedProps) {
  const t = useTranslations('product-year')
  const { money, day, number } = useFormat()
  const { reason, products, days, days_read: daysRead, suggested_powers: suggested } = year
  const span = { first: day(year.start_date), last: day(year.end_date) }
  if (reason !== null) return <p>{t(`reasons.${reason}`, span)}</p>
  const own = products.find((product) => product.own)
  const [cheapest] = products
  const isOwn = cheapest?.own === true
  const saved = own && cheapest ? cents(own.total) - cents(cheapest.total) : undefined
  const columns: readonly Column<Product>[] = [
    {
      key: 'name',
      header: t('product'),
      place: 'title',
      cell: (product) => (
        <>
          {product.name} {product.own ? <Chip tone="neutral">{t('own')}</Chip> : null}
        </>
      ),
    },
    { key: 'total', header: t('total'), align: 'end', cell: ({ total }) => money(cents(total)) },
    ...(daysRead < days
      ? [
          {
            key: 'range',
            header: t('range'),
            align: 'end' as const,
            cell: ({ from, to }: Product) => t('between', { from: money(cents(from)), to: money(cents(to)) }),
          },
        ]
      : []),
    ...(suggested
      ? [
          {
            key: 'suggested',
            header: t('withPowers', { powers: suggested.map((power) => number(power, 1)).join(' / ') }),
            align: 'end' as const,
            cell: ({ with_suggested: other }: Product) => (other === null ? '' : money(cents(other))),
          },
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
        rowKey={({ name }) => name}
        empty={null}
      />
      <p className="small soft">
        {t('rests')} {year.own_options ? t(`options.${year.own_options}`) : ''}{' '}
        {daysRead < days ? t('missing', { read: number(daysRead), days: number(days) }) : ''}
      </p>
    </>
  )
}
