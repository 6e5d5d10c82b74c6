/** The voluntary price for small consumers (PVPC) is for at most this power in each period, in W. */
export const PVPC_UP_TO_W = 10_000

/**
 * Whether a supply of the free market may go to the PVPC, which its retailer has to say with each notice of an unpaid
 * bill: electricity of 1 kV at most and up to 10 kW in each period, of a person or a micro-firm. Which firms are so small
 * is not known here: all are told, in words that name the condition. Source: RD 88/2026 art. 13.l (read on 2026-11-26).
 */
export function mayAskForRegulatedPrice(supply: {
  readonly kind: 'electricity' | 'gas'
  readonly tariff: string
  /** In W, P1 first. */
  readonly powersW: readonly number[]
}): boolean {
  const { kind, tariff, powersW } = supply
  // Of low voltage there are two tariffs; the other is for more than 15 kW.
  return kind === 'electricity' && tariff === '2.0TD' && powersW.every((powerW) => powerW <= PVPC_UP_TO_W)
}

/** Where the CNMC lists the retailers, those of reference among them. Source: RD 897/2017 annexes II to IV (read on 2026-11-27). */
export const RETAILERS_LIST = 'https://www.cnmc.es/ambitos-de-actuacion/energia/mercado-electrico#listados'

/**
 * Whether a supply may be contracted at the PVPC in this office: that of a person whose powers are known to be low enough.
 * A micro-firm may too, but declares that it is one by a model of its own (annex III), which is not taken here.
 * Source: RD 216/2014 art. 5.3, RD 88/2026 art. 29.1.a (read on 2026-11-27).
 */
export function mayContractPvpc(asked: {
  readonly isPerson: boolean
  readonly tariff: string
  /** In W, P1 first; undefined while they are not known. */
  readonly powersW: readonly number[] | undefined
}): boolean {
  const { isPerson, tariff, powersW } = asked
  return (
    isPerson && powersW !== undefined && mayAskForRegulatedPrice({ kind: 'electricity', tariff, powersW })
  )
}

/**
 * Where the conditions of the social bonus are, which each bill of a retailer of reference has to name. Source: RD 216/2014
 * art. 20.2 (read on 2026-11-27), which names no address: this is the ministry's page as public sites name it, not opened
 * here.
 */
export const BONUS_CONDITIONS = 'https://www.bonosocial.gob.es'
