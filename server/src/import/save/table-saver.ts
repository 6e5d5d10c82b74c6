import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Known } from '../known.ts'
import type { Mapping } from '../mapping.ts'
import type { NoticeList } from '../notice.ts'
import type { ProblemList } from '../problem.ts'
import type { Saved } from './upsert.ts'

/** What every table is saved with. In a check everything is validated and nothing written. */
export interface Saving {
  readonly db: Db
  readonly known: Known
  readonly problems: ProblemList
  readonly notices: NoticeList
  /** The folder that is imported: attachments lie in it. */
  readonly folder: string
  /** How files of another program become ours. */
  readonly mapping: Mapping
  readonly check: boolean
  /** Whether the retailer is one of reference, so that its contracts may have the social bonus. */
  readonly referenceRetailer: boolean
  /** Whether the mail server takes letters beyond ASCII before the @ of an address. */
  readonly smtpUtf8: boolean
  /** Rules for first passwords. */
  readonly passwords: PasswordRules
}

/** Whether mails can go to an address of a file. */
export function takesMail({ smtpUtf8 }: Saving, email: string | null): boolean {
  return email === null || parseEmail(email, { smtpUtf8 }).ok
}

/** How the deployment wants its passwords, and the name that may not stand in one. */
export interface PasswordRules {
  readonly settings: Deployment['password']
  readonly organisation: string
}

export interface Row<T> {
  readonly line: number
  readonly row: T
}

/** A row that could not be read, with its cells as they stand. */
export interface RefusedRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

/**
 * Takes good rows of one file, reports what does not fit the others, writes the rest in one transaction. Which rows
 * were refused matters only where rows make sense together.
 */
export type TableSaver<T> = (
  saving: Saving,
  file: string,
  rows: readonly Row<T>[],
  refused: readonly RefusedRow[],
) => Promise<Saved>
