import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { useTranslations } from 'use-intl'
import { quantityText } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { WithFigure } from '../../../ui/Answer.tsx'
import type { Product } from '../use-offers.ts'
import { useGasPrices, usePrice, type PriceAsked, type Priced } from './use-price.ts'

interface MonthlyPriceProps {
  readonly kind: ContractKind
  readonly asked: PriceAsked
}

/** What the cheapest product would cost in a month, with how far it may lie from that: before anything else is asked. */
export function MonthlyPrice({ kind, asked }: MonthlyPriceProps) {
  const t = useTranslations('new-contract.price')
  return (
    <section className="monthly-price" role="status" aria-label={t('title')}>
      {kind === 'gas' ? (
        <GasPrices asked={asked} />
      ) : (
        <ElectricityPrice asked={asked} dual={kind === 'dual'} />
      )}
    </section>
  )
}

interface ElectricityPriceProps {
  readonly asked: PriceAsked
  readonly dual: boolean
}

function ElectricityPrice({ asked, dual }: ElectricityPriceProps) {
  const t = useTranslations('new-contract.price')
  const priced = usePrice(asked)
  if (priced.at !== 'read') return <Waiting at={priced.at} />
  return <Price {...priced} title={dual ? t('electricity') : undefined} />
}

/** Of gas without its tariff there are two prices: of a home that cooks with it, and of one that heats. */
function GasPrices({ asked }: Pick<MonthlyPriceProps, 'asked'>) {
  const t = useTranslations('new-contract.price')
  const prices = useGasPrices(asked)
  const read = prices.flatMap((priced) => (priced.at === 'read' ? [priced] : []))
  // Both at once: a part of the page that speaks says again what stood there before.
  const isComing = prices.some(({ at }) => at === 'reading')
  if (isComing || read.length === 0)
    return <Waiting at={isComing ? 'reading' : (prices[0]?.at ?? 'waiting')} />
  return read.map(({ product, use }) => (
    <Price gas key={use ?? ''} title={use && t(`gas.${use}`)} product={product} />
  ))
}

interface WaitingProps {
  readonly at: Priced['at']
}

function Waiting({ at }: WaitingProps) {
  const t = useTranslations('new-contract.price')
  if (at === 'reading') return <p className="soft">{t('reading')}</p>
  if (at === 'unknown') return <p className="soft">{t('unknown')}</p>
  if (at === 'business') return <p className="soft">{t('business')}</p>
  return <p className="soft">{t('waiting')}</p>
}

interface PriceProps {
  readonly gas?: boolean
  readonly title: string | undefined
  readonly product: Product
  /** The power that is taken, in W, where nobody has said one. */
  readonly assumedW?: number | undefined
}

function Price({ gas = false, title, product: { name, first_year: year }, assumedW }: PriceProps) {
  const t = useTranslations('new-contract.price')
  const products = useTranslations('new-contract.products')
  const { money, number, day, power } = useFormat()
  if (!year) return null
  const aMonth = (euros: number) => money(Math.round((euros * 100) / 12))
  const { basis, kwh, total, from, to, market } = year
  const use = `${number(Math.round(kwh))} kWh`
  return (
    <div>
      {title ? <p className="small">{title}</p> : null}
      <p className="monthly-price-figure">
        <WithFigure sentence={t('month', { amount: aMonth(total) })} />
      </p>
      <p className="small">
        {t('range', { product: name, from: aMonth(from), to: aMonth(to) })}{' '}
        {gas && basis === 'profile' ? t('gasProfile', { use }) : t(`basis.${basis}`, { use })}
        {assumedW === undefined ? null : ` ${t('assumed', { power: quantityText(power(assumedW)) })}`}
      </p>
      {market ? (
        <p className="small">
          {products('market', {
            from: day(market.from_date),
            to: day(market.to_date),
            month: money(Math.round(market.month * 100)),
            cheapest: money(Math.round(market.cheapest_month * 100)),
            dearest: money(Math.round(market.dearest_month * 100)),
          })}
        </p>
      ) : null}
    </div>
  )
}
