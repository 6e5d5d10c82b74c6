import { cupsCheckLetters } from '@endoll/domain/identity/cups.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { nifLetter } from '@endoll/domain/identity/nif.ts'
import { describe, expect, it, test } from 'vitest'
import { isComplete, openSteps, placeOf, slugAfter, slugBefore } from '../../flow/flow.ts'
import {
  leadSteps,
  newContractFlow,
  ownFields,
  questionOf,
  type Answers,
  type NewContractAnswers,
} from './flow.ts'

const digits = '0031000000000001'
const file = [{ id: 'f', name: 'dni.pdf', sizeBytes: 1 }]
const rules = {
  originSelector: false,
  invoiceRequired: false,
  restrictCompanyVAT: false,
  requireMarkChangeOwner: true,
  emailRequired: true,
  commsLanguage: 'optional',
  selfconsumptionRadio: true,
  selfconsumptionDocument: true,
  leadConsentNeeded: false,
  signedIn: false,
} as const
const flow = newContractFlow({ rules, day: '2026-11-22' })
const address = {
  zipcode: '08500',
  municipi: '08298',
  city: 'Vic',
  state_id: '08',
  state: 'Barcelona',
  tv: 'CL',
  nv: 'Major',
  pnp: '3',
  bq: '',
  es: '',
  pt: '',
  pu: '',
  aclarador: '',
  ref_catastral: '',
}
const home: Answers = {
  cups: `ES${digits}${cupsCheckLetters(digits)}`,
  address,
  residenceType: 'habitual',
  activeContract: false,
}
const you: Answers = {
  vat: `12345678${nifLetter(12_345_678)}`,
  name: 'Laia',
  surName1: 'Ferrer',
  email: 'laia@example.test',
  mobile: '600000001',
  nifFaceup: file,
}
const contract: Answers = { powers: ['4,6', '4,6'], accessTariff: 18, selfcons: false, selectedProduct: 1 }
const payment: Answers = { iban: spanishIban('2100', '0418', '0200051332'), isOwner: true }

function slugs(list: readonly { readonly slug: string }[]) {
  return list.map(({ slug }) => slug).join(' ')
}

describe('answers in, steps out', () => {
  test.each<[string, Answers, string]>([
    ['nothing', {}, 'home'],
    ['the home', home, 'home you'],
    ['later answers alone open nothing', { ...you, ...contract, ...payment }, 'home'],
    ['the home and who signs', { ...home, ...you }, 'home you contract'],
    ['all but the payment', { ...home, ...you, ...contract }, 'home you contract payment'],
    ['everything', { ...home, ...you, ...contract, ...payment }, 'home you contract payment'],
    ['a home with a contract, the holder not said', { ...home, ...you, activeContract: true }, 'home you'],
    ['a business without its activity', { ...home, ...you, residenceType: 'business' }, 'home'],
    [
      'above 15 kW without six powers',
      { ...home, ...you, ...contract, ...payment, powers: ['16', '16'] },
      'home you contract',
    ],
  ])('%s', (_, answers, open) => {
    expect(slugs(openSteps(flow, answers))).toBe(open)
  })

  it('an address leads no further than the answers do', () => {
    expect(placeOf(flow, home, 'payment')).toMatchObject({ slug: 'you' })
    expect(placeOf<NewContractAnswers, (typeof flow)[number]>(flow, {}, 'summary')).toMatchObject({
      slug: 'home',
    })
    expect(placeOf(flow, { ...home, ...you, ...contract, ...payment }, 'summary')).toBe('summary')
    expect(isComplete<NewContractAnswers>(flow, { ...home, ...you, ...contract })).toBe(false)
  })

  it('steps stand in the order of the specification, with its numbers for leads', () => {
    expect(slugs(flow)).toBe('home you contract payment')
    expect(flow.map(({ slug }) => leadSteps[slug])).toEqual([1, 2, 3, 4])
    expect([
      slugAfter<NewContractAnswers>(flow, {}, 'home'),
      slugBefore<NewContractAnswers>(flow, {}, 'you'),
    ]).toEqual(['you', 'home'])
  })

  it('no order of answers and steps back opens a step before those before it are answered', () => {
    const parts = [home, you, contract, payment]
    for (let mask = 0; mask < 2 ** parts.length; mask += 1) {
      const chosen = parts.filter((_, index) => (mask >> index) % 2 === 1)
      const answers = Object.assign({}, ...chosen) as Answers
      const open = openSteps(flow, answers)
      const answered = parts.findIndex((part) => !chosen.includes(part))
      expect(open.length).toBe(answered === -1 ? flow.length : answered + 1)
    }
  })
})

test.each([
  ['cups', 'home'],
  ['zipcode', 'home'],
  ['cnae', 'home'],
  ['vat', 'you'],
  ['nifFaceup', 'you'],
  ['invoice_nv', 'you'],
  ['power', 'contract'],
  ['power6', 'contract'],
  ['selectedProduct', 'contract'],
  ['iban', 'payment'],
])('what the server refuses in %s leads back to %s', (field, slug) => {
  expect(questionOf(field)).toBe(slug)
})

it('the fields of the other address are those of its form', () => {
  expect(ownFields({ invoice_nv: ['too_long'], vat: ['not_valid'] })).toEqual({
    nv: ['too_long'],
    vat: ['not_valid'],
  })
})
