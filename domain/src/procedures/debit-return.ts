import type { Rate } from '../billing/rates/dated.ts'

/** Weeks in which who pays may have a direct debit returned. Who: consumers with a SEPA Core mandate. */
export const debitReturnWeeks: readonly Rate<number>[] = [
  {
    from: '2018-11-25',
    value: 8,
    source: 'Real Decreto-ley 19/2018 art. 49, from memory: not checked',
    confidence: 'medium',
  },
]
