import { cadastralCheckLetters } from '@endoll/domain/identity/cadastral-reference.ts'
import { addressLimits } from '@endoll/domain/identity/address.ts'
import { streetTypes } from '@endoll/domain/identity/street-types.ts'
import { describe, expect, test } from 'vitest'
import {
  addressErrors,
  addressResolver,
  emptyAddress,
  municipalityAmong,
  streetTypeLists,
} from './typed-address.ts'
import type { TypedAddress } from './typed-address.ts'

const vic = { ine: '08298', city: 'Vic', stateId: '08', state: 'Barcelona' }
const right: TypedAddress = {
  ...emptyAddress,
  zipcode: '08500',
  municipi: vic.ine,
  city: vic.city,
  state_id: vic.stateId,
  state: vic.state,
  tv: 'CL',
  nv: 'Major',
  pnp: '3',
}
const first18 = '9872023VH5797S0001'
const reference = first18 + cadastralCheckLetters(first18)

describe('what is wrong with an address [c5.notification-required]', () => {
  test.each<[string, Partial<TypedAddress>, Record<string, string>]>([
    ['nothing', {}, {}],
    ['nothing, with everything said', { bq: 'B', es: '1', pt: '2', pu: '4', aclarador: 'al fons' }, {}],
    ['a postal code of four figures', { zipcode: '0850' }, { zipcode: 'postal_code_length' }],
    ['a postal code of no province', { zipcode: '99999' }, { zipcode: 'postal_code_not_valid' }],
    [
      'no municipality: the province is not mentioned',
      { municipi: '', state_id: '' },
      { municipi: 'required_field' },
    ],
    ['no street type', { tv: '' }, { tv: 'required_field' }],
    ['the line between the street types', { tv: '-' }, { tv: 'not_valid' }],
    ['no street, no number', { nv: ' ', pnp: '' }, { nv: 'required_field', pnp: 'required_field' }],
    ['a cadastral reference with hyphens and dots', { ref_catastral: dotted(reference) }, {}],
    [
      'a cadastral reference of other check letters',
      { ref_catastral: `${first18}AA` },
      { ref_catastral: 'cadastral_reference_not_valid' },
    ],
  ])('%s', (_, changes, errors) => {
    expect(addressErrors({ ...right, ...changes })).toEqual(errors)
  })

  test.each(
    Object.entries(addressLimits)
      .filter(([field]) => field !== 'name')
      .map(([field, most]) => ({ field, most })),
  )('$field may have $most characters and not one more', ({ field, most }) => {
    expect(addressErrors({ ...right, [field]: 'ñ'.repeat(most) })).toEqual({})
    expect(addressErrors({ ...right, [field]: 'ñ'.repeat(most + 1) })).toEqual({ [field]: 'too_long' })
  })

  test('an empty form names what is required, the province aside', () => {
    expect(Object.keys(addressErrors({})).toSorted()).toEqual(['municipi', 'nv', 'pnp', 'tv', 'zipcode'])
  })

  test('a form gets the values as they were typed, or the codes', async () => {
    const options = {} as Parameters<typeof addressResolver>[2]
    expect(await addressResolver(right, undefined, options)).toEqual({ values: right, errors: {} })
    expect(await addressResolver({ ...right, nv: '' }, undefined, options)).toEqual({
      values: {},
      errors: { nv: { type: 'rule', message: 'required_field' } },
    })
  })
})

function dotted(text: string): string {
  return `${text.slice(0, 7)}.${text.slice(7, 14)}-${text.slice(14)}`.toLowerCase()
}

describe('the municipality', () => {
  const burgos = { ine: '09109', city: 'Condado de Treviño', stateId: '09', state: 'Burgos' }
  test.each([
    ['the only one stands by itself', [vic], '', vic],
    ['the only one replaces another', [vic], burgos.ine, vic],
    ['of several the chosen one, whatever its province', [vic, burgos], burgos.ine, burgos],
    ['of several none stands unless chosen', [vic, burgos], '', undefined],
    ['what the code does not have is forgotten', [vic, burgos], '28079', undefined],
    ['nothing known, nothing stands', [], vic.ine, undefined],
  ] as const)('%s', (_, municipalities, chosen, expected) => {
    expect(municipalityAmong(municipalities, chosen)).toEqual(expected)
  })
})

test.each([
  ['es', ['Calle', 'Avenida', 'Plaza']],
  ['ca', ['Carrer', 'Avinguda', 'Plaça']],
  ['en', ['Street', 'Avenue', 'Square']],
] as const)('street types in %s: common ones first, each name once, none lost', (language, first) => {
  const { common, others } = streetTypeLists(language)
  expect(common.slice(0, 3).map(({ name }) => name)).toEqual(first)
  const names = [...common, ...others].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(names)).toEqual(new Set(streetTypes.map(({ names: each }) => each[language])))
})
