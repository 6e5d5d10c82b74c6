import { describe, expect, it } from 'vitest'
import openVectors from '../../vectors/open.json' with { type: 'json' }
import { parsePostalCode } from './postal-code.ts'

const vectors = openVectors.postal_code

describe('a postal code [c5.postal-code]', () => {
  it.each(vectors.map((row) => [row.input, row.source_valid, row.spec_length_valid] as const))(
    '%j is valid: %s, of the right length: %s',
    (input, valid, rightLength) => {
      const parsed = parsePostalCode(input)
      expect(parsed.ok).toBe(valid)
      expect(!parsed.ok && parsed.error === 'postal_code_length').toBe(!rightLength)
    },
  )

  it.each([['01118'], ['08001'], ['28080'], ['52006'], [' 17001 ']])('%j is one', (input) => {
    expect(parsePostalCode(input)).toEqual({ ok: true, postalCode: input.trim() })
  })

  it.each([
    ['', 'required_field'],
    ['8001', 'postal_code_length'],
    ['080011', 'postal_code_length'],
    ['00123', 'postal_code_not_valid'],
    ['99999', 'postal_code_not_valid'],
    ['AD500', 'postal_code_not_valid'],
  ])('%j is refused: %s', (input, error) => {
    expect(parsePostalCode(input)).toEqual({ ok: false, error })
  })
})
