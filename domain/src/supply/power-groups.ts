/** Neighbouring periods with the same power; `periods` is undefined if the whole contract has one power. */
export interface PowerGroup {
  readonly periods: string | undefined
  readonly powerW: number
}

/**
 * Powers in W, P1 first, in as few groups as they allow: 4600; P1 4600 and P2 3450; P1–P5 15,100 and P6 17,000. The
 * periods are named P1 to P6, or as `nameOf` names them.
 */
export function groupPowers(
  powersW: readonly number[],
  nameOf: (period: string) => string = (period) => period,
): readonly PowerGroup[] {
  const groups: { first: number; last: number; powerW: number }[] = []
  for (const [index, powerW] of powersW.entries()) {
    const open = groups.at(-1)
    if (open?.powerW === powerW) open.last = index + 1
    else groups.push({ first: index + 1, last: index + 1, powerW })
  }
  if (groups.length === 1) return groups.map(({ powerW }) => ({ periods: undefined, powerW }))
  return groups.map(({ first, last, powerW }) => ({
    periods: first === last ? nameOf(`P${first}`) : `${nameOf(`P${first}`)}–${nameOf(`P${last}`)}`,
    powerW,
  }))
}
