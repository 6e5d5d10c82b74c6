/** What the import is asked to do. */
export interface ImportCommand {
  readonly folder: string
  readonly check: boolean
  /** Files that the report is written to. */
  readonly reports: readonly string[]
}

export const usage = `Usage: npm run import -- <folder> [--check] [--report <file>]

  <folder>          the retailer's files: see docs/import.md
  --check           only report; write nothing
  --report <file>   write the report too, with every problem: as CSV where the name ends in .csv, else as JSON;
                    it may be given twice

The database is the one of DATABASE_URL, else the embedded one of ENDOLL_DATA (running or not).
Exit code: 0 everything was taken, 2 some of it was refused (see the report), 1 nothing could be done.`

/** Reads the arguments; undefined when they are not as the usage says. */
export function findCommand(argv: readonly string[]): ImportCommand | undefined {
  let folder: string | undefined
  const reports: string[] = []
  let check = false
  for (let index = 0; index < argv.length; index++) {
    const argument = argv[index]!
    if (argument === '--check') check = true
    else if (argument === '--report') {
      const file = argv[++index]
      if (file === undefined) return undefined
      reports.push(file)
    } else if (argument.startsWith('-') || folder !== undefined) return undefined
    else folder = argument
  }
  return folder === undefined ? undefined : { folder, check, reports }
}
