import { decimalOf, plainDecimal, roundedProduct, sumCents, type Decimal } from '../money.ts'
import type { Day } from '../time/day.ts'
import { lastDayOf, lengthInDays, type DateSpan } from '../time/date-span.ts'
import { addUpBill, type AddedUp } from './add-up.ts'
import { taxedSupplyOn, type BilledSupply, type Metered } from './billed-supply.ts'
import type { Charge } from './bill.ts'
import { capped, surplusPaysFor } from './caps.ts'
import { chargesByTime, overlay, yearStretches } from './charges-by-time.ts'
import { discountStretches, energyCharges, reactiveCharges, surplusCharges } from './energy-charges.ts'
import { chargeCents } from './line-amount.ts'
import { shareOfDays } from './metered-energy.ts'
import { excessPowerCharges, fixedCharges, powerCharges } from './power-charges.ts'
import { stretches, type Dated } from './rates/dated.ts'
import {
  meterRental,
  REGULATED_YEAR,
  REGULATED_YEAR_DAYS,
  socialBonusFinancing,
} from './rates/supply-costs.ts'
import { unusedBonusWh } from './social-bonus-carry.ts'
import { taxRules } from './tax-rules.ts'

function centsOf(charges: readonly Charge[]): number {
  return sumCents(charges.map(chargeCents))
}

/** A line that gives back a share of some euros: the euros are its quantity, minus the share its price. */
function shareGivenBack(
  kind: 'discount' | 'social_bonus',
  baseCents: number,
  percent: Decimal,
  span: DateSpan,
): Charge[] {
  if (baseCents <= 0) return []
  const share = decimalOf(-roundedProduct([percent], { decimals: 8 }), 10)
  return [{ kind, span, quantity: decimalOf(baseCents, 2), unit: 'unit', price: share, priceUnit: 'EUR' }]
}

function discountCharges(supply: BilledSupply, metered: Metered, span: DateSpan): Charge[] {
  return discountStretches(supply, span).flatMap((stretch) =>
    shareGivenBack(
      'discount',
      centsOf(energyCharges(supply, metered, stretch.span)),
      stretch.value,
      stretch.span,
    ),
  )
}

function financingCharges({ energy }: BilledSupply, span: DateSpan): Charge[] {
  if (energy === 'gas') return []
  return chargesByTime(
    stretches(socialBonusFinancing, span).map(({ span: days, value }) => ({
      span: days,
      value: {
        kind: 'social_bonus_financing' as const,
        quantity: '1',
        unit: 'unit' as const,
        price: value,
        priceUnit: 'EUR/year' as const,
        yearDays: REGULATED_YEAR_DAYS,
      },
    })),
  )
}

type WithinLimit = {
  readonly cents: number
  /** What is left of the energy that bills before left unused. */
  readonly unusedWh: number
}

/** Energy after discount and surplus, as far as the limit of the year falls on the days or was left unused before. */
function energyWithinLimit(
  supply: BilledSupply,
  metered: Metered,
  span: DateSpan,
  { limitWh, unusedWh }: { readonly limitWh: number | undefined; readonly unusedWh: number },
): WithinLimit {
  const energy = [...energyCharges(supply, metered, span), ...discountCharges(supply, metered, span)]
  const { amounts } = capped(
    [...energy, ...surplusCharges(supply, metered, span)].map((charge) => ({
      charge,
      units: chargeCents(charge),
    })),
    'surplus',
    surplusPaysFor,
  )
  const cents = sumCents(amounts.map(({ units }) => units))
  if (limitWh === undefined) return { cents, unusedWh }
  const importWh = sumCents(metered.energy.map((part) => shareOfDays(part.importWh, part.span, span)))
  const ownWh = limitWh * lengthInDays(span)
  const left = unusedWh - Math.max(0, importWh - Math.floor(ownWh / REGULATED_YEAR_DAYS))
  const within = ownWh + unusedWh * REGULATED_YEAR_DAYS
  const share = { decimals: 0, dividedBy: importWh * REGULATED_YEAR_DAYS }
  return {
    cents: within >= share.dividedBy ? cents : roundedProduct([cents, within], share),
    unusedWh: Math.max(0, left),
  }
}

function socialBonusCharges(supply: BilledSupply, metered: Metered, span: DateSpan): Charge[] {
  const rows = (supply.socialBonus ?? []).map(({ from, to, value }) => ({
    from,
    to,
    value: { percent: plainDecimal(value.percent), limitWh: value.limitWh },
  }))
  const same = (a: (typeof rows)[0]['value'], b: (typeof rows)[0]['value']): boolean =>
    a.percent === b.percent && a.limitWh === b.limitWh
  let unusedWh = unusedBonusWh(supply.bonusBills ?? [], span.from)
  return stretches(rows, span, same).flatMap(({ span: days, value: { percent, limitWh } }) => {
    const fixed = [...powerCharges(supply, days), ...financingCharges(supply, days)]
    const energy = energyWithinLimit(supply, metered, days, { limitWh, unusedWh })
    unusedWh = energy.unusedWh
    return shareGivenBack('social_bonus', centsOf(fixed) + energy.cents, percent, days)
  })
}

/** By the month, charged by the day as twelfths of a year, cut where that has other days. */
function monthlyCharges(
  line: Pick<Charge, 'kind' | 'name'>,
  prices: readonly Dated<Decimal>[],
  { span, yearDays }: { readonly span: DateSpan; readonly yearDays: BilledSupply['yearDays'] },
): Charge[] {
  const rows = prices.map(({ from, to, value }) => ({ from, to, value: plainDecimal(value) }))
  return chargesByTime(
    overlay(stretches(rows, span), yearStretches(span, yearDays)).map(({ span: days, value: { a, b } }) => ({
      span: days,
      value: {
        ...line,
        quantity: '1',
        unit: 'unit' as const,
        price: a,
        priceUnit: 'EUR/month' as const,
        yearDays: b,
      },
    })),
  )
}

function rentalCharges({ meter = [], meterRentalMonth = [] }: BilledSupply, span: DateSpan): Charge[] {
  const regulated = stretches(meter, span).flatMap(({ span: days, value: phases }) =>
    stretches(meterRental, days).map((row) => ({ ...row.span, value: row.value[phases] })),
  )
  return [regulated, meterRentalMonth].flatMap((prices) =>
    monthlyCharges({ kind: 'meter_rental' }, prices, { span, yearDays: REGULATED_YEAR }),
  )
}

function batteryCharges({ batteryCents = 0 }: Metered, span: DateSpan): Charge[] {
  if (batteryCents <= 0) return []
  return [
    {
      kind: 'battery',
      span,
      quantity: '1',
      unit: 'unit',
      price: decimalOf(-batteryCents, 2),
      priceUnit: 'EUR',
    },
  ]
}

/**
 * Everything a billed span is charged for, in the order of a bill, before rounding, caps and taxes. Energy in Wh in,
 * kWh out; powers in W in, kW out. A line is cut where its price, power or rate changes; a change that changes nothing
 * leaves no trace. The social bonus is a percentage of the terms of the PVPC: power, financing and net energy, this in
 * proportion where more was taken than the limit of the days and what was left unused before. Excess power and reactive
 * energy are terms too, but homes that can have the bonus are charged for neither. In leap years what the product and its
 * services cost by the year or month is divided as the product says, financing and rental of the meter always by 365.
 * Throws RangeError if power or energy has no price on some day.
 * Source: domain/src/billing/rates; RD 897/2017 art. 6.3 and annex I.1 (bonus), RD 216/2014 art. 8 (terms of the PVPC).
 */
export function chargesFor(supply: BilledSupply, metered: Metered, span: DateSpan): Charge[] {
  const services = (supply.services ?? []).flatMap(({ name, priceMonth, from, to }) =>
    monthlyCharges({ kind: 'service', name }, [{ from, to, value: priceMonth }], {
      span,
      yearDays: supply.yearDays,
    }),
  )
  return [
    ...powerCharges(supply, span),
    ...excessPowerCharges(supply, metered, span),
    ...fixedCharges(supply, span),
    ...energyCharges(supply, metered, span),
    ...reactiveCharges(supply, metered, span),
    ...surplusCharges(supply, metered, span),
    ...batteryCharges(metered, span),
    ...discountCharges(supply, metered, span),
    ...financingCharges(supply, span),
    ...socialBonusCharges(supply, metered, span),
    ...rentalCharges(supply, span),
    ...services,
  ]
}

/**
 * The bill of a supply for a span of days: its charges by the rules of one day, the last of the span where none is given
 * (docs/decisions/0010). `extra` are charges that come from elsewhere, as adjustments.
 * Errors as chargesFor and taxRules.
 */
export function billFor(
  supply: BilledSupply,
  metered: Metered,
  span: DateSpan,
  { taxDay = lastDayOf(span), extra = [] }: { taxDay?: Day; extra?: readonly Charge[] } = {},
): AddedUp {
  const charges = [...chargesFor(supply, metered, span), ...extra]
  return addUpBill(charges, taxRules(taxedSupplyOn(supply, taxDay), taxDay), span)
}
