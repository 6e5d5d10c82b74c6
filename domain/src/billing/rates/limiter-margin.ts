import type { Rate } from './dated.ts'

/**
 * Per cent that a suggested power lies above the highest demand of a year where nothing but the limiter of the meter
 * limits it. Ours, not law. Who: supplies with a limiter.
 */
export const limiterMarginPercent: readonly Rate<number>[] = [
  {
    from: '2021-06-01',
    value: 10,
    source:
      'Declared here, no law: a maximeter measures the mean of a quarter of an hour and a limiter acts on the moment, and the next winter may be a little colder than the last. Not measured.',
    confidence: 'low',
  },
]

/**
 * The highest contracted power in W whose excess is charged by the highest demand of each period (metering points of
 * types 4 and 5); above it every quarter of an hour counts.
 */
export const excessByDemandUpToW: readonly Rate<number>[] = [
  {
    from: '2021-06-01',
    value: 50_000,
    source: 'Circular 3/2020 art. 9.4 with the types of RD 1110/2007 art. 6, from memory: not checked',
    confidence: 'medium',
  },
]
