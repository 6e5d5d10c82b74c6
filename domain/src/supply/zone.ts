import type { ClockZone } from '../time/madrid.ts'

/** The five electric systems, each with its own calendar of periods (Circular 3/2020 art. 7). */
export type ElectricZone = 'peninsula' | 'baleares' | 'canarias' | 'ceuta' | 'melilla'

/** IVA (peninsula and Baleares), IGIC (Canarias), IPSI (Ceuta and Melilla). */
export type IndirectTax = 'IVA' | 'IGIC' | 'IPSI'

export type Territory = {
  readonly electricZone: ElectricZone
  readonly clockZone: ClockZone
  readonly indirectTax: IndirectTax
}

const PENINSULA: Territory = {
  electricZone: 'peninsula',
  clockZone: 'Europe/Madrid',
  indirectTax: 'IVA',
}

/**
 * The provinces that are not the peninsula, by INE code.
 * Source: INE province codes; Ley 20/1991 (IGIC), Ley 8/1991 (IPSI). Ceuta and Melilla keep Madrid's clock.
 */
const OUTSIDE: Readonly<Record<string, Territory>> = {
  '07': { electricZone: 'baleares', clockZone: 'Europe/Madrid', indirectTax: 'IVA' },
  '35': { electricZone: 'canarias', clockZone: 'Atlantic/Canary', indirectTax: 'IGIC' },
  '38': { electricZone: 'canarias', clockZone: 'Atlantic/Canary', indirectTax: 'IGIC' },
  '51': { electricZone: 'ceuta', clockZone: 'Europe/Madrid', indirectTax: 'IPSI' },
  '52': { electricZone: 'melilla', clockZone: 'Europe/Madrid', indirectTax: 'IPSI' },
}

/**
 * Electric zone, official clock and indirect tax of a province by its INE code ('01' to '52'), or undefined when
 * there is no such province. Source: as the table above.
 */
export function findTerritory(provinceCode: string): Territory | undefined {
  if (!/^\d{2}$/.test(provinceCode) || provinceCode === '00' || provinceCode > '52') return undefined
  return OUTSIDE[provinceCode] ?? PENINSULA
}

/** The official clock of an electric zone. Source: Real Decreto 236/2002. */
export function clockZoneOf(zone: ElectricZone): ClockZone {
  return zone === 'canarias' ? 'Atlantic/Canary' : 'Europe/Madrid'
}
