import type { Decimal } from '../../money.ts'
import type { AccessTariffName } from '../../supply/tariff.ts'
import type { Day } from '../../time/day.ts'
import type { Confidence, Dated, Rate } from './dated.ts'

/** Prices by tariff period, P1 first: tolls and charges apart, or only what they come to together. */
export type AccessPrices =
  | { readonly tolls: readonly Decimal[]; readonly charges: readonly Decimal[] }
  | { readonly both: readonly Decimal[] }

/** What a kilowatt and year (EUR/kW/year) and a kilowatt-hour (EUR/kWh) cost in tolls and charges. */
export type AccessCosts = { readonly power: AccessPrices; readonly energy: AccessPrices }

const SOURCES: Readonly<Record<number, readonly [source: string, confidence: Confidence]>> = {
  2024: [
    'CNMC tolls and TED charges of 2024; charges given for the whole year although they changed on 15 February',
    'low',
  ],
  2025: ['CNMC resolution of 4 December 2024 and Orden TED/1487/2024', 'medium'],
  2026: [
    'CNMC resolution of 18 December 2025 (BOE-A-2025-26348) and Orden TED/1524/2025 (BOE-A-2025-26705); 2.0TD seen in five places',
    'medium',
  ],
}

/** Where tolls and charges of a year are fixed: the day of the resolution of the CNMC, and the order of the ministry. */
export interface AccessProvision {
  /** Undefined if the resolution was not read. */
  readonly tollsOn: Day | undefined
  readonly chargesOrder: string
}

export const accessProvisions: readonly Dated<AccessProvision>[] = [
  {
    from: '2024-01-01',
    to: '2025-01-01',
    value: { tollsOn: undefined, chargesOrder: 'Orden TED/113/2024' },
  },
  {
    from: '2025-01-01',
    to: '2026-01-01',
    value: { tollsOn: '2024-12-04', chargesOrder: 'Orden TED/1487/2024' },
  },
  {
    from: '2026-01-01',
    to: '2027-01-01',
    value: { tollsOn: '2025-12-18', chargesOrder: 'Orden TED/1524/2025' },
  },
]

function p(prices: string): readonly Decimal[] {
  return prices.split(' ')
}

function year(number: 2024 | 2025 | 2026, power: AccessPrices, energy: AccessPrices): Rate<AccessCosts> {
  const [source = '', confidence = 'low'] = SOURCES[number] ?? []
  return { from: `${number}-01-01`, to: `${number + 1}-01-01`, value: { power, energy }, source, confidence }
}

/**
 * Tolls (CNMC) and charges (Government) by access tariff and year. Of energy in 2026 only 2.0TD is known apart; vessels
 * and 6.2TDVE are not known, nor is any year after.
 */
export const accessCosts: Readonly<Partial<Record<AccessTariffName, readonly Rate<AccessCosts>[]>>> = {
  '2.0TD': [
    year(
      2024,
      { tolls: p('22.401746 0.776564'), charges: p('2.989915 0.192288') },
      { tolls: p('0.033081 0.019184 0.000557'), charges: p('0.043893 0.008779 0.002195') },
    ),
    year(
      2025,
      { tolls: p('22.958932 0.442165'), charges: p('3.971618 0.255423') },
      { tolls: p('0.034234 0.01654 0.000079'), charges: p('0.058305 0.011661 0.002915') },
    ),
    year(
      2026,
      { tolls: p('23.324952 0.44377'), charges: p('4.379461 0.281653') },
      { tolls: p('0.033261 0.016409 0.000077'), charges: p('0.064292 0.012858 0.003215') },
    ),
  ],
  '3.0TD': [
    year(
      2024,
      {
        tolls: p('11.99783 7.687805 3.307437 2.791786 0.934435 0.934435'),
        charges: p('3.715217 1.859231 1.350774 1.350774 1.350774 0.619203'),
      },
      {
        tolls: p('0.023974 0.01282 0.007573 0.005495 0.000424 0.000234'),
        charges: p('0.024469 0.018118 0.009788 0.004894 0.003137 0.001958'),
      },
    ),
    year(
      2025,
      {
        tolls: p('14.723431 7.781964 2.468252 1.887267 0.533883 0.533883'),
        charges: p('4.935064 2.469687 1.794284 1.794284 1.794284 0.822511'),
      },
      {
        tolls: p('0.028528 0.012343 0.004673 0.002682 0.000119 0.000031'),
        charges: p('0.032503 0.024066 0.013001 0.006501 0.004167 0.0026'),
      },
    ),
    year(
      2026,
      {
        tolls: p('14.935084 7.894323 2.502996 1.907795 0.535313 0.535313'),
        charges: p('5.441843 2.723298 1.978538 1.978538 1.978538 0.906974'),
      },
      { both: p('0.063352 0.038914 0.019279 0.009795 0.004706 0.002898') },
    ),
  ],
  '6.1TD': [
    year(
      2024,
      {
        tolls: p('20.55785 12.762884 9.926251 7.84838 0.325141 0.325141'),
        charges: p('3.856557 1.930027 1.402384 1.402384 1.402384 0.642759'),
      },
      {
        tolls: p('0.021899 0.011675 0.007394 0.005376 0.000406 0.000212'),
        charges: p('0.013305 0.009856 0.005322 0.002661 0.001706 0.001064'),
      },
    ),
    year(
      2025,
      {
        tolls: p('23.669055 12.513915 4.69633 3.309245 0.069965 0.062286'),
        charges: p('5.122811 2.563728 1.86284 1.86284 1.86284 0.853802'),
      },
      {
        tolls: p('0.027104 0.011894 0.004726 0.002739 0.000122 0.000029'),
        charges: p('0.017674 0.013092 0.007069 0.003535 0.002266 0.001414'),
      },
    ),
    year(
      2026,
      {
        tolls: p('23.946498 12.687713 4.747747 3.339695 0.070979 0.062703'),
        charges: p('5.64887 2.826996 2.054134 2.054134 2.054134 0.941478'),
      },
      { both: p('0.046274 0.026717 0.012928 0.006678 0.002619 0.001588') },
    ),
  ],
  '6.2TD': [
    year(
      2024,
      {
        tolls: p('13.138413 8.751207 5.61567 4.671118 0.238475 0.238475'),
        charges: p('2.264702 1.133557 0.823528 0.823528 0.823528 0.37745'),
      },
      {
        tolls: p('0.011872 0.00653 0.003686 0.002774 0.000249 0.00009'),
        charges: p('0.006243 0.004624 0.002497 0.001249 0.0008 0.000499'),
      },
    ),
    year(
      2025,
      {
        tolls: p('16.620368 9.426053 2.481516 1.512028 0.059278 0.052654'),
        charges: p('3.008289 1.505746 1.093923 1.093923 1.093923 0.501382'),
      },
      {
        tolls: p('0.01477 0.00684 0.002279 0.001219 0.000063 0.00002'),
        charges: p('0.008293 0.006142 0.003317 0.001659 0.001063 0.000663'),
      },
    ),
    year(
      2026,
      {
        tolls: p('16.786379 9.455297 2.502855 1.521894 0.059359 0.052513'),
        charges: p('3.317209 1.660371 1.206258 1.206258 1.206258 0.552868'),
      },
      { both: p('0.02388 0.013975 0.0062 0.003083 0.001234 0.000752') },
    ),
  ],
  '6.3TD': [
    year(
      2024,
      {
        tolls: p('10.474293 6.51042 5.241724 4.138835 0.341465 0.341465'),
        charges: p('1.813304 0.907425 0.659281 0.659281 0.659281 0.302217'),
      },
      {
        tolls: p('0.010399 0.005651 0.003603 0.002659 0.000238 0.00014'),
        charges: p('0.005117 0.003791 0.002047 0.001023 0.000656 0.000409'),
      },
    ),
    year(
      2025,
      {
        tolls: p('10.791377 6.502236 2.118318 1.380541 0.045332 0.039905'),
        charges: p('2.408681 1.205367 0.875748 0.875748 0.875748 0.401447'),
      },
      {
        tolls: p('0.012294 0.00547 0.001931 0.001063 0.000055 0.000015'),
        charges: p('0.006798 0.005035 0.002719 0.00136 0.000871 0.000544'),
      },
    ),
    year(
      2026,
      {
        tolls: p('10.397365 6.258717 2.096386 1.366437 0.044362 0.038723'),
        charges: p('2.656027 1.329146 0.965679 0.965679 0.965679 0.442671'),
      },
      { both: p('0.018775 0.010876 0.004992 0.002494 0.001009 0.000614') },
    ),
  ],
  '6.4TD': [
    year(
      2024,
      {
        tolls: p('7.31056 4.11643 3.161822 2.877385 0.194493 0.194493'),
        charges: p('0.887008 0.443874 0.322548 0.322548 0.322548 0.147835'),
      },
      {
        tolls: p('0.008757 0.004806 0.003067 0.002206 0.000139 0.000089'),
        charges: p('0.001944 0.00144 0.000778 0.000389 0.000249 0.000156'),
      },
    ),
    year(
      2025,
      {
        tolls: p('6.590215 3.93998 0.956817 0.665081 0.019779 0.013181'),
        charges: p('1.178247 0.589615 0.428453 0.428453 0.428453 0.196374'),
      },
      {
        tolls: p('0.007944 0.003569 0.001288 0.000681 0.000036 0.000004'),
        charges: p('0.002582 0.001913 0.001033 0.000516 0.000331 0.000207'),
      },
    ),
    year(
      2026,
      {
        tolls: p('6.606205 3.935625 0.987554 0.686109 0.020376 0.013971'),
        charges: p('1.29924 0.650162 0.472451 0.472451 0.472451 0.21654'),
      },
      { both: p('0.011275 0.006055 0.002597 0.001286 0.000403 0.000232') },
    ),
  ],
  '3.0TDVE': [
    year(
      2024,
      { tolls: p('3.042554 1.950529 0.839499 0.707882 0.23271 0.23271'), charges: p('0 0 0 0 0 0') },
      {
        tolls: p('0.090973 0.048795 0.028775 0.020869 0.001638 0.000891'),
        charges: p('0.052004 0.038506 0.020802 0.010401 0.006667 0.004161'),
      },
    ),
    year(
      2025,
      { tolls: p('3.696817 1.951831 0.618477 0.469626 0.130795 0.130795'), charges: p('0 0 0 0 0 0') },
      {
        tolls: p('0.112704 0.04887 0.018713 0.010844 0.000474 0.00013'),
        charges: p('0.06908 0.051148 0.027631 0.013817 0.008856 0.005526'),
      },
    ),
    year(
      2026,
      { tolls: p('3.727958 1.968328 0.623462 0.471799 0.130238 0.130238'), charges: p('0 0 0 0 0 0') },
      { both: p('0.187451 0.106578 0.050751 0.026122 0.010216 0.006227') },
    ),
  ],
  '6.1TDVE': [
    year(
      2024,
      { tolls: p('4.656308 2.890792 2.248322 1.777672 0.073645 0.073645'), charges: p('0 0 0 0 0 0') },
      {
        tolls: p('0.149751 0.079821 0.050557 0.036755 0.002772 0.00145'),
        charges: p('0.041886 0.031028 0.016755 0.008377 0.005371 0.00335'),
      },
    ),
    year(
      2025,
      { tolls: p('5.4606 2.887083 1.083564 0.763585 0.016143 0.014376'), charges: p('0 0 0 0 0 0') },
      {
        tolls: p('0.162917 0.071484 0.02839 0.016448 0.000733 0.000174'),
        charges: p('0.05564 0.041215 0.022254 0.011129 0.007134 0.004451'),
      },
    ),
    year(
      2026,
      { tolls: p('5.523814 2.926765 1.09528 0.770513 0.016375 0.014472'), charges: p('0 0 0 0 0 0') },
      { both: p('0.222504 0.119324 0.0554 0.028975 0.008585 0.005084') },
    ),
  ],
}
