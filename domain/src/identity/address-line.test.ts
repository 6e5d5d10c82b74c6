import { describe, expect, test } from 'vitest'
import { addressLine, type WrittenAddress } from './address-line.ts'
import { streetTypes } from './street-types.ts'

const plain: WrittenAddress = {
  streetType: 'AV',
  street: 'de la Pau',
  number: '3',
  block: null,
  stairs: null,
  floor: null,
  door: null,
  note: null,
  postalCode: '08500',
}

describe('an address in one line', () => {
  test.each<[Partial<WrittenAddress>, es: string, ca: string]>([
    [{}, 'Av. de la Pau, 3', 'Av. de la Pau, 3'],
    [
      { stairs: 'B', floor: '2', door: '1' },
      'Av. de la Pau, 3, esc. B, 2.º 1.ª',
      'Av. de la Pau, 3, esc. B, 2n 1a',
    ],
    [{ floor: '1', door: '2' }, 'Av. de la Pau, 3, 1.º 2.ª', 'Av. de la Pau, 3, 1r 2a'],
    [{ floor: '3', door: 'B' }, 'Av. de la Pau, 3, 3.º B', 'Av. de la Pau, 3, 3r B'],
    [{ floor: '4' }, 'Av. de la Pau, 3, 4.º', 'Av. de la Pau, 3, 4t'],
    [{ floor: '12', door: '5' }, 'Av. de la Pau, 3, 12.º 5.ª', 'Av. de la Pau, 3, 12è 5a'],
    [{ floor: 'pral.', door: '1' }, 'Av. de la Pau, 3, pral. 1.ª', 'Av. de la Pau, 3, pral. 1a'],
    [{ door: '4' }, 'Av. de la Pau, 3, pta. 4', 'Av. de la Pau, 3, pta. 4'],
    [{ block: 'B', note: 'al fons' }, 'Av. de la Pau, 3, bl. B, al fons', 'Av. de la Pau, 3, bl. B, al fons'],
    [{ streetType: 'CL', street: 'Major' }, 'C/ Major, 3', 'C. Major, 3'],
    [{ streetType: 'PZ', street: 'Major' }, 'Pza. Major, 3', 'Pl. Major, 3'],
    [{ streetType: 'PE', street: 'de Gràcia' }, 'P.º de Gràcia, 3', 'Pg. de Gràcia, 3'],
    [{ streetType: 'CN', street: 'Ral', number: 'S/N' }, 'Camino Ral, S/N', 'Camí Ral, S/N'],
  ])('%j', (parts, es, ca) => {
    const written = { ...plain, ...parts }
    expect(addressLine(written, 'Vic', 'es')).toBe(`${es}, 08500 Vic`)
    expect(addressLine(written, 'Vic', 'ca')).toBe(`${ca}, 08500 Vic`)
    expect(addressLine(written, 'Vic', 'en')).toBe(`${es}, 08500 Vic`)
  })
})

test('every street type has a name in each language', () => {
  for (const { code, names } of streetTypes) {
    expect(Object.keys(names), code).toEqual(['es', 'ca', 'en'])
    expect(
      Object.values(names).filter((name) => name.trim() === ''),
      code,
    ).toEqual([])
  }
})
