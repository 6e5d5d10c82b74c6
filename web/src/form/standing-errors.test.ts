import { expect, test } from 'vitest'
import { requiredStill, standingErrors } from './standing-errors.ts'

const iban = { iban: ['required_field'] }
const owner = { owner: ['owner_not_confirmed'] }

test('an error goes as soon as its field is right, and comes back while it is not', () => {
  const sent = { errors: { ...iban, ...owner }, found: { ...iban, ...owner } }
  const after = (now: object, ...touched: string[]) =>
    standingErrors({ ...sent, now: now as typeof iban, touched: new Set(touched) })
  expect(after({ ...iban, ...owner })).toEqual({ ...iban, ...owner })
  expect(after(owner, 'iban')).toEqual(owner)
  expect(after({ iban: ['iban_field_invalid'], ...owner }, 'iban')).toEqual({
    iban: ['iban_field_invalid'],
    ...owner,
  })
  expect(after({}, 'iban', 'owner')).toEqual({})
})

test('one field may make another right; none that was right before is blamed', () => {
  const same = { power_p1: ['same_power'] }
  const sent = { errors: same, found: same, touched: new Set(['power_p2']) }
  expect(standingErrors({ ...sent, now: {} })).toEqual({})
  expect(standingErrors({ ...sent, now: { power_p2: ['power_step'] } })).toEqual({})
})

test('what only the server knows stands until its field is typed in', () => {
  const refused = { errors: { iban: ['same_iban'] }, found: {}, now: {} }
  expect(standingErrors({ ...refused, touched: new Set(['owner']) })).toEqual({ iban: ['same_iban'] })
  expect(standingErrors({ ...refused, touched: new Set(['iban']) })).toEqual({})
})

test('a form without a check knows what is no longer empty', () => {
  const data = new FormData()
  data.set('name', 'Ada')
  data.set('city', '')
  const errors = { name: ['required_field'], city: ['required_field'], email: ['email_not_valid'] }
  expect(requiredStill(errors)(data)).toEqual({ city: ['required_field'], email: ['email_not_valid'] })
})
