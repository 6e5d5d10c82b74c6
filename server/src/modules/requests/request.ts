import type { Selectable } from 'kysely'
import { languageOf, isLocale, type Language } from '@endoll/api/language.ts'
import type { ProcedureName } from '@endoll/domain/procedures/procedure-name.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import type { ContractChanges, ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import type { RequestTable } from '../../platform/db/schema.generated.ts'
import type { Services } from '../../platform/services.ts'

export type RequestRow = Selectable<RequestTable>

/** Columns of the account that a request sets where it concerns no contract. */
export interface AccountChanges {
  readonly email?: string
  readonly mobile?: string
}

/** Plain JSON in house units: what is signed, told to the retailer and kept. */
export type Submission = Readonly<Record<string, string | number | boolean | null | readonly number[]>>

/** What somebody at the address that was there before is told. */
export interface Notice {
  readonly to: string
  readonly about: 'iban' | 'contact_email' | 'contact_mobile' | 'account_email'
}

/** A change whose every rule holds, of the contract as it stands locked. */
export interface Prepared<Changes> {
  readonly submission: Submission
  readonly changes: Changes
  readonly notices?: readonly Notice[]
  /** Where the link goes whose owner has to confirm it, instead of a signature. */
  readonly confirmation?: { readonly to: string }
}

export interface AskedContractChange {
  readonly procedure: ProcedureName
  readonly contract: { readonly name: string } | { readonly id: string }
  /** What came with the key. */
  readonly body: object
  /** Throws not-found where this contract has no such change, whatever was sent before. */
  readonly admit?: (contract: ContractRow) => void
  /** Checks everything of the locked contract and throws the Failure that forbids the change. */
  readonly prepare: (db: Db, contract: ContractRow) => Promise<Prepared<ContractChanges>>
}

export interface AskedAccountChange {
  readonly procedure: ProcedureName
  readonly body: object
  readonly prepare: (db: Db) => Promise<Prepared<AccountChanges>>
}

export function procedureOf({ procedure }: Pick<RequestRow, 'procedure'>) {
  return procedure as ProcedureName
}
export function changesOf({ changes }: Pick<RequestRow, 'changes'>) {
  return changes as ContractChanges & AccountChanges
}
export function beforeOf({ before }: Pick<RequestRow, 'before'>) {
  return before as ContractChanges & AccountChanges
}
export function submissionOf({ submission }: Pick<RequestRow, 'submission'>) {
  return submission as Submission
}

/** The language of a request's mails and papers: the one in which it was asked for. */
export function languageOfRequest({ locale }: Pick<RequestRow, 'locale'>): Language {
  return languageOf(isLocale(locale) ? locale : 'es')
}

export function todayOf({ clock }: Pick<Services, 'clock'>) {
  return dayAt(clock.nowMs(), 'Europe/Madrid')
}
