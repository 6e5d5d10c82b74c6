import { parseEmail, type EmailRules } from '@endoll/domain/identity/email.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import { nameProblem } from '@endoll/domain/identity/person-name.ts'
import { parseMobile } from '@endoll/domain/identity/phone.ts'
import { highestReading, holderReasons, type HolderReason } from '@endoll/domain/procedures/change-holder.ts'
import type { FlowStep } from '../../flow/flow.ts'

/** What somebody may mean that cannot be signed here. */
export const death = 'death'

/** The answers, as they are typed. */
export interface HolderAnswers {
  readonly reason: HolderReason | typeof death
  readonly nif: string
  readonly newName: string
  readonly email: string
  readonly mobile: string
  /** One for each register, empty if none was read. */
  readonly readings: readonly string[]
}

type Errors = Readonly<Record<string, readonly string[]>>
type Given = Partial<HolderAnswers>

export function reasonErrors({ reason }: Given): Errors {
  if (reason === undefined) return { reason: ['required_field'] }
  return (holderReasons as readonly string[]).includes(reason) ? {} : { reason: ['not_by_form'] }
}

export function personErrors(
  { nif = '', newName = '', email = '', mobile = '' }: Given,
  rules: EmailRules,
): Errors {
  const [parsedNif, parsedEmail, parsedMobile] = [
    parseNif(nif),
    parseEmail(email, rules),
    parseMobile(mobile),
  ]
  const isCompany = !parsedNif.ok || parsedNif.kind === 'company'
  const wrongName = nameProblem(newName, { kind: isCompany ? 'company' : 'full' })
  return {
    ...(parsedNif.ok
      ? {}
      : { nif: [parsedNif.error === 'required_field' ? 'required_field' : 'vat_field_not_valid'] }),
    ...(wrongName === undefined ? {} : { new_name: [wrongName] }),
    ...(parsedEmail.ok ? {} : { email: [parsedEmail.error] }),
    ...(parsedMobile.ok ? {} : { mobile: [parsedMobile.error] }),
  }
}

/** The name of the field of a register, from 0. */
export function registerField(index: number): string {
  return `reading_${index + 1}`
}

function readingOf(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s.]/g, '')
  const value = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
  return value <= highestReading ? value : undefined
}

function isGiven(readings: readonly string[]): boolean {
  return readings.some((typed) => typed.trim() !== '')
}

/** None of the registers, or all of them. */
export function readingErrors({ readings = [] }: Given): Errors {
  if (!isGiven(readings)) return {}
  return Object.fromEntries(
    readings.flatMap((typed, index) => {
      if (typed.trim() === '') return [[registerField(index), ['required_field']]]
      return readingOf(typed) === undefined ? [[registerField(index), ['reading_not_valid']]] : []
    }),
  )
}

export type HolderSlug = 'reason' | 'person' | 'reading'

function none(errors: Errors) {
  return Object.keys(errors).length === 0
}

/** The questions before a contract is handed over, in order. */
export function holderFlow(rules: EmailRules): readonly FlowStep<HolderAnswers, HolderSlug>[] {
  return [
    { slug: 'reason', asks: ['reason'], isAnswered: (answers) => none(reasonErrors(answers)) },
    {
      slug: 'person',
      asks: ['nif', 'newName', 'email', 'mobile'],
      isAnswered: (answers) => none(personErrors(answers, rules)),
    },
    {
      slug: 'reading',
      asks: ['readings'],
      isAnswered: (answers) => answers.readings !== undefined && none(readingErrors(answers)),
    },
  ]
}

/** The question that has a field of the call. */
export function questionOf(field: string): HolderSlug {
  if (field === 'reason') return 'reason'
  return field.startsWith('reading') ? 'reading' : 'person'
}

/** The call's body from what was answered. */
export function holderBody({
  reason,
  nif = '',
  newName = '',
  email = '',
  mobile = '',
  readings = [],
}: Given) {
  return {
    reason: reason as HolderReason,
    nif,
    new_name: newName,
    email,
    mobile,
    ...(isGiven(readings) ? { readings: readings.map((typed) => readingOf(typed) ?? 0) } : {}),
  }
}
