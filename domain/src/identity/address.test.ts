import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressLine } from './address-line.ts'
import { addressLimits, cityWithArticle, parseAddress, type AddressFields } from './address.ts'
import { findStreetType, streetTypes } from './street-types.ts'

const good: AddressFields = {
  zipcode: ' 08500 ',
  state_id: '08',
  municipi: '08298',
  tv: 'CL',
  nv: '  Major\u00A0 ',
  pnp: '3',
  bq: 'B',
  es: '',
  pt: '2',
  pu: '4',
  name: 'Núria Puig',
  email: 'nuria@EXAMPLE.test',
  mobile: '600 000 001',
}
const rules = { smtpUtf8: false }
function problemsOf(fields: Partial<AddressFields>) {
  const read = parseAddress({ ...good, ...fields }, rules)
  return read.ok ? {} : read.problems
}

describe('a new address [v5.home-cadastral]', () => {
  test('is read field by field', () => {
    const read = parseAddress(good, rules)
    expect(read).toMatchObject({
      ok: true,
      address: {
        postalCode: '08500',
        municipality: '08298',
        streetType: 'CL',
        street: 'Major',
        block: 'B',
        stairs: null,
        email: 'nuria@example.test',
        mobile: '+34600000001',
        cadastralReference: null,
      },
    })
    expect(read.ok && addressLine(read.address, 'Vic', 'es')).toBe('C/ Major, 3, bl. B, 2.º 4.ª, 08500 Vic')
  })

  test('keeps what is filled in of the optional fields', () => {
    const filled = { bq: 'B', es: 'C', pt: '2', pu: '4', aclarador: ' Timbre\troto ' }
    const read = parseAddress({ ...good, ...filled, ref_catastral: ' 9872023 VH5797S 0001 WX ' }, rules)
    expect(read.ok && read.address).toMatchObject({
      block: 'B',
      stairs: 'C',
      floor: '2',
      door: '4',
      note: 'Timbre roto',
      number: '3',
      name: 'Núria Puig',
      cadastralReference: '9872023VH5797S0001WX',
    })
    const bare = parseAddress({ ...good, bq: null, pt: ' ', pu: undefined, ref_catastral: ' ' }, rules)
    const none = { block: null, floor: null, door: null, note: null, cadastralReference: null }
    expect(bare.ok && bare.address).toMatchObject(none)
  })

  test.each<[Partial<AddressFields>, object]>([
    [{ state_id: '' }, { state_id: 'required_field' }],
    [{ municipi: '082981' }, { municipi: 'not_valid' }],
    [{ municipi: 'E08298' }, { municipi: 'not_valid' }],
    [{ municipi: '8298', state_id: '09' }, { municipi: 'not_valid' }],
    [{ zipcode: '' }, { zipcode: 'required_field' }],
    [{ zipcode: '0850' }, { zipcode: 'postal_code_length' }],
    [{ zipcode: '99999' }, { zipcode: 'postal_code_not_valid' }],
    [{ municipi: '' }, { municipi: 'required_field' }],
    [{ state_id: '09' }, { state_id: 'not_valid' }],
    [{ municipi: 'VIC' }, { municipi: 'not_valid' }],
    // Treviño: a postal code of Álava in the province of Burgos.
    [{ zipcode: '01118', municipi: '09109', state_id: '09' }, {}],
    [{ tv: '' }, { tv: 'required_field' }],
    [{ tv: 'ZZ' }, { tv: 'not_valid' }],
    [{ tv: ' CL ' }, {}],
    [{ nv: ' \u200B ' }, { nv: 'required_field' }],
    [{ pnp: '' }, { pnp: 'required_field' }],
    [{ name: '' }, { name: 'required_field' }],
    [{ email: 'x' }, { email: 'email_not_valid' }],
    [{ email: '' }, { email: 'required_field' }],
    [{ mobile: '938000000' }, { mobile: 'mobile_not_valid' }],
    [{ mobile: '' }, { mobile: 'required_field' }],
    [{ ref_catastral: '9872023VH5797S0001WX' }, {}],
    [{ ref_catastral: '9872023VH5797S0001WY' }, { ref_catastral: 'cadastral_reference_not_valid' }],
    [{ ref_catastral: null }, {}],
    [
      { nv: '', pnp: '', email: 'x' },
      { nv: 'required_field', pnp: 'required_field', email: 'email_not_valid' },
    ],
  ])('%j has these problems: %j', (fields, expected) => {
    expect(problemsOf(fields)).toEqual(expected)
  })

  // The figures of customer-area.md section 5; name and aclarador are ours.
  test.each([
    ['nv', 256],
    ['pnp', 9],
    ['bq', 4],
    ['es', 4],
    ['pt', 10],
    ['pu', 4],
    ['aclarador', 256],
    ['name', 128],
  ] as const)(
    '%s takes %i characters and not one more [c5.address-lengths] [v9.addresses]',
    (field, most) => {
      expect(addressLimits[field]).toBe(most)
      expect(problemsOf({ [field]: 'ñ'.repeat(most) })).toEqual({})
      // A character is one, however many code units it takes.
      expect(problemsOf({ [field]: '🏠'.repeat(most) })).toEqual({})
      expect(problemsOf({ [field]: 'ñ'.repeat(most + 1) })).toEqual({ [field]: 'too_long' })
    },
  )

  test('never throws, and never lets a line break through', () => {
    const texts = fc.tuple(fc.string({ unit: 'binary' }), fc.string())
    const lines = fc.sample(texts, 300).map(([nv, name]) => {
      const read = parseAddress({ ...good, nv: `a${nv}\r\n`, name: `b\0${name}` }, rules)
      return read.ok ? addressLine(read.address, 'Vic', 'es') + read.address.name : ''
    })
    expect(lines.some((line) => line !== '')).toBe(true)
    expect(lines.filter((line) => /[\r\n\0]/.test(line))).toEqual([])
  })
})

describe('names', () => {
  test.each([
    ['Pobla de Massaluca, La', 'La Pobla de Massaluca'],
    ["Hospitalet de Llobregat, L'", "L'Hospitalet de Llobregat"],
    ['Vic', 'Vic'],
    ['Palmas de Gran Canaria, Las', 'Las Palmas de Gran Canaria'],
  ])('%j is written %j', (ine, written) => {
    expect(cityWithArticle(ine)).toBe(written)
  })

  test('there are sixty street types', () => {
    expect(streetTypes).toHaveLength(60)
    expect(findStreetType('CL')).toEqual({ code: 'CL', names: { es: 'Calle', ca: 'Carrer', en: 'Street' } })
    expect(findStreetType('cl')).toBeUndefined()
  })
})
