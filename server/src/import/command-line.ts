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

/** Reads the arguments; undefined when they are not as the usage says. */
export function findCommand(argv: readonly string[]): ImportCommand | undefined {
  let folder: string | undefined
  const reports: string[] = []
  let check = false
  let watch = false
  let tell: string | undefined
  let settledSeconds: number | undefined
  let language: ReportLanguage = 'en'
  for (let index = 0; index < argv.length; index++) {
    const argument = argv[index]!
    if (argument === '--check') check = true
    else if (argument === '--watch') watch = true
    else if (argument === '--tell') {
      tell = argv[++index]
      if (tell === undefined || !/^https?:$/.test(URL.parse(tell)?.protocol ?? '')) return undefined
    } else if (argument === '--settled') {
      settledSeconds = Number(argv[++index])
      if (!(settledSeconds >= 1 && settledSeconds <= LONGEST_SETTLED_SECONDS)) return undefined
    } else if (argument === '--report') {
      const file = argv[++index]
      if (file === undefined) return undefined
      reports.push(file)
    } else if (argument === '--language') {
      const asked = argv[++index] ?? ''
      if (!isReportLanguage(asked)) return undefined
      language = asked
    } else if (argument.startsWith('-') || folder !== undefined) return undefined
    else folder = argument
  }
  const isOfWatch = tell !== undefined || settledSeconds !== undefined
  if (folder === undefined || (watch ? reports.length > 0 : isOfWatch)) return undefined
  return { folder, check, reports, language, watch, tell, settledSeconds: settledSeconds ?? SETTLED_SECONDS }
}

function isReportLanguage(text: string): text is ReportLanguage {
  return Object.hasOwn(reportWords, text)
}
