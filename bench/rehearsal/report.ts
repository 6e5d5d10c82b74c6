import { median } from '../result.ts'
import type { ReadingCounts, WritingCounts } from './callers.ts'

/** One round of one event. */
export interface Round {
  readonly event: string
  readonly what: string
  readonly reading: ReadingCounts
  readonly writing: WritingCounts
  /** From the first call that did not do what it should to the last. */
  readonly badSeconds: number
  /** Until everything stood as before. */
  readonly wholeSeconds: number
}

export interface Pace {
  readonly reads: number
  readonly writes: number
}

function sum(rounds: readonly Round[], of: (round: Round) => number): number {
  return rounds.reduce((total, round) => total + of(round), 0)
}

function rowOf(rounds: readonly Round[]): string {
  const bad = rounds.map(({ badSeconds }) => badSeconds)
  return [
    rounds[0]!.what,
    rounds.length,
    sum(rounds, ({ reading }) => reading.answered),
    sum(rounds, ({ reading }) => reading.again),
    sum(rounds, ({ reading }) => reading.refused),
    sum(rounds, ({ reading }) => reading.failed),
    sum(rounds, ({ writing }) => writing.acknowledged),
    sum(rounds, ({ writing }) => writing.refused + writing.unknown),
    sum(rounds, ({ writing }) => writing.stale),
    sum(rounds, ({ writing }) => writing.lost),
    `${median(bad).toFixed(1)} (${Math.max(...bad).toFixed(1)})`,
    median(rounds.map(({ wholeSeconds }) => wholeSeconds)).toFixed(0),
  ].join(' | ')
}

const columns = [
  'what happens',
  'rounds',
  'readings answered',
  'asked again',
  '503',
  'failed',
  'changes acknowledged',
  'not acknowledged',
  'read too early',
  '**lost**',
  'seconds with failures: median (worst)',
  'whole again after, s',
]

/** What the rehearsal found, as docs/rehearsal.md. */
export function reportOf(rounds: readonly Round[], { reads, writes }: Pace): string {
  const names = [...new Set(rounds.map(({ event }) => event))]
  const rows = names.map((name) => rowOf(rounds.filter(({ event }) => event === name)))
  return `# Rehearsal

Three machines by the files of [deployments/cluster](../deployments/cluster/README.md), all on one computer in network namespaces of their own, with ${reads} readings (the mix of \`bench/office-calls.ts\`) and ${writes} changes a second, while parts of them fail. \`npm run rehearsal\` (root on Debian) wrote this page.

| ${columns.join(' | ')} |
|${columns.map((_, at) => (at === 0 ? ' --- ' : ' ---: ')).join('|')}|
${rows.map((row) => `| ${row} |`).join('\n')}

- **Lost**: a change that was acknowledged and not there when it was read afterwards. Every change is a value of one writer, read again before the next; what was sent without an answer may be there or not.
- **Read too early**: a change that was acknowledged, not there when it was read at once, and there within a minute.
- **Asked again**: as the office's pages do, a reading that was not answered, or with 503, is asked again after one second and after two. What HAProxy asks of another server by itself is not counted.
- **503** and **failed** (no answer, or another status) are what somebody was left with after that. The seconds count from the first call that was not answered at once to the last.
- **Whole**: a primary, a standby that has everything, a third that follows, three servers that answer. Events that last (a machine without power) are within it.
`
}
