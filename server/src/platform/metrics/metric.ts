import type { Services } from '../services.ts'

/**
 * What a number is called and means. Names follow Prometheus' conventions (`_total`, `_seconds`, `_bytes`), those of calls
 * and connections OpenTelemetry's. Labels take few values, all of them ours: never a name, an address or an identifier.
 */
export interface Declaration<Label extends string = string> {
  readonly name: string
  readonly help: string
  readonly labels?: readonly Label[]
}

type Labels<Label extends string> = Readonly<Record<Label, string>>

/** Takes what the program counts, once metrics are open. */
export type Sink = (labels: Labels<string>, value: number) => void

interface Recorded extends Declaration {
  /** Upper bounds of a histogram; a counter has none. */
  readonly buckets?: readonly number[]
  sink?: Sink | undefined
}

/** Everything that the program counts itself, each declared once, beside what it counts. */
const declared: Recorded[] = []

export function recordedMetrics(): readonly Recorded[] {
  return declared
}

/** Something that happens: what is answered counts it. It does nothing while metrics are off. */
export function counter<Label extends string = never>(declaration: Declaration<Label>) {
  const recorded: Recorded = declaration
  declared.push(recorded)
  return (labels: Labels<Label>): void => recorded.sink?.(labels, 1)
}

/** How long something takes, in seconds, in classic buckets. It does nothing while metrics are off. */
export function histogram<Label extends string = never>(
  declaration: Declaration<Label> & { readonly buckets: readonly number[] },
) {
  const recorded: Recorded = declaration
  declared.push(recorded)
  return (labels: Labels<Label>, seconds: number): void => recorded.sink?.(labels, seconds)
}

export interface Sample {
  readonly gauge: Declaration
  readonly labels?: Labels<string>
  readonly value: number
}

/** Gauges that are read when Prometheus asks, all of them by one look. */
export interface Reading {
  /** What the reading is called where it fails. */
  readonly of: string
  readonly gauges: readonly Declaration[]
  readonly read: (services: Pick<Services, 'db' | 'clock'>) => Promise<readonly Sample[]> | readonly Sample[]
}
