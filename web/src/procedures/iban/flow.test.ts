import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { describe, expect, test } from 'vitest'
import { openSteps, sentAnswers, stepsOf } from '../../flow/flow.ts'
import { ibanBody, ibanFlow, newAccountErrors, otherAccounts, type IbanAnswers } from './flow.ts'
import { regroupIban } from '../../form/IbanField.tsx'

function ibanOf(account: string) {
  return spanishIban('0000', '0000', account)
}
function grouped(iban: string) {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
const current = { id: 1, printable_iban: grouped(ibanOf('0000000001')) }
const other = { id: 2, printable_iban: grouped(ibanOf('0000000002')) }
const fresh = ibanOf('0000000003')

test('the account that the contract has cannot be chosen [c2.dialog-iban] [c5.iban-ownership] [c5.iban-existing]', () => {
  expect(otherAccounts([current, other], current)).toEqual([other])
  expect(otherAccounts([current], current)).toEqual([])
  expect(otherAccounts([other], null)).toEqual([other])
})

describe('a new account', () => {
  test.each<[string, Partial<IbanAnswers>, unknown]>([
    ['is right', { iban: fresh, owner: true }, {}],
    ['with spaces and small letters too', { iban: grouped(fresh).toLowerCase(), owner: true }, {}],
    ['of another country of SEPA', { iban: 'DE89 3704 0044 0532 0130 00', owner: true }, {}],
    [
      'of a country outside it',
      { iban: 'AE07 0331 2345 6789 0123 456', owner: true },
      { iban: ['iban_not_sepa'] },
    ],
    ['is missing', { owner: true }, { iban: ['required_field'] }],
    ['is cut short', { iban: 'ES00 0000', owner: true }, { iban: ['iban_length'] }],
    ['has a digit too many', { iban: `${fresh}0`, owner: true }, { iban: ['iban_length'] }],
    ['has a wrong digit', { iban: `ES00${fresh.slice(4)}`, owner: true }, { iban: ['iban_field_invalid'] }],
    ['is of no country', { iban: 'QQ00 0000', owner: true }, { iban: ['iban_field_invalid'] }],
    ['is the one there is', { iban: current.printable_iban, owner: true }, { iban: ['same_iban'] }],
    ['without the tick', { iban: fresh }, { owner_is_bank_owner: ['owner_not_confirmed'] }],
  ])('%s', (_, answers, errors) => {
    expect(newAccountErrors(answers, current)).toEqual(errors)
  })
})

describe('as it is typed', () => {
  test.each([
    ['es9121', 6, 'ES91 21'],
    ['es91-2100 0418.4502', 19, 'ES91 2100 0418 4502'],
    ['ES91 ', 5, 'ES91'],
    ['ES91 2100 0418', 4, 'ES91 2100 0418'],
    ['ES9 2100', 3, 'ES9 2100'],
  ])('%s with the caret at %i stands as %s', (typed, caret, stands) => {
    expect(regroupIban(typed, caret)).toBe(stands)
  })
})

describe('answers in, steps out', () => {
  test('with no other account to choose, the new one is the only question', () => {
    expect(ibanFlow([current], current).map(({ slug }) => slug)).toEqual(['new-account'])
    expect(
      ibanBody(sentAnswers<IbanAnswers>(ibanFlow([current], current), { iban: fresh, owner: true })),
    ).toEqual({
      already_registered: false,
      iban: fresh,
      owner_is_bank_owner: true,
    })
  })

  const flow = ibanFlow([current, other], current)
  test.each<[Partial<IbanAnswers>, string, string]>([
    [{}, 'account', 'account'],
    [{ registered: 'yes' }, 'account', 'account'],
    [{ registered: 'yes', bankId: 1 }, 'account', 'account'],
    [{ registered: 'yes', bankId: 2 }, 'account', 'account'],
    [{ registered: 'no' }, 'account new-account', 'account new-account'],
  ])('%j: %s', (answers, steps, open) => {
    const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug).join(' ')
    expect(slugs(stepsOf(flow, answers))).toBe(steps)
    expect(slugs(openSteps(flow, answers))).toBe(open)
  })

  test('a new account that was typed is kept and not sent once a known one is chosen [c3.iban-change]', () => {
    const answers: Partial<IbanAnswers> = { registered: 'yes', bankId: 2, iban: fresh, owner: true }
    const sent = sentAnswers<IbanAnswers>(flow, answers)
    expect(sent).toEqual({ registered: 'yes', bankId: 2 })
    expect(ibanBody(sent)).toEqual({ already_registered: true, bank_id: 2 })
    expect(ibanBody({ ...answers, registered: 'no' })).toEqual({
      already_registered: false,
      iban: fresh,
      owner_is_bank_owner: true,
    })
    expect(ibanBody({ registered: 'no', iban: fresh })).toMatchObject({ owner_is_bank_owner: false })
  })
})
