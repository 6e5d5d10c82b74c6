import { parsePower } from '@endoll/domain/supply/power.ts'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ContractValues } from './steps/ContractStep.tsx'
import type { Offers } from './use-offers.ts'

interface Powers extends Pick<Offers, 'tariffs' | 'settled'> {
  /** Those that are asked for, as they are typed: two, or six. */
  readonly powers: readonly string[]
  /** Number of the tariff that the supply has now, where it is known. */
  readonly present: number | undefined
}

/**
 * Keeps the chosen tariff one that the powers can have: it goes when a power is missing and when they come to lie on the
 * other side of 15 kW; that of the supply, or the only one there is, stands by itself. Source: visitor-area.md §4.1.
 */
export function useTariffOfPowers(
  { getValues, setValue }: UseFormReturn<ContractValues>,
  { powers, tariffs, settled, present }: Powers,
): void {
  const isMissing = !powers.every((power) => parsePower(power).ok)
  const count = powers.length
  const before = useRef(count)
  useEffect(() => {
    const crossed = before.current !== count
    before.current = count
    if ((isMissing || crossed) && getValues('accessTariff') !== '') setValue('accessTariff', '')
  }, [isMissing, count, getValues, setValue])
  useEffect(() => {
    if (!settled || !tariffs) return
    const chosen = getValues('accessTariff')
    if (tariffs.some(({ id }) => String(id) === chosen)) return
    const [only] = tariffs.length === 1 ? tariffs : tariffs.filter(({ id }) => id === present)
    setValue('accessTariff', only ? String(only.id) : '')
    // oxlint-disable-next-line react/exhaustive-deps -- by what is offered, not by the list's being another
  }, [settled, present, tariffs?.map(({ id }) => id).join(), getValues, setValue])
}
