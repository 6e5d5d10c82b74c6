import type { SavedAddress } from '@endoll/api/procedures/notification-address.ts'
import { newAddress } from '@endoll/api/procedures/notification-address.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openSteps, sentAnswers, stepsOf } from '../../flow/flow.ts'
import { emptyAddress, type TypedAddress } from '../../form/address/typed-address.ts'
import { addressBody, addressFlow, otherAddresses, questionOf, reachErrors } from './flow.ts'
import type { AddressAnswers, Reach } from './flow.ts'

function saved(id: number, name: string, full_address: string): SavedAddress {
  return {
    id,
    name,
    street: full_address,
    full_address,
    email: null,
    mobile: null,
  }
}
const home = saved(1, 'Laia', 'Carrer Major 3, 08500 Vic')
const work = saved(2, 'Laia', 'Plaça Nova 1, 08500 Vic')
const address: TypedAddress = {
  ...emptyAddress,
  zipcode: '08500',
  municipi: '08298',
  city: 'Vic',
  state_id: '08',
  state: 'Barcelona',
  tv: 'CL',
  nv: 'Nou',
  pnp: '7',
  pt: '2',
}
const rules = { smtpUtf8: false }
type Step = ReturnType<typeof addressFlow>[number]
const reach: Reach = { name: 'Laia', email: 'laia@example.test', mobile: '600 111 222' }

test('the address that the contract has is not offered; the same place under another name is', () => {
  expect(otherAddresses([home, work], home)).toEqual([work])
  expect(otherAddresses([home], home)).toEqual([])
  expect(otherAddresses([home], { ...home, name: 'Marc' })).toEqual([home])
})

describe('whom and how to reach [c5.notification-required]', () => {
  test.each<[string, Partial<Reach>, unknown]>([
    ['is right', {}, {}],
    ['needs all three', { name: ' ', email: '', mobile: '' }, 'required_field'],
    ['wants a real e-mail', { email: 'laia@' }, { email: ['email_not_valid'] }],
    ['wants a mobile, not a landline', { mobile: '938 111 222' }, { mobile: ['mobile_not_valid'] }],
    ['takes numbers of other countries', { mobile: '+33 6 12 34 56 78' }, {}],
    ['takes 128 characters', { name: 'ñ'.repeat(128) }, {}],
    ['and not one more', { name: 'ñ'.repeat(129) }, { name: ['too_long'] }],
  ])('%s', (_, changes, errors) => {
    const expected =
      errors === 'required_field' ? { name: [errors], email: [errors], mobile: [errors] } : errors
    expect(reachErrors({ ...reach, ...changes }, rules)).toEqual(expected)
  })
})

describe('answers in, steps out', () => {
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug).join(' ')
  test.each<[Partial<AddressAnswers>, string, string]>([
    [{}, 'address', 'address'],
    [{ choice: 'existing' }, 'address', 'address'],
    [{ choice: 'existing', addressId: 1 }, 'address', 'address'],
    [{ choice: 'existing', addressId: 2 }, 'address', 'address'],
    [{ choice: 'new' }, 'address new-address reach', 'address new-address'],
    [{ choice: 'new', address }, 'address new-address reach', 'address new-address reach'],
    [{ choice: 'new', address: { ...address, pnp: '' } }, 'address new-address reach', 'address new-address'],
  ])('%j: %s', (answers, steps, open) => {
    const flow = addressFlow([work], rules)
    expect(slugs(stepsOf<AddressAnswers, Step>(flow, answers))).toBe(steps)
    expect(slugs(openSteps(flow, answers))).toBe(open)
  })

  test('an address that is no longer there has to be chosen anew', () => {
    expect(addressFlow([work], rules)[0]?.isAnswered({ choice: 'existing', addressId: 9 })).toBe(false)
  })

  test('without another address it is a new one, whatever was chosen before [c4.address-form]', () => {
    const flow = addressFlow([], rules)
    expect(slugs(stepsOf<AddressAnswers, Step>(flow, {}))).toBe('new-address reach')
    expect(slugs(stepsOf<AddressAnswers, Step>(flow, { choice: 'existing', addressId: 2 }))).toBe(
      'new-address reach',
    )
  })
})

describe('what is sent', () => {
  const everything: Partial<AddressAnswers> = { choice: 'existing', addressId: 2, address, ...reach }

  test('a known address alone: what was typed of a new one is kept and not sent', () => {
    const sent = sentAnswers<AddressAnswers>(addressFlow([work], rules), everything)
    expect(addressBody(sent)).toEqual({ address_type: 'existing', address_id: 2 })
  })

  test('a new one as the contract declares it, without the names of city and province [c3.address]', () => {
    const sent = sentAnswers<AddressAnswers>(addressFlow([work], rules), { ...everything, choice: 'new' })
    const body = addressBody(sent)
    expect(body).toEqual({
      address_type: 'new',
      address: {
        zipcode: '08500',
        municipi: '08298',
        state_id: '08',
        tv: 'CL',
        nv: 'Nou',
        pnp: '7',
        bq: null,
        es: null,
        pt: '2',
        pu: null,
        aclarador: null,
        ref_catastral: null,
        ...reach,
      },
    })
    expect(z.parse(newAddress, 'address' in body ? body.address : undefined)).toBeDefined()
  })
})

test.each([
  ['address_id', 'address'],
  ['zipcode', 'new-address'],
  ['nv', 'new-address'],
  ['ref_catastral', 'new-address'],
  ['email', 'reach'],
  ['name', 'reach'],
])('a wrong %s leads back to %s', (field, slug) => {
  expect(questionOf(field)).toBe(slug)
})
