import { decimalOf, sumCents } from '../money.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import { addDays } from '../time/day.ts'
import type { DateSpan } from '../time/date-span.ts'
import { addUpBill } from './add-up.ts'
import type { Bill, Charge } from './bill.ts'
import { surplusPaysFor } from './caps.ts'
import { taxRules } from './tax-rules.ts'

export function spanFrom(from: string, days: number): DateSpan {
  return { from, to: addDays(from, days) }
}

export type Home = {
  readonly days: number
  readonly powersW: readonly number[]
  /** Wh a day, so that any number of days has whole Wh. */
  readonly useWh: readonly number[]
  readonly surplusWh: number
  readonly powerPrices: readonly string[]
  readonly energyPrices: readonly string[]
  readonly surplusPrice: string
  readonly discountPercent: number
  readonly hasService: boolean
}

/** A bill whose surplus has its cap, with a share of the energy given back. */
export function billOf(home: Home, taxDay = '2026-08-15'): Bill {
  const span = spanFrom('2026-07-01', home.days)
  const by = { span, unit: 'kWh', priceUnit: 'EUR/kWh' } as const
  const byTime = { span, days: home.days } as const
  const energy = home.useWh.map((wh, index): Charge => ({
    ...by,
    kind: 'energy',
    tariffPeriod: (index + 1) as TariffPeriod,
    quantity: decimalOf(wh * home.days, 3),
    price: home.energyPrices[index]!,
  }))
  const rules = taxRules(
    { energy: 'electricity', provinceCode: '28', use: 'household', maxPowerW: 9900, voltage: 'low' },
    taxDay,
  )
  const energyCents = sumCents(addUpBill(energy, {}, span).bill.lines.map(({ amountCents }) => amountCents))
  const charges: Charge[] = [
    ...home.powersW.map((powerW, index): Charge => ({
      ...byTime,
      kind: 'power',
      tariffPeriod: (index + 1) as TariffPeriod,
      quantity: decimalOf(powerW, 3),
      unit: 'kW',
      price: home.powerPrices[index]!,
      priceUnit: 'EUR/kW/day',
    })),
    ...energy,
    {
      ...by,
      kind: 'surplus',
      quantity: decimalOf(home.surplusWh * home.days, 3),
      price: `-${home.surplusPrice}`,
    },
    ...(home.discountPercent > 0 && energyCents > 0
      ? [
          {
            span,
            kind: 'discount' as const,
            quantity: decimalOf(energyCents, 2),
            unit: 'unit' as const,
            price: `-${decimalOf(home.discountPercent, 2)}`,
            priceUnit: 'EUR' as const,
          },
        ]
      : []),
    ...(home.hasService
      ? [
          {
            ...byTime,
            kind: 'service' as const,
            name: 'Mantenimiento',
            quantity: '1',
            unit: 'unit' as const,
            price: '0.95',
            priceUnit: 'EUR/day' as const,
          },
        ]
      : []),
  ]
  // Of hardly any euros the electricity tax has its minimum by kWh, which is another rate.
  const electricityTax = { ...rules.electricityTax!, minimumEurKwh: '0' }
  return addUpBill(charges, { ...rules, electricityTax, surplusWithin: surplusPaysFor }, span).bill
}
