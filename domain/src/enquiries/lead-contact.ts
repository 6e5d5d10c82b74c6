import { parseEmail, type EmailRules } from '../identity/email.ts'
import { nameLimits, nameProblem } from '../identity/person-name.ts'
import { parsePhone } from '../identity/phone.ts'

/** When somebody prefers to be called: from and to which hour. Source: visitor-area.md §2.9. */
export const contactHours = ['9-13', '13-15', '15-19', '19-21'] as const
export type ContactHours = (typeof contactHours)[number]

/** The details that somebody leaves to be called or written to, as they are typed. */
export interface TypedLeadContact {
  readonly name: string
  readonly surname1: string
  readonly surname2: string
  readonly email: string
  readonly telephone: string
  readonly contactHours: string
  readonly consent: boolean
  readonly invoice: readonly unknown[]
}

export interface LeadContactRules extends EmailRules {
  /** A phone is enough. */
  readonly emailOptional: boolean
  /** How many bills go with it; none where the form does not ask for them. */
  readonly invoices: { readonly fewest: number; readonly most: number } | undefined
}

export const leadContactLimits = {
  name: nameLimits.person,
  surname1: nameLimits.person,
  surname2: nameLimits.person,
} as const

function emailProblem({ email, telephone }: TypedLeadContact, rules: LeadContactRules) {
  const parsed = parseEmail(email, rules)
  if (parsed.ok) return undefined
  const isLeftOut = parsed.error === 'required_field' && rules.emailOptional && telephone.trim() !== ''
  return isLeftOut ? undefined : parsed.error
}

function phoneProblem({ email, telephone }: TypedLeadContact) {
  const parsed = parsePhone(telephone)
  if (parsed.ok) return undefined
  if (parsed.error !== 'required_field') return 'lead_contact_phone_not_valid'
  return email.trim() === '' ? parsed.error : undefined
}

function filesProblem(files: readonly unknown[], { invoices }: LeadContactRules) {
  const { fewest, most } = invoices ?? { fewest: 0, most: 0 }
  if (files.length < fewest) return 'min_files'
  return files.length > most ? 'max_files' : undefined
}

/** What is wrong with the details, by field. Source: visitor-area.md §5.6. */
export function leadContactProblems(
  typed: TypedLeadContact,
  rules: LeadContactRules,
): Readonly<Record<string, string>> {
  const found = {
    name: nameProblem(typed.name),
    surname1: nameProblem(typed.surname1),
    surname2: nameProblem(typed.surname2, { optional: true }),
    email: emailProblem(typed, rules),
    telephone: phoneProblem(typed),
    contactHours:
      typed.contactHours === '' || contactHours.some((known) => known === typed.contactHours)
        ? undefined
        : 'not_valid',
    invoice: filesProblem(typed.invoice, rules),
    consent: typed.consent ? undefined : 'lead_contact_consent_required',
  }
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
