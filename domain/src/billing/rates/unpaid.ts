import type { Rate } from './dated.ts'

/** The least that lies between the steps towards a cut of the supply, for a home that could have the social bonus. */
type UnpaidWaits = {
  /** From the first certified letter to the second. */
  readonly secondLetterWorkingDays: number
  readonly warningDays: number
  /** From the warning to the letter that announces the cut. */
  readonly cutLetterDays: number
  /** From that letter to the cut. */
  readonly cutWorkingDays: number
  /** Highest contracted power in W of the homes that these waits protect. */
  readonly homeUpToW: number
}

/** Who: natural persons, electricity of their home. */
export const unpaidWaits: readonly Rate<UnpaidWaits>[] = [
  {
    from: '2017-10-08',
    value: {
      secondLetterWorkingDays: 7,
      warningDays: 1,
      cutLetterDays: 45,
      cutWorkingDays: 15,
      homeUpToW: 10_000,
    },
    source:
      'RD 897/2017, of which the text was not read; its conditions of CNAE and habitual home are on no bill. Before 2017-10-08 nothing is known.',
    confidence: 'medium',
  },
]

/** Hours from the payment, of electricity that was cut. */
type Reconnection = {
  /** In which the retailer asks the distributor for it. */
  readonly askedWithinHours: number
  /** In which the supply is back. */
  readonly doneWithinHours: number
}

/** Who: everybody's electricity. */
export const reconnection: readonly Rate<Reconnection>[] = [
  {
    from: '2026-02-12',
    value: { askedWithinHours: 12, doneWithinHours: 24 },
    source: 'RD 88/2026 art. 51.2 (published on 2026-02-12; the day it came into force was not read)',
    confidence: 'medium',
  },
]
