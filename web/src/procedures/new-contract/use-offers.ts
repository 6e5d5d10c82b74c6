import { listProducts, listTariffs } from '@endoll/api/contracting.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { highestPowerW, isCompanyVat } from '@endoll/domain/contracting/new-contract.ts'
import { parsePower } from '@endoll/domain/supply/power.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '../../calls/query.ts'
import { useSettled } from '../../form/use-settled.ts'
import type { Answers } from './flow.ts'
import type { ContractValues } from './steps/ContractStep.tsx'

/** How long after the last key of a power its tariffs and products are asked for. */
const askAfterMs = 500

export type Product = ReplyOf<typeof listProducts>[number]

export interface Offers {
  /** Undefined until the powers are there. */
  readonly tariffs: ReplyOf<typeof listTariffs> | undefined
  readonly products: readonly Product[] | undefined
  /** `waiting`: powers or tariff are missing. */
  readonly at: 'waiting' | 'reading' | 'read' | 'failed'
  readonly again: () => void
}

interface Asked {
  readonly values: ContractValues
  /** Those that are asked for, as they are typed. */
  readonly powers: readonly string[]
  readonly answers: Answers
  readonly only: string | undefined
  /** Of a year, by a bill. */
  readonly yearlyUse: string | null | undefined
}

/** Tariffs that fit the powers, and the products of the chosen one with what the first year costs. */
export function useOffers({ values, powers, answers, only, yearlyUse }: Asked): Offers {
  const typed = powers.join('|')
  const settled = useSettled(typed, askAfterMs)
  const whole = settled === typed && powers.every((power) => parsePower(power).ok)
  const power = String(highestPowerW(powers) / 1000)
  const tariffs = useQuery({
    ...read(listTariffs, { query: { power, old: '0' } }),
    staleTime: Infinity,
    enabled: whole,
    placeholderData: keepPreviousData,
  })
  const atr = values.accessTariff
  const isOffered = tariffs.data?.some(({ id }) => String(id) === atr) === true && !tariffs.isPlaceholderData
  const selfcons = values.selfcons === 'yes' ? 'true' : 'false'
  const { cups = '', address } = answers
  const products = useQuery({
    ...read(listProducts, {
      query: {
        power,
        powers: powers.join('|'),
        atr,
        selfcons,
        cups,
        customer: isCompanyVat(answers.vat) ? 'company' : 'person',
        ...(address ? { zipcode: address.zipcode } : {}),
        ...(yearlyUse ? { yearly_use: yearlyUse } : {}),
      },
    }),
    staleTime: Infinity,
    enabled: whole && isOffered,
  })
  const failed = tariffs.isError || products.isError
  const again = () => void (tariffs.isError ? tariffs.refetch() : products.refetch())
  if (failed) return { tariffs: tariffs.data, products: undefined, at: 'failed', again }
  if (!whole) return { tariffs: tariffs.data, products: undefined, at: 'waiting', again }
  if (!products.data) return { tariffs: tariffs.data, products: undefined, at: 'reading', again }
  const shown = only === undefined ? products.data : products.data.filter(({ name }) => name === only)
  return { tariffs: tariffs.data, products: shown, at: 'read', again }
}
