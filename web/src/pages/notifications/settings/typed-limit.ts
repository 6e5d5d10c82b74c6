import { parseAmount } from '@endoll/domain/money.ts'
import { watchLimits } from '@endoll/domain/notifications/watch-limits.ts'

function within(value: number, { least, most }: { readonly least: number; readonly most: number }) {
  return value >= least && value <= most ? value : undefined
}

/** A limit of use as it was typed, in whole kWh: null if there is nothing, undefined if it is no limit. */
export function typedKwh(typed: string): number | null | undefined {
  const bare = typed.trim()
  if (bare === '') return null
  return /^\d{1,7}$/.test(bare) ? within(Number(bare), watchLimits.kwh) : undefined
}

/** A limit of the bill as it was typed, in cents: null if there is nothing, undefined if it is no limit. */
export function typedCents(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const parsed = parseAmount(typed)
  return parsed.ok ? within(parsed.cents, watchLimits.cents) : undefined
}
