import type { ImportReport } from './import-folder.ts'

function number(value: number) {
  return value.toLocaleString('en-GB')
}

/** The report as text for people. */
export function reportText(report: ImportReport): string {
  const lines = [report.check ? 'Checked only; nothing was written.' : 'Import finished.', '']
  for (const { file, encoding, good, refused, created, changed, unchanged, removed } of report.tables) {
    const gone = removed > 0 ? `, ${number(removed)} gone` : ''
    const saved = report.check
      ? ''
      : `: ${number(created)} new, ${number(changed)} changed, ${number(unchanged)} unchanged${gone}`
    lines.push(
      `${file}${encoding ? ` (${encoding})` : ''}: ${number(good)} rows taken${saved}; ${number(refused)} refused`,
    )
  }
  const { files, readings, skipped, daysCreated, daysChanged, daysUnchanged } = report.curves
  const { refusedFiles, moreRefusedFiles } = report.curves
  if (files > 0) {
    lines.push(
      `curves: ${number(files)} files, ${number(readings)} readings; ${number(refusedFiles.length + moreRefusedFiles)} files refused`,
    )
    for (const { file, lines: lost } of refusedFiles) {
      lines.push(`  nothing of ${file} was taken${lost > 0 ? `: ${number(lost)} lines not understood` : ''}`)
    }
    if (skipped > 0) lines.push(`curves: ${number(skipped)} readings of no contract`)
    if (!report.check) {
      lines.push(
        `curves: ${number(daysCreated)} new days, ${number(daysChanged)} changed, ${number(daysUnchanged)} unchanged`,
      )
    }
  }
  const { market } = report
  if (market.files > 0) {
    const saved = report.check
      ? ''
      : `: ${number(market.daysCreated)} new days, ${number(market.daysChanged)} changed, ${number(market.daysUnchanged)} unchanged`
    lines.push(
      `market: ${number(market.files)} files of prices${saved}; ${number(market.refused)} files refused`,
    )
  }
  lines.push(...problemLines(report), ...noticeLines(report), '', `${report.seconds.toFixed(1)} s`)
  return lines.join('\n')
}

/** One line for each file, field and reason, with the first that it was met at. */
function problemLines({ problemGroups, problemCounts }: ImportReport): string[] {
  const total = Object.values(problemCounts).reduce((sum, count) => sum + count, 0)
  if (total === 0) return []
  const listed = problemGroups.map(({ first, count }) => {
    const { file, line, key, field, value, code, reason } = first
    const where = [file, line > 0 ? `line ${line}` : '', key, field].filter(Boolean).join(', ')
    const more = count > 1 ? ` And ${number(count - 1)} more.` : ''
    return `  ${where}${value === '' ? '' : ` «${value}»`}: ${reason} (${code})${more}`
  })
  const left = total - problemGroups.reduce((sum, { count }) => sum + count, 0)
  return [
    '',
    `${number(total)} problems:`,
    ...listed,
    ...(left > 0 ? [`  … and ${number(left)} more of other files`] : []),
  ]
}

/** The notices: how many of each kind, then the first of each. */
function noticeLines({ notices, noticeCounts }: ImportReport): string[] {
  const counts = Object.entries(noticeCounts)
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  if (total === 0) return []
  const listed = notices.map(({ file, line, of, what, said, computed, rule, code }) => {
    const where = line > 0 ? `${file}, line ${line}` : file
    return `  ${where}: ${of}, ${what}: says ${said}, comes to ${computed ?? 'nothing known'} (${code})${rule === undefined ? '' : `: ${rule}`}`
  })
  const more = total - notices.length
  return [
    '',
    `${number(total)} notices. Rows were taken as they stand, but their figures do not agree:`,
    ...counts.map(([code, count]) => `  ${code}: ${number(count)}`),
    ...listed,
    ...(more > 0 ? [`  … and ${number(more)} more of the same kinds`] : []),
  ]
}
