import type { Selectable } from 'kysely'
import { defaultLanguage, languageOf, isLocale, type Language } from '@endoll/api/language.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { ProcedureName } from '@endoll/domain/procedures/procedure-name.ts'
import type { MailData } from '../../mails/queue-mail.ts'
import { unsealJson } from '../../platform/at-rest/seal.ts'
import type { RequestTable } from '../../platform/db/schema.generated.ts'
import type { AccountChanges, ChangesOf, ContractChanges } from './operations/procedures.ts'

export type RequestRow = Selectable<RequestTable>

export type RequestChanges = ContractChanges & AccountChanges

/** What is signed, sent to the retailer and kept: plain JSON with powers in W. */
export type Submission = Readonly<
  Record<string, string | number | boolean | null | readonly number[] | readonly string[]>
>

/** A mail to the address that was in use before, or to one whose owner should know of the change. */
export interface Notice extends Pick<MailData['notice'], 'about'> {
  readonly to: string
}

/** A checked change of a locked contract or account, as `submitChange` writes it. */
export interface Change<P extends ProcedureName = ProcedureName> {
  readonly submission: Submission
  readonly changes: ChangesOf<P>
  /** Day from which it counts, of what is done at once; today by default. */
  readonly effectiveDay?: Day | undefined
  readonly notices?: readonly Notice[] | undefined
  /** Where the link goes that its owner has to follow, instead of a signature. */
  readonly confirmation?: { readonly to: string } | undefined
  /** Of a part: the request of several contracts that it is signed and withdrawn with. */
  readonly joint?: Pick<RequestRow, 'id' | 'state' | 'due_day'> | undefined
  /** Of a move: it is signed with the contract of the new home. */
  readonly homeMove?: number | undefined
  /** It continues once the account's new e-mail, given with it, is confirmed. */
  readonly waitsForEmail?: boolean | undefined
}

export function procedureOf({ procedure }: Pick<RequestRow, 'procedure'>) {
  return procedure as ProcedureName
}
export function changesOf({ reference, changes }: Pick<RequestRow, 'reference' | 'changes'>) {
  return unsealJson('request.changes', { reference }, changes) as RequestChanges
}
export function beforeOf({ reference, before }: Pick<RequestRow, 'reference' | 'before'>) {
  return unsealJson('request.before', { reference }, before) as RequestChanges
}
export function submissionOf({ reference, submission }: Pick<RequestRow, 'reference' | 'submission'>) {
  return unsealJson('request.submission', { reference }, submission) as Submission
}

/** The language of a request's mails and documents: the one in which it was asked for. */
export function languageOfRequest({ locale }: Pick<RequestRow, 'locale'>): Language {
  return languageOf(isLocale(locale) ? locale : defaultLanguage)
}
