import { cupsCheckLetters } from '@endoll/domain/identity/cups.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { companyControl, nifLetter } from '@endoll/domain/identity/nif.ts'
import { gasPartOf } from '@endoll/domain/contracting/gas-contract.ts'
import type { NewContractSoFar } from '@endoll/domain/contracting/new-contract.ts'
import { describe, expect, it } from 'vitest'
import { createGasLead, type GasLeadInput } from './gas-leads.ts'
import { answersOf, gasAnswersOf, gasLeadPayload, leadPayload } from './lead-payload.ts'
import { createLead, type LeadInput } from './leads.ts'

const day = '2026-11-22'
const digits = '0031000000000001'
const person = `12345678${nifLetter(12_345_678)}`
const company = `B0000000${companyControl('B', '0000000')}`
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
  pt: '2',
  pu: '1',
  aclarador: '',
  ref_catastral: '',
}
function file(sign: string) {
  return { id: sign.repeat(32) }
}

const home: NewContractSoFar = {
  leadsConsent: true,
  cups: ` es${digits} ${cupsCheckLetters(digits).toLowerCase()}`,
  address: place,
  residenceType: 'habitual',
  cnae: 100,
  activeContract: true,
  comerOrigin: 7,
  invoice: [file('a')],
}
const you: NewContractSoFar = {
  vat: `ES${person}`,
  name: 'Laia',
  surName1: 'Ferrer',
  surName2: 'Puig',
  changeOwner: false,
  sameInvoiceAddress: true,
  commsLanguage: 'ca',
  email: 'laia@example.test',
  mobile: '600 000 001',
  nifFaceup: [file('b'), file('c')],
}
const contract: NewContractSoFar = {
  powers: ['4,6', '3.45', '', '', '', ''],
  accessTariff: 18,
  selfcons: false,
  selfconsCode: '00',
  selectedProduct: 3,
}
const payment: NewContractSoFar = { iban: spanishIban('2100', '0418', '0200051332'), isOwner: true }
const confirmation: NewContractSoFar = {
  promotionalCode: ' SOL ',
  acceptOVConditions: true,
  acceptGdpr: true,
}
const all = { ...home, ...you, ...contract, ...payment, ...confirmation }

/** What was answered on each branch, and how it is sent. */
const branches: readonly (readonly [string, NewContractSoFar, object])[] = [
  ['home, step 1', home, { step: 1, confirm: false }],
  ['you, step 2', { ...home, ...you }, { step: 2, confirm: false }],
  ['contract, step 3', { ...home, ...you, ...contract }, { step: 3, confirm: false }],
  ['payment, step 4', { ...home, ...you, ...contract, ...payment }, { step: 4, confirm: false }],
  ['a usual home, sent', all, {}],
  [
    'a signed-in customer, sent',
    { ...all, acceptGdpr: false, acceptOVConditions: false },
    { signedIn: true },
  ],
  ['no contract now', { ...all, activeContract: false, changeOwner: true }, {}],
  [
    'another holder, letters elsewhere',
    { ...all, changeOwner: true, sameInvoiceAddress: false, invoiceAddress: { ...place, nv: 'Nou' } },
    {},
  ],
  [
    'a business with a company and its representative',
    {
      ...all,
      residenceType: 'business',
      vat: company,
      name: 'Forn Puig SL',
      vatRepresentante: person,
      nameRepresentante: 'Laia',
      surName1Representante: 'Ferrer',
      cif: [file('d')],
    },
    {},
  ],
  ['six powers', { ...all, powers: ['10', '10', '10', '10', '10', '20'], accessTariff: 19 }, {}],
  [
    'self-consumption that nobody knew',
    { ...all, selfcons: true, selfconsCode: '41', selfconsAttachment: [file('e')] },
    {},
  ],
]

function sent([, answers, how]: (typeof branches)[number]): LeadInput {
  return leadPayload(answers, { step: 5, confirm: true, signedIn: false, day, ...how })
}

describe('what is sent', () => {
  it('of each branch is what the golden file says [v3.electricity-draft] [v3.lead-payload] [v4.self-consumption] [v9.residence-types]', async () => {
    const whole = Object.fromEntries(branches.map((branch) => [branch[0], sent(branch)]))
    await expect(`${JSON.stringify(whole, null, 2)}\n`).toMatchFileSnapshot('./golden/lead-payloads.json')
  })

  it.each(branches)('%s: has every field of the call and no other', (...branch) => {
    const payload = sent(branch)
    expect(createLead.body.safeParse(payload).success).toBe(true)
    for (const field of Object.keys(payload)) {
      const { [field as keyof LeadInput]: _, ...less } = payload
      expect(createLead.body.safeParse(less).success, field).toBe(false)
    }
  })

  it.each(branches)('%s: read again and sent again is the same', (...branch) => {
    const payload = sent(branch)
    const files = {
      invoice: payload.invoice.map(String),
      cif: payload.cif.map(String),
      selfcons_attach: payload.selfcons_attach.map(String),
      nif_faceup: payload.nif_faceup === null ? null : String(payload.nif_faceup),
      nif_facedown: payload.nif_facedown === null ? null : String(payload.nif_facedown),
    }
    const read = answersOf({ ...payload, ...files })
    const { step, confirm, authType } = payload
    expect(leadPayload(read, { step, confirm, signedIn: authType === 'session', day })).toEqual(payload)
  })

  it('is 9820 of a usual home, whatever was chosen before, and where nothing was [v4.cnae] [v9.residence-types]', () => {
    const of = (more: NewContractSoFar) =>
      leadPayload({ ...all, ...more }, { step: 5, confirm: true, signedIn: false, day }).cnae
    expect(of({})).toEqual({ cnae: 986, vivienda: 'habitual' })
    expect(of({ residenceType: 'second', cnae: undefined })).toEqual({ cnae: 986, vivienda: 'second' })
    expect(of({ residenceType: 'business' })).toEqual({ cnae: 100, vivienda: 'business' })
  })
})

const gas: NewContractSoFar = { gasAccessTariff: 2, gasProduct: 9 }
const gasAlone = { ...home, ...you, ...gas, ...payment, ...confirmation }

/** What was answered on each branch of gas, and how it is sent. */
const gasBranches: readonly (readonly [string, NewContractSoFar, object])[] = [
  ['gas: home, step 1', home, { step: 1, confirm: false }],
  ['gas: contract, step 3', { ...home, ...you, ...gas }, { step: 3, confirm: false }],
  ['gas alone, sent', gasAlone, {}],
  [
    'gas of a company',
    {
      ...gasAlone,
      residenceType: 'business',
      vat: company,
      name: 'Forn Puig SL',
      vatRepresentante: person,
      nameRepresentante: 'Laia',
      surName1Representante: 'Ferrer',
      cif: [file('d')],
    },
    {},
  ],
  [
    'gas of a contract of both, from another retailer and with another holder',
    gasPartOf({
      ...all,
      ...gas,
      cupsGas: home.cups,
      activeGasContract: true,
      comerGasOrigin: 12,
      changeGasOwner: true,
      gasInvoice: [file('f')],
    }),
    { electricityLeadId: 'e'.repeat(32) },
  ],
  [
    'gas of a contract of both, in a home that has none now',
    gasPartOf({ ...all, ...gas, cupsGas: home.cups, activeGasContract: false, gasInvoice: [file('f')] }),
    { electricityLeadId: 'e'.repeat(32) },
  ],
]

function sentGas([, answers, how]: (typeof gasBranches)[number]): GasLeadInput {
  const options = { step: 5, confirm: true, signedIn: false, day, electricityLeadId: null }
  return gasLeadPayload(answers, { ...options, ...how })
}

describe('what is sent of gas [v3.gas-draft]', () => {
  it('of each branch is what the golden file says', async () => {
    const whole = Object.fromEntries(gasBranches.map((branch) => [branch[0], sentGas(branch)]))
    await expect(`${JSON.stringify(whole, null, 2)}\n`).toMatchFileSnapshot('./golden/gas-lead-payloads.json')
  })

  it.each(gasBranches)('%s: has every field of the call and no other', (...branch) => {
    const payload = sentGas(branch)
    expect(createGasLead.body.safeParse(payload).success).toBe(true)
    expect(createGasLead.body.safeParse({ ...payload, power: null }).success).toBe(false)
    for (const field of Object.keys(payload)) {
      const { [field as keyof GasLeadInput]: _, ...less } = payload
      expect(createGasLead.body.safeParse(less).success, field).toBe(false)
    }
  })

  it.each(gasBranches)('%s: read again and sent again is the same', (...branch) => {
    const payload = sentGas(branch)
    const files = {
      invoice: payload.invoice.map(String),
      cif: payload.cif.map(String),
      nif_faceup: payload.nif_faceup === null ? null : String(payload.nif_faceup),
      nif_facedown: payload.nif_facedown === null ? null : String(payload.nif_facedown),
    }
    const { step, confirm, electricityLeadId } = payload
    const again = { step, confirm, signedIn: false, day, electricityLeadId }
    expect(gasLeadPayload(gasAnswersOf({ ...payload, ...files }), again)).toEqual(payload)
  })
})
