import type { PriceConcept } from '@endoll/domain/billing/billed-supply.ts'
import { priceWithTaxes } from '@endoll/domain/billing/price-with-taxes.ts'
import { findTaxRules, type TaxRules } from '@endoll/domain/billing/tax-rules.ts'
import { decimalOf, plainDecimal, roundedProduct, type Decimal } from '@endoll/domain/money.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { ContractRow } from '../platform/access.ts'
import { taxedUseOf } from './taxed-use.ts'

/** Decimals of a price with taxes: what a bill comes to does not hang on more. */
const DECIMALS = 6

/** What taxes look at in a supply that is offered. */
export interface OfferedSupply {
  readonly kind: 'electricity' | 'gas'
  /** INE code of the province, two digits. */
  readonly province: string
  readonly tariff: string
  readonly powersW: readonly number[]
  /** A person's supply is taxed as a home, a firm's as a business, as their bills are (`taxedUseOf`). */
  readonly isPerson: boolean
}

/** The taxes of an offer on a day; undefined where they are not known. */
export function taxesOfOffer(
  { kind, province, tariff, powersW, isPerson }: OfferedSupply,
  day: Day,
): TaxRules | undefined {
  return findTaxRules(
    {
      energy: kind,
      provinceCode: province,
      use: isPerson ? 'household' : 'business',
      maxPowerW: Math.max(0, ...powersW),
      voltage: kind === 'gas' ? undefined : findTariff(tariff)?.voltage,
    },
    day,
  )
}

/** The taxes of a contract on a day; undefined where they are not known. */
export function taxesOfContract(contract: ContractRow, day: Day): TaxRules | undefined {
  const { kind, tariff, powers_w: powersW } = contract
  return findTaxRules(
    {
      energy: kind,
      provinceCode: contract.supply_province,
      ...taxedUseOf(contract, contract.fiscal_nif),
      maxPowerW: Math.max(0, ...powersW),
      voltage: kind === 'gas' ? undefined : findTariff(tariff)?.voltage,
    },
    day,
  )
}

/** A price with taxes, to the millionth of a euro; undefined of what gives back, is in per cent, or where they are not known. */
export function taxedPrice(
  price: Decimal,
  concept: PriceConcept,
  rules: TaxRules | undefined,
): Decimal | undefined {
  const exact = rules && priceWithTaxes(price, concept, rules)
  return exact === undefined
    ? undefined
    : plainDecimal(decimalOf(roundedProduct([exact], { decimals: DECIMALS }), DECIMALS))
}
