import {
  electricityComparisonProblems,
  fieldsOfTariff,
  gasComparisonProblems,
  powerFields,
  consumptionFields,
  type AskedElectricity,
  type AskedGas,
} from '@endoll/domain/comparison/asked-comparison.ts'
import { typedAmountCents, typedConsumptionWh, typedPowerW } from '@endoll/domain/comparison/bill-figures.ts'
import { findDecimal } from '@endoll/domain/money.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import type { KnownSupply } from '../../form/known-supply.ts'
import type { Typed } from '../../form/use-entry-form.ts'

/** Of electricity or of gas. */
export type ComparedKind = 'electricity' | 'gas'

/** A typed number: null if empty, NaN if not a number. */
export function numberOf(text: string | undefined): number | null {
  const bare = (text ?? '').trim()
  if (bare === '') return null
  const decimal = findDecimal(bare)
  return decimal === undefined ? Number.NaN : Number(decimal)
}

function billOf(typed: Typed, tariff: string) {
  const origin = typed['comerOrigin'] ?? ''
  return {
    cups: typed['cups'] ?? '',
    comerOrigin: origin === '' ? null : Number(origin),
    tariff,
    startDate: typed['startDate'] ?? '',
    endDate: typed['endDate'] ?? '',
    invoiceAmountCents: typedAmountCents(numberOf(typed['invoiceAmount'])),
  }
}

function electricityOf(typed: Typed, tariff: string): AskedElectricity {
  return {
    ...billOf(typed, tariff),
    powersW: powerFields.map((field) => typedPowerW(numberOf(typed[field]))),
    usedWh: consumptionFields.map((field) => typedConsumptionWh(numberOf(typed[field]))),
    surplusWh: typedConsumptionWh(numberOf(typed['surplus'])),
    surplusPrice: numberOf(typed['surplusPrice']),
  }
}

function gasOf(typed: Typed, tariff: string): AskedGas {
  return { ...billOf(typed, tariff), consumptionWh: typedConsumptionWh(numberOf(typed['consumption'])) }
}

/** What is wrong with what was typed, by field; `tariff` is the name of the one chosen. */
export function billProblems(kind: ComparedKind, typed: Typed, tariff: string): FieldErrors {
  const wrong =
    kind === 'gas'
      ? gasComparisonProblems(gasOf(typed, tariff))
      : electricityComparisonProblems(electricityOf(typed, tariff))
  return Object.fromEntries(Object.entries(wrong).map(([field, code]) => [field, [code]]))
}

/** The part of a call that bills of both have. */
export function billBody(typed: Typed) {
  return {
    mode: 'auto' as const,
    cups: typed['cups'] ?? '',
    comerOrigin: Number(typed['comerOrigin']),
    access_tariff: Number(typed['access_tariff']),
    startDate: typed['startDate'] ?? '',
    endDate: typed['endDate'] ?? '',
    invoiceAmount: numberOf(typed['invoiceAmount']),
  }
}

/** The figures of electricity as the call takes them. */
export function electricityBody(typed: Typed) {
  const figures = (names: readonly string[]): Record<string, number | null> =>
    Object.fromEntries(names.map((name) => [name, numberOf(typed[name])]))
  return {
    ...billBody(typed),
    ...figures([...powerFields, ...consumptionFields]),
    surplus: numberOf(typed['surplus']),
    surplusPrice: numberOf(typed['surplusPrice']),
  }
}

/** What a new contract of the same supply begins with. */
export function knownSupplyOf(kind: ComparedKind, typed: Typed, product: number): KnownSupply {
  const { power = '' } = typed
  const powers = powerFields.map((name) => typed[name] ?? '')
  const isSix = fieldsOfTariff(typed['tariffName'] ?? '').powers === powers.length
  const withPanels = (numberOf(typed['surplus']) ?? 0) > 0
  return {
    cups: typed['cups'] ?? '',
    comerOrigin: typed['comerOrigin'] ?? '',
    comerOriginName: typed['comerOriginName'] ?? '',
    accessTariff: typed['access_tariff'] ?? '',
    product: String(product),
    ...(kind === 'electricity' ? { powers: isSix ? powers : [power, powers[1] || power] } : {}),
    ...(withPanels ? { selfcons: 'yes' } : {}),
  }
}
