const MOST_LISTED_FILES = 1000

/** What became of all curve files together. */
export interface CurveResult {
  files: number
  readings: number
  /** Lines that could not be read. */
  refused: number
  /** Files of which nothing was taken, and how many of their lines were not understood. */
  readonly refusedFiles: { readonly file: string; readonly lines: number }[]
  moreRefusedFiles: number
  /** Good lines of no contract. */
  skipped: number
  daysCreated: number
  daysChanged: number
  daysUnchanged: number
}

export function emptyCurveResult(): CurveResult {
  return {
    files: 0,
    readings: 0,
    refused: 0,
    refusedFiles: [],
    moreRefusedFiles: 0,
    skipped: 0,
    daysCreated: 0,
    daysChanged: 0,
    daysUnchanged: 0,
  }
}

/** Notes a file of which nothing is stored. */
export function leaveFile(result: CurveResult, file: string, lines: number): void {
  if (result.refusedFiles.length < MOST_LISTED_FILES) result.refusedFiles.push({ file, lines })
  else result.moreRefusedFiles++
}
