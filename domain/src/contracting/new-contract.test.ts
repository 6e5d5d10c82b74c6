import { describe, expect, it } from 'vitest'
import { spanishIban } from '../identity/iban.ts'
import { companyControl, nifLetter } from '../identity/nif.ts'
import { cupsCheckLetters } from '../identity/cups.ts'
import {
  confirmationProblems,
  contractProblems,
  homeProblems,
  paymentProblems,
  addressProblems,
  powersAsked,
  youProblems,
  type NewContractRules,
  type NewContractSoFar,
} from './new-contract.ts'

const day = '2026-11-22'
const digits = '0031000000000001'
const person = `12345678${nifLetter(12_345_678)}`
const company = `B0000000${companyControl('B', '0000000')}`
const file = [{ id: 'f' }]
const place = {
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
const rules: NewContractRules = {
  smtpUtf8: false,
  originSelector: true,
  invoiceRequired: false,
  restrictCompanyVAT: false,
  requireMarkChangeOwner: true,
  emailRequired: true,
  commsLanguage: 'optional',
  selfconsumptionRadio: true,
  selfconsumptionDocument: true,
  leadConsentNeeded: false,
  signedIn: false,
}
type Answers = NewContractSoFar
type Case = readonly [string, Answers, Partial<NewContractRules>, object]

const home: Answers = {
  cups: `ES${digits}${cupsCheckLetters(digits)}`,
  address: place,
  residenceType: 'habitual',
  activeContract: true,
  comerOrigin: 1,
}

describe('about the home [v2.wizard-home] [v5.home-cups] [v5.home-address] [v5.home-cadastral] [v5.home-cnae] [v5.home-choices] [v5.home-origin] [v5.home-consent] [v5.home-invoice] [v5.message-keys-forms]', () => {
  it.each<Case>([
    ['all is there', {}, {}, {}],
    [
      'the CUPS with spaces and small letters',
      { cups: `es 0031-0000.0000 0001 ${cupsCheckLetters(digits)}0f` },
      {},
      {},
    ],
    ['another check letter', { cups: `ES${digits}AA` }, {}, { cups: 'cups_field_not_valid' }],
    ['no CUPS', { cups: '' }, {}, { cups: 'required_field' }],
    [
      'nothing of the home',
      { residenceType: undefined, activeContract: undefined },
      {},
      { residenceType: 'required_field', activeContract: 'required_field' },
    ],
    ['a business without an activity', { residenceType: 'business' }, {}, { cnae: 'required_field' }],
    ['a business with one', { residenceType: 'business', cnae: 100 }, {}, {}],
    ['no retailer of now', { comerOrigin: undefined }, {}, { comerOrigin: 'required_field' }],
    ['which is not asked', { comerOrigin: undefined }, { originSelector: false }, {}],
    ['or is none, without a contract', { activeContract: false, comerOrigin: undefined }, {}, {}],
    ['no bill where one is needed', { invoice: [] }, { invoiceRequired: true }, { invoice: 'min_files' }],
    ['no bill, without a contract', { invoice: [], activeContract: false }, { invoiceRequired: true }, {}],
    ['no consent where it is needed', {}, { leadConsentNeeded: true }, { leadsConsent: 'required_field' }],
    ['a consent is not asked of customers', {}, { leadConsentNeeded: true, signedIn: true }, {}],
  ])('%s', (_, more, other, problems) => {
    expect(homeProblems({ ...home, ...more }, { ...rules, ...other })).toEqual(problems)
  })

  it.each(
    Object.entries({ nv: 256, pnp: 9, bq: 4, es: 4, pt: 10, pu: 4 }).map(([field, under]) => ({
      field,
      under,
    })),
  )('$field has less than $under characters [v5.home-address] [v9.addresses]', ({ field, under }) => {
    expect(addressProblems({ ...place, [field]: 'x'.repeat(under - 1) })).toEqual({})
    expect(addressProblems({ ...place, [field]: 'x'.repeat(under) })).toEqual({ [field]: 'too_long' })
  })
})

const you: Answers = {
  activeContract: true,
  vat: person,
  name: 'Laia',
  surName1: 'Ferrer',
  nifFaceup: file,
  changeOwner: false,
  sameInvoiceAddress: true,
  email: 'laia@example.test',
  mobile: '600000001',
}
const firm: Answers = {
  vat: company,
  name: 'Forn SL',
  surName1: '',
  vatRepresentante: person,
  nameRepresentante: 'Laia',
  surName1Representante: 'Ferrer',
  cif: file,
}

describe('about who signs [v1.private-or-company] [v2.wizard-you] [v5.you-vat] [v5.you-names] [v5.you-company] [v5.you-invoice-address] [v5.you-change-owner] [v5.you-language] [v5.you-mobile] [v5.you-email] [v5.you-id-photo] [v5.you-cif] [v5.gas-id-photo]', () => {
  it.each<Case>([
    ['a person', {}, {}, {}],
    ['without a first surname', { surName1: ' ' }, {}, { surName1: 'required_field' }],
    ['a wrong letter', { vat: '12345678A' }, {}, { vat: 'vat_field_not_valid' }],
    ['no document', { nifFaceup: [] }, {}, { nifFaceup: 'min_files' }],
    ['a company with its representative', firm, {}, {}],
    ['a company where none may', firm, { restrictCompanyVAT: true }, { vat: 'company_vat_not_allowed' }],
    [
      'a company without a representative',
      { ...firm, vatRepresentante: '', nameRepresentante: '', surName1Representante: '', cif: [] },
      {},
      {
        vatRepresentante: 'required_field',
        nameRepresentante: 'required_field',
        surName1Representante: 'required_field',
        cif: 'min_files',
      },
    ],
    [
      'a company represented by a company',
      { ...firm, vatRepresentante: company },
      {},
      { vatRepresentante: 'vat_field_not_valid' },
    ],
    ['nothing said of the holder', { changeOwner: undefined }, {}, { changeOwner: 'required_field' }],
    ['which is not asked', { changeOwner: undefined }, { requireMarkChangeOwner: false }, {}],
    ['nor without a contract', { changeOwner: undefined, activeContract: false }, {}, {}],
    [
      'another address, empty',
      { sameInvoiceAddress: false, invoiceAddress: { ...place, nv: '' } },
      {},
      { nv: 'required_field' },
    ],
    [
      'no language where it is needed',
      {},
      { commsLanguage: 'required' },
      { commsLanguage: 'required_field' },
    ],
    ['no e-mail', { email: '' }, {}, { email: 'required_field' }],
    ['no e-mail where none is needed', { email: '' }, { emailRequired: false }, {}],
    ['a wrong e-mail all the same', { email: 'x' }, { emailRequired: false }, { email: 'email_not_valid' }],
    ['a phone that is no mobile', { mobile: '938000000' }, {}, { mobile: 'mobile_not_valid' }],
  ])('%s', (_, more, other, problems) => {
    expect(youProblems({ ...you, ...more }, { ...rules, ...other })).toEqual(problems)
  })
})

const contract: Answers = { powers: ['4,6', '3.45'], accessTariff: 18, selfcons: false, selectedProduct: 1 }
const six = ['16', '16', '16', '16', '16', '16']

describe('about the contract [v2.wizard-contract] [v5.contract-powers] [v5.contract-power-format] [v5.contract-tariff] [v5.contract-product] [v5.contract-selfcons]', () => {
  it.each<Case>([
    ['two powers, with comma and point', {}, {}, {}],
    ['no second power', { powers: ['4,6', ''] }, {}, { power2: 'required_field' }],
    [
      'no power above 0',
      { powers: ['0', '-1'] },
      {},
      { power: 'power_field_not_valid', power2: 'power_field_not_valid' },
    ],
    [
      'above 15 kW without the other four',
      { powers: ['4', '15,1'], accessTariff: 19 },
      {},
      {
        power3: 'required_field',
        power4: 'required_field',
        power5: 'required_field',
        power6: 'required_field',
      },
    ],
    ['six powers', { powers: six, accessTariff: 19 }, {}, {}],
    [
      'six powers that fall',
      { powers: [...six.slice(0, 5), '15'], accessTariff: 19 },
      {},
      { power6: 'power_order' },
    ],
    ['a tariff that has ended', { accessTariff: 1 }, {}, { accessTariff: 'required_field' }],
    ['no product', { selectedProduct: undefined }, {}, { selectedProduct: 'required_field' }],
    ['nothing said of self-consumption', { selfcons: undefined }, {}, { selfcons: 'required_field' }],
    ['which need not be said', { selfcons: undefined }, { selfconsumptionRadio: false }, {}],
    ['self-consumption without its document', { selfcons: true }, {}, { selfconsAttachment: 'min_files' }],
    ['which is not needed', { selfcons: true }, { selfconsumptionDocument: false }, {}],
  ])('%s', (_, more, other, problems) => {
    expect(contractProblems({ ...contract, ...more }, { ...rules, ...other }, day)).toEqual(problems)
  })

  it.each([
    [['15', '15'], 2],
    [['4', '15,1'], 6],
    [['', ''], 2],
    [['', '', '', '', '', '20'], 6],
  ] as const)('%j are %s powers', (powers, count) => {
    expect(powersAsked(powers, day)).toBe(count)
  })
})

it.each([
  [{ iban: spanishIban('2100', '0418', '0200051332'), isOwner: true }, {}],
  [
    { iban: '', isOwner: false },
    { iban: 'required_field', isOwner: 'owner_not_confirmed' },
  ],
  [{ iban: 'ES00', isOwner: true }, { iban: 'iban_field_invalid' }],
])('payment %j [v5.payment-iban]', (answers, problems) => {
  expect(paymentProblems(answers)).toEqual(problems)
})

it('what has to be accepted is accepted by everybody but customers [c5.conditions] [v5.confirmation-acceptances]', () => {
  const both = { acceptOVConditions: 'required_field', acceptGdpr: 'required_field' }
  expect(confirmationProblems({}, rules)).toEqual(both)
  expect(confirmationProblems({ acceptOVConditions: true, acceptGdpr: true }, rules)).toEqual({})
  expect(confirmationProblems({}, { ...rules, signedIn: true })).toEqual({})
})
