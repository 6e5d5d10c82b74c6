import { centsOf } from '@endoll/api/cents.ts'
import { shareDays, yearOfBills } from '@endoll/domain/comparison/year-of-bills.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { keepKnownSupply } from '../../form/known-supply.ts'
import type { Typed } from '../../form/use-entry-form.ts'
import { decimalsOf } from '../../i18n/price-decimals.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Link } from '../../ui/Link.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Table } from '../../ui/Table.tsx'
import { linkedPart } from './bill-link.ts'
import { lineGroups, type Outcome, type Saving } from './compare-calls.ts'
import { Interest } from './Interest.tsx'
import { LeavingCosts } from './LeavingCosts.tsx'
import { knownSupplyOf, type ComparedKind } from './typed-bill.ts'

interface ComparisonResultProps {
  readonly kind: ComparedKind
  /** What was stated about the bill. */
  readonly typed: Typed
  readonly saving: Saving
  /** Bills that were compared before, to be added up with this one. */
  readonly others: readonly Outcome[]
  readonly onBack: () => void
  /** Called for another bill. */
  readonly onMore: () => void
}

/** What the product that suits best would have cost, line by line, and the ways on. */
export function ComparisonResult({ kind, typed, saving, others, onBack, onMore }: ComparisonResultProps) {
  const t = useTranslations('comparison')
  const [listed, setListed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack" data-gap="l">
      <section className="stack">
        <h2 ref={heading} tabIndex={-1}>
          {t('result')}
        </h2>
        <RichText html={saving.header} />
        {others.length > 0 ? <YearOfBills bills={[...others, { typed, saving }]} /> : null}
        {saving.product.regulated ? <p className="small soft">{t('regulated')}</p> : null}
        <LeavingCosts kind={kind} regulated={saving.product.regulated} />
        <div className="row">
          <ContractNow kind={kind} typed={typed} product={saving.product} />
          <Button aria-expanded={listed} onClick={() => setListed(!listed)}>
            {t('products')}
          </Button>
          <Button onClick={onMore}>{t('more.add')}</Button>
          <Button onClick={onBack}>{t('back')}</Button>
        </div>
      </section>
      {listed ? <Products products={saving.products} /> : null}
      <Breakdown saving={saving} />
      <BillLink kind={kind} typed={typed} />
      <Interest kind={kind} cups={typed['cups'] ?? ''} />
    </div>
  )
}

interface YearOfBillsProps {
  readonly bills: readonly Outcome[]
}

/** What the bills say of a year together, or why they cannot be added up. */
function YearOfBills({ bills }: YearOfBillsProps) {
  const t = useTranslations('comparison.more')
  const format = useFormat()
  const compared = bills.flatMap(({ typed, saving }) =>
    saving
      ? [
          {
            product: saving.product.id,
            startDate: typed['startDate'] ?? '',
            endDate: typed['endDate'] ?? '',
            savingCents: centsOf(saving.saving),
            yearly: {
              cents: centsOf(saving.yearly_saving),
              fromCents: centsOf(saving.yearly_saving_from),
              toCents: centsOf(saving.yearly_saving_to),
            },
          },
        ]
      : [],
  )
  if (new Set(compared.map(({ product }) => product)).size > 1) return <p>{t('otherProduct')}</p>
  if (shareDays(compared)) return <p>{t('sameDays')}</p>
  const { days, cents, fromCents, toCents } = yearOfBills(compared)
  const euros = (amount: number) => `${format.number(Math.round(amount / 100))} €`
  return (
    <p>
      {t('year', {
        count: compared.length,
        days,
        about: euros(cents),
        from: euros(fromCents),
        to: euros(toCents),
      })}
    </p>
  )
}

interface ContractNowProps extends Pick<ComparisonResultProps, 'kind' | 'typed'> {
  readonly product: Saving['product']
}

/** To the wizard, filled in with the bill and the product; of gas also to a contract of both. */
function ContractNow({ kind, typed, product }: ContractNowProps) {
  const t = useTranslations('comparison')
  const { address, offers, settings } = useSite()
  const route = kind === 'gas' ? 'newGasContract' : 'newElectricityContract'
  const outside = settings.contracting.url
  const href = outside ?? (offers(route) ? address(route, {}, { tarifa: product.name }) : null)
  const known = knownSupplyOf(kind, typed, product.id)
  return (
    <>
      {href === null ? null : (
        <Link
          className={buttonClass({ look: 'primary' })}
          href={href}
          onClick={() => keepKnownSupply(kind, known)}
        >
          {t('contractNow')}
        </Link>
      )}
      {kind === 'gas' && offers('newDualContract') ? (
        <Link
          className={buttonClass({})}
          href={address('newDualContract')}
          onClick={() => keepKnownSupply('dual', known)}
        >
          {t('contractDual')}
        </Link>
      ) : null}
    </>
  )
}

/** The comparison as a link for somebody else, or for later. */
function BillLink({ kind, typed }: Pick<ComparisonResultProps, 'kind' | 'typed'>) {
  const t = useTranslations('comparison')
  const { address } = useSite()
  const path = address(kind === 'gas' ? 'gasPriceComparator' : 'priceComparator')
  return (
    <div className="row">
      <CopyButton
        text={`${location.origin}${path}#${linkedPart(kind, typed)}`}
        label={t('copyLink')}
        copiedLabel={t('copied')}
        worded
      />
      <span className="small soft">{t('linkHolds')}</span>
    </div>
  )
}

function Products({ products }: Pick<Saving, 'products'>) {
  const t = useTranslations('comparison')
  const format = useFormat()
  return (
    <Card title={t('products')}>
      <Table
        caption={t('products')}
        columns={[
          { key: 'name', header: t('product'), cell: ProductName, position: 'title' },
          {
            key: 'amount',
            header: t('total'),
            cell: ({ total_amount }) => format.money(Math.round(total_amount * 100)),
            align: 'end',
          },
        ]}
        rows={products}
        rowKey={({ id }) => String(id)}
        empty={null}
      />
    </Card>
  )
}

function ProductName({ name, regulated, pays_surplus: paysSurplus }: Saving['products'][number]) {
  const t = useTranslations('comparison')
  return (
    <>
      {name} {regulated ? <Chip tone="info">{t('regulatedPrice')}</Chip> : null}
      {paysSurplus === false ? <Chip tone="neutral">{t('paysNoSurplus')}</Chip> : null}
    </>
  )
}

interface Row {
  readonly key: string
  readonly name: string
  readonly how: string
  readonly amount: number
}

/** What the quantities of a group count. */
const unitOf = {
  potencia: '\u00a0kW',
  energia: '\u00a0kWh',
  lloguer: '',
  fijo: '',
  variable: '\u00a0kWh',
} as const

/** The lines of the bill in their groups, its taxes, and what it comes to. */
function Breakdown({ saving }: Pick<ComparisonResultProps, 'saving'>) {
  const t = useTranslations('comparison')
  const format = useFormat()
  const { operations, total_amount: total, content } = saving
  const lines = lineGroups.flatMap((group) =>
    (operations[group] ?? []).map(
      ({ name, quantity, price_unit, price_per, multi, year_days, amount }, index): Row => ({
        key: `${group} ${index}`,
        name,
        how: [
          `${format.number(quantity)}${unitOf[group]}`,
          t(`per.${price_per}`, { price: `${format.number(price_unit, decimalsOf(String(price_unit)))} €` }),
          ...(price_per === 'EUR/month' ? [t('months', { months: '12' })] : []),
          ...(multi === null
            ? []
            : [`${t('days', { days: multi })}${year_days === null ? '' : ` ÷ ${year_days}`}`]),
        ].join(' × '),
        amount,
      }),
    ),
  )
  const taxes = operations.taxes.map(({ name, amount }): Row => ({ key: name, name, how: '', amount }))
  const rows = [...lines, ...taxes, { key: 'total', name: t('total'), how: '', amount: total }]
  return (
    <Card title={t('breakdown')}>
      <Table
        caption={t('breakdown')}
        columns={[
          {
            key: 'name',
            header: t('line'),
            cell: ({ key, name }) => (key === 'total' ? <strong>{name}</strong> : name),
            position: 'title',
          },
          { key: 'how', header: t('how'), cell: ({ how }) => how },
          {
            key: 'amount',
            header: t('amountOfLine'),
            cell: ({ key, amount }) => {
              const text = format.money(Math.round(amount * 100))
              return key === 'total' ? <strong>{text}</strong> : text
            },
            align: 'end',
          },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        empty={null}
      />
      <div className="small soft">
        <RichText html={content} />
      </div>
    </Card>
  )
}
