import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { useGivenRates } from '../billing/given-rates.ts'
import type { Db } from '../platform/db/open.ts'
import { PlainError } from '../platform/plain-error.ts'
import { sizeOfCurves } from './curves/curve-folder.ts'
import type { CurveResult } from './curves/curve-result.ts'
import { importCurves } from './curves/import-curves.ts'
import { Supplies } from './curves/supplies.ts'
import { f1Folder, importF1, isF1Name, type F1Result } from './f1/import-f1.ts'
import { findMeaning } from './file-names.ts'
import { freeImportLock, takeImportLock } from './import-lock.ts'
import { importTables, type TableResult } from './import-tables.ts'
import { openKnown, readContractsOf } from './known.ts'
import { mappingFile, readMapping, type Mapping } from './mapping.ts'
import { importMarket, marketFolder, type MarketResult } from './market/import-market.ts'
import { NoticeList, type Notice } from './notice.ts'
import { ProblemList, type Problem, type ProblemGroup } from './problem.ts'
import { importSharing, sharingFolder, type SharingResult } from './sharing/import-sharing.ts'
import { noteImport } from './last-import.ts'
import { invoiceFiles } from './save/invoices/invoice-files.ts'
import { attachmentsFolder } from './save/save-attachments.ts'
import type { PasswordRules } from './save/table-saver.ts'
import { tableFiles } from './table-files.ts'
import { reportWords, type ReportLanguage } from './words/words.ts'

/** New contract-days after which the tables are analysed again. */
const MANY_DAYS = 10_000
/** The same of new invoices. */
const MANY_INVOICES = 10_000

/** The mildest that a deployment can ask. */
const leastRules: PasswordRules = {
  settings: { profile: 'specification', minLength: 6 },
  organisation: '',
}

export interface ImportOptions {
  /** Validates and reports; writes nothing. */
  readonly check?: boolean
  /** Whether the retailer is one of reference, where the deployment says so: else no social bonus is taken. */
  readonly referenceRetailer?: boolean
  /** Whether the mail server offers SMTPUTF8, where the deployment says so: else every address is taken. */
  readonly smtpUtf8?: boolean
  /** Rules for first passwords: the deployment's, or the default ones. */
  readonly passwords?: PasswordRules
  /** Language of the report; English where none is asked for. */
  readonly language?: ReportLanguage
  readonly onProgress?: (progress: ImportProgress) => void
  /** Is given every problem as it is met; the report keeps the first of each file. */
  readonly onProblem?: (problem: Problem) => void
  /** The same of every notice; the report keeps the first of each kind. */
  readonly onNotice?: (notice: Notice) => void
}

export interface ImportProgress {
  /** The table file being read, or 'curves'. */
  readonly step: string
  /** 0 to 1 within the step; undefined if the size is not known. */
  readonly share: number | undefined
  /** Rows or readings taken so far. */
  readonly count: number
}

/** The outcome of an import, as `--report` writes it. */
export interface ImportReport {
  readonly check: boolean
  readonly language: ReportLanguage
  readonly tables: readonly TableResult[]
  readonly curves: CurveResult
  readonly market: MarketResult
  readonly sharing: SharingResult
  /** Bills of the distributor. */
  readonly f1: F1Result
  readonly seconds: number
  /** How often each problem was met. */
  readonly problemCounts: Readonly<Record<string, number>>
  /** The first problems of each file. */
  readonly problems: readonly Problem[]
  /** All of them by file, field and reason. */
  readonly problemGroups: readonly ProblemGroup[]
  /** How often each thing was noticed; what is noticed is taken nevertheless. */
  readonly noticeCounts: Readonly<Record<string, number>>
  /** The first notices of each kind. */
  readonly notices: readonly Notice[]
}

/** The folder cannot be imported at all. */
export class ImportError extends PlainError {}

/**
 * Brings a folder of the retailer's files into the database. Never deletes what the files do not name; running it
 * again changes nothing; what an interrupted run has committed stays, and the next run completes it.
 */
export async function importFolder(
  db: Db,
  folder: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  if (options.check) return readFolder(db, folder, options)
  try {
    const report = await readFolder(db, folder, options)
    await noteImport(db, report)
    return report
  } catch (error) {
    // The database may be what failed.
    await noteImport(db, undefined).catch(() => undefined)
    throw error
  }
}

async function readFolder(db: Db, folder: string, options: ImportOptions): Promise<ImportReport> {
  const { check = false, referenceRetailer = true, smtpUtf8 = true } = options
  const { passwords = leastRules, language = 'en' } = options
  const { onProgress, onProblem, onNotice } = options
  const startedMs = performance.now()
  const problems = new ProblemList(onProblem, reportWords[language])
  const notices = new NoticeList(onNotice)
  const mapping = await readMapping(folder, problems)
  await checkFolder(folder, mapping, problems)
  return db.connection().execute(async (connection) => {
    if (!(await takeImportLock(connection))) {
      throw new ImportError('Another import is running on this database; wait until it ends.')
    }
    try {
      onProgress?.({ step: 'tables', share: undefined, count: 0 })
      await useGivenRates(connection)
      const known = await openKnown(connection, check)
      const rules = { referenceRetailer, smtpUtf8, passwords }
      const saving = { db: connection, known, problems, notices, folder, mapping, check, ...rules }
      const tables = mapping.isWhole
        ? await importTables(saving, (step, count) => onProgress?.({ step, share: undefined, count }))
        : []
      const invoices = tables.find(({ file }) => file === invoiceFiles.invoices)?.created ?? 0
      if (invoices > MANY_INVOICES) await analyzeInvoices(connection)
      const market = await importMarket(folder, { db: connection, problems, check })
      const filed = check ? known.contracts.filed() : undefined
      const contractsOf = async (cups20: readonly string[]) => {
        const wanted = new Set(cups20)
        const found = await readContractsOf(connection, cups20)
        const brought = [...(filed?.values() ?? [])].filter((contract) => wanted.has(contract.cups20))
        return [...found.filter(({ name }) => !filed?.has(name)), ...brought]
      }
      const beside = { db: connection, problems, notices, check, contractsOf }
      const sharing = await importSharing(folder, beside)
      const f1 = await importF1(folder, beside)
      const total = await sizeOfCurves(folder)
      let read = 0
      const curves = await importCurves(folder, {
        db: connection,
        supplies: new Supplies((cups20) => readContractsOf(connection, cups20), filed),
        problems,
        notices,
        check,
        onProgress: (bytes, count) => {
          read += bytes
          onProgress?.({ step: 'curves', share: total > 0 ? Math.min(1, read / total) : 1, count })
        },
      })
      // Autovacuum would do it later; until then queries would be planned with wrong table sizes.
      if (curves.daysCreated > MANY_DAYS) await sql`analyze contract, consumption_day`.execute(connection)
      const seconds = (performance.now() - startedMs) / 1000
      const problemCounts = Object.fromEntries(problems.counts)
      const noticeCounts = Object.fromEntries(notices.counts)
      const found = {
        problemCounts,
        problems: problems.kept,
        problemGroups: problems.groups(),
        noticeCounts,
        notices: notices.kept,
      }
      return { check, language, tables, curves, market, sharing, f1, seconds, ...found }
    } finally {
      // A check has computed with rates that it does not keep.
      if (check) await useGivenRates(connection)
      await freeImportLock(connection)
    }
  })
}

function analyzeInvoices(db: Db) {
  return sql`analyze contract, invoice, invoice_line, invoice_tax, invoice_reading, invoice_payment`.execute(
    db,
  )
}

async function checkFolder(folder: string, mapping: Mapping, problems: ProblemList): Promise<void> {
  let entries: Dirent[]
  try {
    entries = await readdir(folder, { withFileTypes: true })
  } catch {
    throw new ImportError(`The folder ${folder} cannot be read.`)
  }
  const known = new Set<string>([
    ...tableFiles.map(({ file }) => mapping.nameOf(file)),
    attachmentsFolder,
    'curves',
    marketFolder,
    sharingFolder,
    f1Folder,
  ])
  const isTaken = (name: string) => known.has(name) || isF1Name(name)
  const meanings: string[] = []
  for (const entry of entries) {
    const { name } = entry
    if (isTaken(name) || name === mappingFile || name.startsWith('.')) continue
    const meaning = await findMeaning(folder, entry)
    problems.add(name, 0, '', meaning.code, 'detail' in meaning ? { detail: meaning.detail } : {})
    if ('detail' in meaning) meanings.push(`${name}: ${meaning.detail}`)
  }
  if (!entries.some(({ name }) => isTaken(name))) {
    const found = meanings.length > 0 ? ` Found, and what it should be called: ${meanings.join('; ')}.` : ''
    throw new ImportError(`The folder ${folder} holds none of ${[...known].join(', ')}.${found}`)
  }
}
