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

/** What a product costs, by what it is for. */
export function Prices({ shown }: PricesProps) {
  const t = useTranslations('contract-page.product')
  return (
    <DefinitionList
      items={shown.map(({ concept, prices }) => ({
        term: t(`concepts.${concept}`),
        value: (
          <ul className="product-prices" role="list">
            {prices.map(({ period, price, unit }) => (
              <li key={period ?? ''}>
                {period === undefined ? null : <span className="unit">{period} </span>}
                <Price price={price} unit={unit} />
              </li>
            ))}
          </ul>
        ),
      }))}
    />
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
