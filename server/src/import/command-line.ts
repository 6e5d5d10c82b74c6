import { parseArgs } from 'node:util'
import { reportWords, type ReportLanguage } from './words/words.ts'

/** What the import is asked to do. */
export interface ImportCommand {
  readonly folder: string
  readonly check: boolean
  /** Files that the report is written to. */
  readonly reports: readonly string[]
  readonly language: ReportLanguage
  /** Reads the folders that are put into the folder, as they come. */
  readonly watch: boolean
  /** Where to tell of each folder that was read. */
  readonly tell: string | undefined
  /** How long nothing in such a folder may have changed before it is read. */
  readonly settledSeconds: number
}

const SETTLED_SECONDS = 60
const LONGEST_SETTLED_SECONDS = 86_400

export const usage = `Usage: npm run import -- <folder> [--check] [--report <file>] [--language es|ca|en]

       npm run import -- --watch <folder> [--tell <https address>] [--settled <seconds>] [--language es|ca|en]

  <folder>          the retailer's files: see docs/import.md
  --check           only report; write nothing
  --report <file>   write the report too, with every problem: as CSV where the name ends in .csv, else as JSON;
                    it may be given twice
  --watch <folder>  reads every folder that is put into it, as it comes, and moves it to done or refused there; the
                    reports lie in reports
  --tell <address>  gets a POST with what became of each folder; one that fails is sent again
  --settled <s>     seconds in which nothing in a folder may have changed before it is read (60 unless asked for)
  --language        of the report: es, ca or en (en unless asked for)

The database is the one of DATABASE_URL, else the embedded one of ENDOLL_DATA (running or not).
Exit code: 0 everything was taken, 2 some of it was refused (see the report), 1 nothing could be done.`

/** Reads the arguments; undefined if they are not as the usage says. */
export function findCommand(argv: readonly string[]): ImportCommand | undefined {
  const read = readArguments(argv)
  if (!read || read.positionals.length !== 1) return undefined
  const { check, watch, tell, settled, report: reports, language } = read.values
  if (tell !== undefined && !/^https?:$/.test(URL.parse(tell)?.protocol ?? '')) return undefined
  const settledSeconds = settled === undefined ? SETTLED_SECONDS : Number(settled)
  if (!(settledSeconds >= 1 && settledSeconds <= LONGEST_SETTLED_SECONDS)) return undefined
  if (!isReportLanguage(language)) return undefined
  const isOfWatch = tell !== undefined || settled !== undefined
  if (watch ? reports.length > 0 : isOfWatch) return undefined
  return { folder: read.positionals[0]!, check, reports, language, watch, tell, settledSeconds }
}

function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        tell: { type: 'string' },
        settled: { type: 'string' },
        report: { type: 'string', multiple: true, default: [] },
        language: { type: 'string', default: 'en' },
      },
    })
  } catch {
    return undefined
  }
}

function isReportLanguage(text: string): text is ReportLanguage {
  return Object.hasOwn(reportWords, text)
}
