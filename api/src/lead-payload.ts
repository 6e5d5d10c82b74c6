import { parseCups } from '@endoll/domain/identity/cups.ts'
import { readNif } from '@endoll/domain/identity/nif.ts'
import {
  isCompanyVat,
  powerField,
  powersAsked,
  type NewContractSoFar,
  type SentFile,
  type TypedAddress,
} from '@endoll/domain/contracting/new-contract.ts'
import { activityOf, household } from '@endoll/domain/contracting/home-activity.ts'
import { selfConsumptionCode } from '@endoll/domain/contracting/self-consumption-code.ts'
import { parseIban } from '@endoll/domain/identity/iban.ts'
import { readPhone } from '@endoll/domain/identity/phone.ts'
import { parsePower } from '@endoll/domain/supply/power.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { languages } from './language.ts'
import type { GasLeadInput } from './gas-leads.ts'
import type { LeadInput } from './leads.ts'

type Answers = NewContractSoFar

/** Before the tax number of a company. */
const country = 'ES'

export interface LeadOptions {
  /** Number of the step that was answered last: home 1, you 2, contract 3, payment 4, confirmation 5. */
  readonly step: number
  readonly confirm: boolean
  readonly signedIn: boolean
  readonly day: Day
}

function idsOf(files: readonly SentFile[] | undefined): string[] {
  return (files ?? []).map(({ id }) => id)
}

function tidy(text: string | undefined): string {
  return (text ?? '').trim()
}

/** As it is kept, where it can be read; as it was typed otherwise. */
function readCups(text: string | undefined): string {
  const parsed = parseCups(text ?? '')
  return parsed.ok ? parsed.cups : tidy(text)
}

function readIban(text: string | undefined): string | null {
  if (tidy(text) === '') return null
  const parsed = parseIban(text ?? '')
  return parsed.ok ? parsed.iban : tidy(text)
}

function addressOf(address: Partial<TypedAddress> | undefined) {
  const part = (name: keyof TypedAddress) => tidy(address?.[name])
  return {
    state: part('state_id'),
    municipi: part('municipi'),
    poblacio: part('city'),
    tv: part('tv'),
    nv: part('nv'),
    pnp: part('pnp'),
    bq: part('bq'),
    es: part('es'),
    pt: part('pt'),
    pu: part('pu'),
    aclarador: part('aclarador'),
    ref_catastral: part('ref_catastral'),
  }
}

function ownerOf(answers: Answers): LeadInput['owner'] {
  if (tidy(answers.vat) === '') return null
  const changeOwner = answers.activeContract === true && answers.changeOwner === true
  if (!isCompanyVat(answers.vat)) {
    return {
      type: 'F',
      changeOwner,
      fisic_vat: readNif(answers.vat ?? ''),
      first_name: tidy(answers.name),
      surname1: tidy(answers.surName1),
      surname2: tidy(answers.surName2),
    }
  }
  const names = [answers.nameRepresentante, answers.surName1Representante, answers.surName2Representante]
  const [rep_name = '', rep_surname1 = '', rep_surname2 = ''] = names.map(tidy)
  return {
    type: 'J',
    changeOwner,
    name: tidy(answers.name),
    // With the country, as the specification has it of companies alone.
    juridic_vat: `${country}${readNif(answers.vat ?? '')}`,
    rep_name,
    rep_surname1,
    rep_surname2,
    rep_vat: readNif(answers.vatRepresentante ?? ''),
    rep_name_full: [rep_name, rep_surname1, rep_surname2].filter(Boolean).join(' '),
  }
}

function powersOf(powers: readonly string[], day: Day) {
  const asked = powersAsked(powers, day)
  const watts = Array.from({ length: 6 }, (_, index) => {
    const parsed = index < asked ? parsePower(powers[index] ?? '') : undefined
    return [powerField(index), parsed?.ok ? parsed.powerW : null] as const
  })
  return Object.fromEntries(watts) as Record<ReturnType<typeof powerField>, number | null>
}

function ownerAddressOf(answers: Answers): LeadInput['owner_address'] {
  const isOther = answers.sameInvoiceAddress === false
  const address = isOther ? answers.invoiceAddress : answers.address
  return {
    different_address: isOther,
    ...addressOf(address),
    zip: tidy(address?.zipcode),
    email: tidy(answers.email),
    mobile: readPhone(answers.mobile ?? ''),
  }
}

/** What leads of electricity and of gas have in common; null if it is not answered. */
function commonPayload(answers: Answers, { step, confirm, signedIn }: LeadOptions) {
  const { residenceType, cnae, nifFaceup } = answers
  const [front, back] = idsOf(nifFaceup)
  const activity = activityOf(residenceType ?? null, cnae === undefined ? null : { id: cnae, code: '' })
  const isCompany = isCompanyVat(answers.vat)
  return {
    owner: ownerOf(answers),
    cups: { name: readCups(answers.cups), ...addressOf(answers.address), dp: tidy(answers.address?.zipcode) },
    cnae: { cnae: activity.id === 0 ? household.id : activity.id, vivienda: residenceType ?? null },
    owner_address: tidy(answers.vat) === '' ? null : ownerAddressOf(answers),
    bank: { iban: readIban(answers.iban), owner_is_bank_owner: answers.isOwner === true },
    activeContract: answers.activeContract ?? null,
    authType: signedIn ? ('session' as const) : ('anonymous' as const),
    accept_gdpr: signedIn || answers.acceptGdpr === true,
    accept_ov_conditions: signedIn || answers.acceptOVConditions === true,
    comerOrigin: answers.activeContract === true ? (answers.comerOrigin ?? null) : null,
    invoice: idsOf(answers.invoice),
    nif_faceup: front ?? null,
    nif_facedown: back ?? null,
    promotional_code: tidy(answers.promotionalCode),
    cif: isCompany ? idsOf(answers.cif) : [],
    commsLanguage: languages.find((known) => known === answers.commsLanguage) ?? null,
    step,
    confirm,
  }
}

/**
 * What is sent of the answers so far: every field of visitor-area.md §3.3, null if it is not answered. Powers in W.
 */
export function leadPayload(answers: Answers, options: LeadOptions): LeadInput {
  const { selfcons } = answers
  const { step, confirm, ...common } = commonPayload(answers, options)
  return {
    ...common,
    ...powersOf(answers.powers ?? [], options.day),
    tarifaATR: answers.accessTariff ?? null,
    selfcons: selfcons ?? null,
    selfcons_attach: selfcons === true ? idsOf(answers.selfconsAttachment) : [],
    selfconsCode: selfConsumptionCode(selfcons === true, answers.selfconsCode ?? null),
    tarifa: answers.selectedProduct ?? null,
    step,
    confirm,
  }
}

/** The same of gas; a company's number stands without the country. Source: visitor-area.md §3.2 and §3.3. */
export function gasLeadPayload(
  answers: Answers,
  options: LeadOptions & { readonly electricityLeadId: string | null },
): GasLeadInput {
  const common = commonPayload(answers, options)
  const { owner } = common
  return {
    ...common,
    owner: owner?.type === 'J' ? { ...owner, juridic_vat: owner.juridic_vat.slice(country.length) } : owner,
    tarifaATR: answers.gasAccessTariff ?? null,
    tarifa: answers.gasProduct ?? null,
    electricityLeadId: options.electricityLeadId,
  }
}

function filesOf(ids: readonly string[]): SentFile[] {
  return ids.map((id) => ({ id }))
}

function typedPlace(
  address: Omit<NonNullable<LeadInput['owner_address']>, 'zip' | 'different_address' | 'email' | 'mobile'>,
  zipcode: string,
): TypedAddress {
  const { poblacio: city, state: state_id, municipi, tv, nv, pnp, bq, es, pt, pu } = address
  const { aclarador, ref_catastral } = address
  return {
    zipcode,
    municipi,
    city,
    state_id,
    state: '',
    tv,
    nv,
    pnp,
    bq,
    es,
    pt,
    pu,
    aclarador,
    ref_catastral,
  }
}

type WithIds<Payload> = Omit<Payload, 'invoice' | 'cif' | 'nif_faceup' | 'nif_facedown'> & {
  readonly invoice: readonly string[]
  readonly cif: readonly string[]
  readonly nif_faceup: string | null
  readonly nif_facedown: string | null
}

function given<T>(value: T | null): T | undefined {
  return value ?? undefined
}

function known(entries: Answers): Answers {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Answers
}

function commonAnswers(lead: WithIds<Omit<GasLeadInput, 'electricityLeadId'>>): Answers {
  const { owner, cups, owner_address: reach, bank } = lead
  return {
    cups: cups.name,
    address: typedPlace(cups, cups.dp),
    residenceType: given(lead.cnae.vivienda),
    cnae: lead.cnae.cnae,
    activeContract: given(lead.activeContract),
    comerOrigin: given(lead.comerOrigin),
    invoice: filesOf(lead.invoice),
    ...(owner?.type === 'F'
      ? { vat: owner.fisic_vat, name: owner.first_name, surName1: owner.surname1, surName2: owner.surname2 }
      : {}),
    ...(owner?.type === 'J'
      ? {
          vat: owner.juridic_vat,
          name: owner.name,
          nameRepresentante: owner.rep_name,
          surName1Representante: owner.rep_surname1,
          surName2Representante: owner.rep_surname2,
          vatRepresentante: owner.rep_vat,
        }
      : {}),
    changeOwner: owner?.changeOwner,
    cif: filesOf(lead.cif),
    sameInvoiceAddress: reach ? !reach.different_address : undefined,
    invoiceAddress: reach ? typedPlace(reach, reach.zip) : undefined,
    commsLanguage: given(lead.commsLanguage),
    email: reach?.email,
    mobile: reach?.mobile,
    nifFaceup: filesOf([lead.nif_faceup, lead.nif_facedown].filter((id) => id !== null)),
    iban: given(bank.iban),
    isOwner: bank.owner_is_bank_owner,
    promotionalCode: lead.promotional_code,
    acceptOVConditions: lead.accept_ov_conditions,
    acceptGdpr: lead.accept_gdpr,
  }
}

/** The answers that a payload was made of, as far as the rules need them. */
export function answersOf(
  lead: Omit<WithIds<LeadInput>, 'selfcons_attach'> & { readonly selfcons_attach: readonly string[] },
): Answers {
  const watts = [lead.power, lead.power2, lead.power3, lead.power4, lead.power5, lead.power6]
  return known({
    ...commonAnswers(lead),
    powers: watts.flatMap((powerW) => (powerW === null ? [] : [String(powerW / 1000)])),
    accessTariff: given(lead.tarifaATR),
    selfcons: given(lead.selfcons),
    selfconsCode: lead.selfconsCode,
    selfconsAttachment: filesOf(lead.selfcons_attach),
    selectedProduct: given(lead.tarifa),
  })
}

/** The same of gas alone, and of the gas of both: its supply and its bills are those of the form. */
export function gasAnswersOf(lead: WithIds<GasLeadInput>): Answers {
  return known({
    ...commonAnswers(lead),
    gasAccessTariff: given(lead.tarifaATR),
    gasProduct: given(lead.tarifa),
  })
}
