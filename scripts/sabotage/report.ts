import type { Outcome } from './try-breaks.ts'

export function isNoticed({ noticedBy }: Outcome): boolean {
  return noticedBy !== undefined
}

export function hasUnnoticed(outcomes: readonly Outcome[]): boolean {
  return !outcomes.every(isNoticed)
}

/** A line for each break as it is tried. */
export function printOutcome(outcome: Outcome): void {
  const { row, noticedBy, problem, seconds } = outcome
  const verdict = isNoticed(outcome) ? 'noticed  ' : 'UNNOTICED'
  console.log(`${verdict} ${row.name} (${row.file}, ${seconds.toFixed(1)} s)`)
  console.log(`          ${noticedBy ?? problem ?? `by none of ${row.tests.flat().join(', ')}`}`)
}

export function printSummary(outcomes: readonly Outcome[]): void {
  const noticed = outcomes.filter(isNoticed).length
  console.log(`\n${outcomes.length} broken, ${noticed} noticed, ${outcomes.length - noticed} unnoticed`)
  for (const outcome of outcomes) if (!isNoticed(outcome)) console.log(`  ${outcome.row.name}`)
}
