import { listProducts, listTariffs } from '@endoll/api/contracting.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { findTariffByNumber, highestPowerW, isCompanyVat } from '@endoll/domain/contracting/new-contract.ts'
import { parsePower, powerLimits } from '@endoll/domain/supply/power.ts'
import type { AccessTariff, Voltage } from '@endoll/domain/supply/tariff.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '../../calls/query.ts'
import { useSettled } from '../../form/use-settled.ts'
import type { Answers } from './flow.ts'
import type { ContractValues } from './steps/ContractStep.tsx'

/** How long after the last key of a power its tariffs and products are asked for. */
const askAfterMs = 500

export type Product = ReplyOf<typeof listProducts>[number]

export interface Offers {
  /** Undefined until a power is there. */
  readonly tariffs: ReplyOf<typeof listTariffs> | undefined
  readonly products: readonly Product[] | undefined
  /** Whether `tariffs` are those of the powers as they stand now, and no power is missing. */
  readonly settled: boolean
  /** `waiting`: powers are missing; `tariff`: only the tariff is. */
  readonly at: 'waiting' | 'tariff' | 'reading' | 'read' | 'failed'
  readonly again: () => void
}

interface Asked {
  readonly values: ContractValues
  /** Those that are asked for, as they are typed. */
  readonly powers: readonly string[]
  readonly answers: Answers
  readonly only: string | undefined
  /** Number of the tariff that the supply has now, where it is known: the voltage of a supply does not change with its retailer. */
  readonly presentTariff: number | undefined
  readonly day: Day
  /** Of a year, by a bill. */
  readonly yearlyUse: string | null | undefined
}

interface Supplied {
  readonly highestW: number
  readonly voltage: Voltage | undefined
  readonly day: Day
}

/** Whether a tariff admits the highest power, and has the voltage of the supply. */
function fits(tariff: AccessTariff | undefined, { highestW, voltage, day }: Supplied): boolean {
  if (!tariff || (voltage !== undefined && tariff.voltage !== voltage)) return false
  const { highestOverW, mostW = Infinity } = powerLimits(tariff, day)
  return highestW > highestOverW && highestW <= mostW
}

/** Tariffs that fit the powers, and the products of the chosen one with what the first year costs. */
export function useOffers(asked: Asked): Offers {
  const { values, powers, answers, only, yearlyUse, day } = asked
  const voltage = findTariffByNumber(asked.presentTariff, day)?.voltage
  const typed = powers.join('|')
  const settled = useSettled(typed, askAfterMs)
  const whole = settled === typed && powers.every((power) => parsePower(power).ok)
  const highestW = highestPowerW(powers)
  const power = String(highestW / 1000)
  const tariffs = useQuery({
    ...read(listTariffs, { query: { power, old: '0' } }),
    staleTime: Infinity,
    // A power that is missing leaves the tariffs that the highest of the others admits.
    enabled: settled === typed && highestW > 0,
    placeholderData: keepPreviousData,
  })
  const atr = values.accessTariff
  const fitting = tariffs.data?.filter(({ id }) =>
    fits(findTariffByNumber(id, day), { highestW, voltage, day }),
  )
  const isFresh = whole && fitting !== undefined && !tariffs.isPlaceholderData
  const isOffered = isFresh && fitting.some(({ id }) => String(id) === atr)
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
  const again = () => void (tariffs.isError ? tariffs.refetch() : products.refetch())
  const stand = (): Pick<Offers, 'at' | 'products'> => {
    if (tariffs.isError || products.isError) return { products: undefined, at: 'failed' }
    if (!whole) return { products: undefined, at: 'waiting' }
    if (isFresh && fitting.length === 0) return { products: [], at: 'read' }
    if (isFresh && !isOffered) return { products: undefined, at: 'tariff' }
    if (!products.data) return { products: undefined, at: 'reading' }
    return { products: products.data.filter(({ name }) => only === undefined || name === only), at: 'read' }
  }
  return { tariffs: fitting, settled: isFresh, again, ...stand() }
}
