import { describe, expect, it } from 'vitest'
import { clockZoneOf, findTerritory } from './zone.ts'

describe('the territory of a province', () => {
  it.each([
    ['08', 'peninsula', 'Europe/Madrid', 'IVA'],
    ['01', 'peninsula', 'Europe/Madrid', 'IVA'],
    ['07', 'baleares', 'Europe/Madrid', 'IVA'],
    ['35', 'canarias', 'Atlantic/Canary', 'IGIC'],
    ['38', 'canarias', 'Atlantic/Canary', 'IGIC'],
    ['51', 'ceuta', 'Europe/Madrid', 'IPSI'],
    ['52', 'melilla', 'Europe/Madrid', 'IPSI'],
  ])('%s is %s, %s, %s', (code, electricZone, clockZone, indirectTax) => {
    expect(findTerritory(code)).toEqual({ electricZone, clockZone, indirectTax })
  })

  it.each(['00', '53', '8', '080', 'ES'])('%j is no province', (code) => {
    expect(findTerritory(code)).toBeUndefined()
  })

  it('keeps one clock per electric zone', () => {
    for (let code = 1; code <= 52; code++) {
      const territory = findTerritory(String(code).padStart(2, '0'))
      expect(territory && clockZoneOf(territory.electricZone)).toBe(territory?.clockZone)
    }
  })
})
