import type { Rate } from '../billing/rates/dated.ts'
import type { Decimal } from '../money.ts'

/** Assumed yearly use of a home if it is not known: kWh, and per cent in each period of 2.0TD, P1 first. */
export type HomeUse = { readonly kwh: Decimal; readonly percent: readonly [Decimal, Decimal, Decimal] }

export const homeUse: readonly Rate<HomeUse>[] = [
  {
    from: '2021-06-01',
    value: { kwh: '3487', percent: ['29', '26', '45'] },
    source:
      'IDAE, SPAHOUSEC (2011): 3,487 kWh of electricity a year in the mean home; shares of the periods from memory of the initial profiles of 2.0TD',
    confidence: 'low',
  },
]

/** Assumed contracted power of a home if it is not known, in W, for both periods of 2.0TD. */
export const homePowerW: readonly Rate<number>[] = [
  {
    from: '2021-06-01',
    value: 4600,
    source:
      'No source: an assumption of ours (one of the usual powers of homes, RBT ITC-BT-10 from memory), said beside every cost that rests on it',
    confidence: 'low',
  },
]

/** A home with panels: per cent of the mean home's use that it still buys, and kWh of a year that it gives to the grid. */
export type HomeSun = { readonly boughtPercent: Decimal; readonly surplusKwh: Decimal }

export const homeSun: readonly Rate<HomeSun>[] = [
  {
    from: '2021-06-01',
    value: { boughtPercent: '62', surplusKwh: '2000' },
    source:
      'No source: an assumption of ours (some 3,300 kWh from 2.5 kW of panels, two fifths of it used at once), said beside every cost that rests on it',
    confidence: 'low',
  },
]

/** What the use of a year is taken from: the distributor, the code of a bill, or the mean home, also one with panels. */
export type FirstYearBasis = 'measured' | 'bill' | 'profile' | 'profile_sun'

/** How far what is taken may lie from what is assumed, in per cent, lowest and highest: a guess of ours. */
export const useRangePercent: readonly Rate<Readonly<Record<FirstYearBasis, readonly [Decimal, Decimal]>>>[] =
  [
    {
      from: '2021-06-01',
      value: {
        measured: ['85', '115'],
        bill: ['85', '115'],
        profile: ['60', '150'],
        profile_sun: ['50', '160'],
      },
      source: 'No source: an assumption of ours, said beside every cost that rests on it',
      confidence: 'low',
    },
  ]
