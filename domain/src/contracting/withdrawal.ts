import type { Rate } from '../billing/rates/dated.ts'

/** Calendar days in which who has signed a contract at a distance may step back without saying why. */
export const withdrawalDays: readonly Rate<number>[] = [
  {
    from: '2014-06-13',
    value: 14,
    source: 'Real Decreto Legislativo 1/2007 art. 71.1 and 104 (Ley 3/2014), from memory',
    confidence: 'medium',
  },
]
