/* The figures of a bill as people type them, in the decimals of visitor-area.md §9; null if nothing was typed. */

type Typed = number | null | undefined

function scaled(value: Typed, by: number): number | null {
  return value === null || value === undefined ? null : Math.round(value * by)
}

/** W of a power in kW, which has three decimals at most. */
export function typedPowerW(kW: Typed): number | null {
  return scaled(kW, 1000)
}

/** Wh of a consumption in kWh, which is whole. */
export function typedConsumptionWh(kWh: Typed): number | null {
  const whole = scaled(kWh, 1)
  return whole === null ? null : whole * 1000
}

/** Cents of an amount in euros. */
export function typedAmountCents(euros: Typed): number | null {
  return scaled(euros, 100)
}
