import { cupsCheckLetters } from '@endoll/domain/identity/cups.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { nifLetter } from '@endoll/domain/identity/nif.ts'
import { describe, expect, it, test } from 'vitest'
import { isComplete, openSteps, stepAt, slugAfter, slugBefore } from '../../flow/flow.ts'
import {
  leadStepAfter,
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
  smtpUtf8: false,
  leadConsentNeeded: false,
  signedIn: false,
} as const
const day = '2026-11-22'
const flow = newContractFlow({ kind: 'electricity', rules, day })
const gasFlow = newContractFlow({ kind: 'gas', rules: { ...rules, gasOnly: true }, day })
const dualFlow = newContractFlow({ kind: 'dual', rules, day })
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

describe('answers in, steps out [v4.wizard-order]', () => {
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

  const gasHome: Answers = { ...home, invoice: file }
  const gas: Answers = { gasAccessTariff: 2, gasProduct: 7 }
  test.each<[string, Answers, string]>([
    ['nothing', {}, 'home'],
    ['the home without a bill', home, 'home'],
    ['the home', gasHome, 'home you'],
    ['the home and who signs', { ...gasHome, ...you }, 'home you gas'],
    ['what is asked of electricity is nothing for gas', { ...gasHome, ...you, ...contract }, 'home you gas'],
    ['all but the payment', { ...gasHome, ...you, ...gas }, 'home you gas payment'],
  ])('of gas: %s', (_, answers, open) => {
    expect(slugs(openSteps(gasFlow, answers))).toBe(open)
  })

  const gasPart: Answers = { ...gas, cupsGas: home.cups ?? '', gasInvoice: file, activeGasContract: false }
  const { activeGasContract: _now, ...withoutNow } = gasPart
  test.each<[string, Answers, string]>([
    ['the electricity alone', { ...home, ...you, ...contract }, 'home you contract gas'],
    ['the gas without its supply', { ...home, ...you, ...contract, ...gas }, 'home you contract gas'],
    [
      'whether there is gas now, copied from electricity by nobody',
      { ...home, activeContract: true, changeOwner: false, ...you, ...contract, ...withoutNow },
      'home you contract gas',
    ],
    ['both', { ...home, ...you, ...contract, ...gasPart }, 'home you contract gas payment'],
  ])('of both: %s', (_, answers, open) => {
    expect(slugs(openSteps(dualFlow, answers))).toBe(open)
  })

  it('no order of answers opens a step of gas or of both before those before it are answered [v4.gas-wizard]', () => {
    const parts = { home: gasHome, you, contract, gas: gasPart, payment }
    for (const own of [gasFlow, dualFlow]) {
      const ordered = own.map(({ slug }) => parts[slug])
      for (let mask = 0; mask < 2 ** ordered.length; mask += 1) {
        const chosen = ordered.filter((_, index) => (mask >> index) % 2 === 1)
        const open = openSteps(own, Object.assign({}, ...chosen) as Answers)
        const answered = ordered.findIndex((part) => !chosen.includes(part))
        expect(open.length).toBe(answered === -1 ? own.length : answered + 1)
      }
    }
  })

  it('gas alone has six steps with its summary and its answer, and its own numbers for leads [v2.gas-wizard] [v4.gas-wizard]', () => {
    expect(gasFlow.length + 2).toBe(6)
    expect(slugs(gasFlow)).toBe('home you gas payment')
    expect(slugs(dualFlow)).toBe('home you contract gas payment')
    expect(gasFlow.map(({ slug }) => leadStepAfter('gas', slug))).toEqual([2, 3, 4, 5])
    expect(dualFlow.map(({ slug }) => leadStepAfter('dual', slug))).toEqual([1, 2, 3, 3, 4])
  })

  it('an address leads no further than the answers do', () => {
    expect(stepAt(flow, home, 'payment')).toMatchObject({ slug: 'you' })
    expect(stepAt<NewContractAnswers, (typeof flow)[number]>(flow, {}, 'summary')).toMatchObject({
      slug: 'home',
    })
    expect(stepAt(flow, { ...home, ...you, ...contract, ...payment }, 'summary')).toBe('summary')
    expect(isComplete<NewContractAnswers>(flow, { ...home, ...you, ...contract })).toBe(false)
  })

  it('steps stand in the order of the specification, with its numbers for leads [v4.lead-tracking] [v9.lead-steps]', () => {
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
  ['cupsGas', 'gas'],
  ['gasInvoice', 'gas'],
  ['activeGasContract', 'gas'],
  ['comerGasOrigin', 'gas'],
  ['changeGasOwner', 'gas'],
  ['gasAccessTariff', 'gas'],
  ['gasProduct', 'gas'],
])('what the server refuses in %s leads back to %s', (field, slug) => {
  expect(questionOf(field)).toBe(slug)
})

it('the fields of the other address are those of its form', () => {
  expect(ownFields({ invoice_nv: ['too_long'], vat: ['not_valid'] })).toEqual({
    nv: ['too_long'],
    vat: ['not_valid'],
  })
})
