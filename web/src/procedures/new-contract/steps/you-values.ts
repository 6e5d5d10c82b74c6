import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import { knownPersonDraft, readDraft } from '../../../form/draft.ts'
import { emptyAddress, type TypedAddress } from '../../../form/address/typed-address.ts'
import type { KeptUpload } from '../../../form/upload-list.ts'
import type { Answers } from '../flow.ts'

/** What the fields of the step hold. */
export type YouValues = TypedAddress & {
  vat: string
  /** A person's whole name as it is typed, and whether its parts are typed instead. */
  fullName: string
  fullNameByParts: boolean
  name: string
  surName1: string
  surName2: string
  vatRepresentante: string
  nameRepresentante: string
  surName1Representante: string
  surName2Representante: string
  changeOwner: string
  sameInvoiceAddress: boolean
  commsLanguage: string
  email: string
  mobile: string
  nifFaceup: readonly KeptUpload[]
  cif: readonly KeptUpload[]
}

/** The fields as they begin: letters come in the language of the page unless another was chosen. */
export function valuesOf(answers: Answers, language: string): YouValues {
  const { changeOwner } = answers
  const known: { name?: string; surname?: string; mobile?: string } = readDraft(knownPersonDraft) ?? {}
  const { name = '', surname = '', mobile = '' } = known
  const words = surname.split(' ')
  // In a name of several words the start of the surname is unknown.
  const [first = '', second = ''] = words.length === 2 ? words : [surname]
  return {
    ...emptyAddress,
    ...answers.invoiceAddress,
    vat: answers.vat ?? '',
    fullName: '',
    fullNameByParts: false,
    name: answers.name ?? name,
    surName1: answers.surName1 ?? first,
    surName2: answers.surName2 ?? second,
    vatRepresentante: answers.vatRepresentante ?? '',
    nameRepresentante: answers.nameRepresentante ?? '',
    surName1Representante: answers.surName1Representante ?? '',
    surName2Representante: answers.surName2Representante ?? '',
    changeOwner: changeOwner === undefined ? '' : changeOwner ? 'yes' : 'no',
    sameInvoiceAddress: answers.sameInvoiceAddress ?? true,
    commsLanguage: answers.commsLanguage ?? language,
    email: answers.email ?? '',
    mobile: phoneText(answers.mobile ?? mobile),
    nifFaceup: answers.nifFaceup ?? [],
    cif: answers.cif ?? [],
  }
}

export function answersOf(values: YouValues): Answers {
  const { vat, name, surName1, surName2, changeOwner, sameInvoiceAddress, commsLanguage } = values
  const { vatRepresentante, nameRepresentante, surName1Representante, surName2Representante } = values
  const { email, mobile, nifFaceup, cif } = values
  const fields = Object.keys(emptyAddress) as (keyof TypedAddress)[]
  const invoiceAddress = Object.fromEntries(fields.map((field) => [field, values[field]])) as TypedAddress
  return {
    vat,
    name,
    surName1,
    surName2,
    vatRepresentante,
    nameRepresentante,
    surName1Representante,
    surName2Representante,
    changeOwner: (changeOwner ? changeOwner === 'yes' : undefined) as boolean,
    sameInvoiceAddress,
    invoiceAddress,
    commsLanguage,
    email,
    mobile,
    nifFaceup,
    cif,
  }
}
