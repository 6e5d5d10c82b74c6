import { priceUnits } from '@endoll/domain/billing/bill.ts'
import { useTranslations } from 'use-intl'
import { decimalsOf } from '../../i18n/price-decimals.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Quantity } from '../../ui/figures.tsx'
import type { ShownPrice } from './shown-prices.ts'
import './product-prices.css'

interface PricesProps {
  readonly shown: readonly ShownPrice[]
}

/** What a product costs, by what it is for: with taxes first, and without them beside (RDLeg 1/2007 art. 60.2.c). */
export function Prices({ shown }: PricesProps) {
  const t = useTranslations('contract-page.product')
  return (
    <DefinitionList
      items={shown.map(({ concept, prices }) => ({
        term: t(`concepts.${concept}`),
        value: (
          <ul className="product-prices" role="list">
            {prices.map(({ period, price, price_with_taxes: taxed, unit }) => (
              <li key={period ?? ''}>
                {period === undefined ? null : <span className="unit">{period} </span>}
                {taxed === null ? null : (
                  <>
                    <Price price={taxed} unit={unit} />{' '}
                  </>
                )}
                <Untaxed price={price} unit={unit} alone={taxed === null} />
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  )
}

interface UntaxedProps extends PriceProps {
  /** Where there is no price with taxes beside it. */
  readonly alone: boolean
}

/** A price without taxes, which says so; what is in per cent has none. */
function Untaxed({ price, unit, alone }: UntaxedProps) {
  const t = useTranslations('contract-page.product')
  const { number } = useFormat()
  if (unit === '%') return <Price price={price} unit={unit} />
  if (!alone)
    return (
      <span className="small soft">{t('untaxed', { price: number(Number(price), decimalsOf(price)) })}</span>
    )
  return (
    <>
      <Price price={price} unit={unit} /> <span className="small soft">{t('untaxedAlone')}</span>
    </>
  )
}

interface PriceProps {
  readonly price: string
  readonly unit: string
}

function Price({ price, unit }: PriceProps) {
  const t = useTranslations('contract-page.product.units')
  const { number } = useFormat()
  const known = unitNames.find((name) => name === unit)
  return <Quantity value={number(Number(price), decimalsOf(price))} unit={known ? t(known) : unit} />
}

const unitNames = [...priceUnits, '%'] as const
