import {
  electricityComparisonProblems,
  gasComparisonProblems,
  type AskedElectricity,
  type AskedGas,
} from '@endoll/domain/comparison/asked-comparison.ts'
import { findDecimal } from '@endoll/domain/money.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import type { Typed } from '../../form/use-entry-form.ts'

/** Of electricity or of gas. */
export type ComparedKind = 'electricity' | 'gas'

/** A number as it was typed: null where there is nothing, NaN where it is none. */
export function numberOf(text: string | undefined): number | null {
  const bare = (text ?? '').trim()
  if (bare === '') return null
  const decimal = findDecimal(bare)
  return decimal === undefined ? Number.NaN : Number(decimal)
}

function scaled(text: string | undefined, by: number): number | null {
  const value = numberOf(text)
  return value === null ? null : Math.round(value * by)
}

function billOf(typed: Typed, tariff: string) {
  const origin = typed['comerOrigin'] ?? ''
  return {
    cups: typed['cups'] ?? '',
    comerOrigin: origin === '' ? null : Number(origin),
    tariff,
    startDate: typed['startDate'] ?? '',
    endDate: typed['endDate'] ?? '',
    invoiceAmountCents: scaled(typed['invoiceAmount'], 100),
  }
}

function electricityOf(typed: Typed, tariff: string): AskedElectricity {
  return {
    ...billOf(typed, tariff),
    powerW: scaled(typed['power'], 1000),
    power2W: scaled(typed['power2'], 1000),
    p1Wh: scaled(typed['p1'], 1000),
    p2Wh: scaled(typed['p2'], 1000),
    p3Wh: scaled(typed['p3'], 1000),
  }
}

function gasOf(typed: Typed, tariff: string): AskedGas {
  return { ...billOf(typed, tariff), consumptionWh: scaled(typed['consumption'], 1000) }
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
