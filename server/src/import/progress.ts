import type { ImportProgress } from './import-folder.ts'

/** Where progress is shown: a terminal redraws one line, anything else gets a line now and then. */
export interface ProgressOutput {
  readonly isTTY?: boolean | undefined
  write(text: string): unknown
}

const REDRAW_MS = 100
const LINE_MS = 5000
const BAR = 24

/** Shows progress; `nowMs` only measures time passed. Call `end` before anything else is printed. */
export function showProgress(output: ProgressOutput, nowMs: () => number) {
  const startedMs = nowMs()
  let shownMs = startedMs
  let shownStep = ''
  let drawn = false
  return {
    update: (progress: ImportProgress) => {
      const sinceMs = nowMs() - shownMs
      if (sinceMs < (output.isTTY ? REDRAW_MS : LINE_MS) && (!output.isTTY || progress.step === shownStep))
        return
      shownMs = nowMs()
      shownStep = progress.step
      const line = progressLine(progress, (shownMs - startedMs) / 1000)
      output.write(output.isTTY ? `\r\u001B[K${line}` : `${line}\n`)
      drawn = true
    },
    end: () => {
      if (output.isTTY && drawn) output.write('\r\u001B[K')
      drawn = false
    },
  }
}

function progressLine({ step, share, count }: ImportProgress, seconds: number): string {
  const counted = `${count.toLocaleString('en-GB')} ${step === 'curves' ? 'readings' : 'rows'}`
  if (share === undefined) return `${step}  ${counted}`
  const filled = Math.round(share * BAR)
  const bar = '#'.repeat(filled) + '-'.repeat(BAR - filled)
  const left = share > 0.02 ? `, ${Math.ceil((seconds / share) * (1 - share))} s left` : ''
  return `${step}  [${bar}] ${Math.floor(share * 100)} %  ${counted}${left}`
}
