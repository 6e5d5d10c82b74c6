import { expect, it } from 'vitest'
import { markupOf } from '../testing/markup.tsx'
import { FieldErrorsContext } from './field-errors.ts'
import { Folded } from './Folded.tsx'

function isOpen(opens: boolean, wrong?: string): boolean {
  const errors = wrong === undefined ? {} : { [wrong]: ['required_field'] }
  const markup = markupOf(
    <FieldErrorsContext value={{ errors, message: (code) => code }}>
      <Folded title="Bloque" fields={['bq']} opens={opens}>
        <input name="bq" />
      </Folded>
    </FieldErrorsContext>,
    {},
  )
  expect(markup).toContain('name="bq"')
  return /<details[^>]* open/.test(markup)
}

it('what is folded away is in the form, and open where it holds something or is wrong [r.folded-fields]', () => {
  expect(isOpen(false)).toBe(false)
  expect(isOpen(true)).toBe(true)
  expect(isOpen(false, 'bq')).toBe(true)
  expect(isOpen(false, 'nv')).toBe(false)
})
