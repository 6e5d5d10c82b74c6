import type { ProtectionKind } from '../cut-protection.ts'
import type { Rate } from './dated.ts'

/** The least that lies between the steps towards a cut of the supply, for a home that could have the social bonus. */
type UnpaidWaits = {
  /** From the first demand for payment (annex III) that was not delivered to the second. */
  readonly secondLetterWorkingDays: number
  /** From the second to the retailer's own warning, of which the law says nothing. */
  readonly warningDays: number
  /** From the demand, the second where there was one, until the retailer may ask for the cut. */
  readonly months: number
  /** The same for vulnerable consumers with the social bonus: until their power may be lowered, or, before 2021, the cut. */
  readonly bonusMonths: number
  /** For how many months their power is lowered then, and to how many W, before the retailer may ask for the cut; 0 for none. */
  readonly minimumSupply: { readonly months: number; readonly powerW: number }
  /** How long before the end of those months the letter that names the day (annex IV) is sent. */
  readonly cutWorkingDays: number
  /** Highest contracted power in W of the homes that these waits protect. */
  readonly homeUpToW: number
}

const sinceTheDecree = {
  secondLetterWorkingDays: 7,
  warningDays: 1,
  months: 2,
  bonusMonths: 4,
  cutWorkingDays: 15,
  homeUpToW: 10_000,
} as const

/** Who: natural persons, electricity of their home. */
export const unpaidWaits: readonly Rate<UnpaidWaits>[] = [
  {
    from: '2017-10-08',
    to: '2021-09-16',
    value: { ...sinceTheDecree, minimumSupply: { months: 0, powerW: 0 } },
    source:
      'RD 897/2017 art. 19.2 and 19.4 (read in an older consolidated text on 2026-11-26); the warning between the letters is practice. That the home is the habitual one is on no bill. Before 2017-10-08 nothing is known.',
    confidence: 'high',
  },
  {
    from: '2021-09-16',
    value: { ...sinceTheDecree, minimumSupply: { months: 6, powerW: 3500 } },
    source:
      'RD 897/2017 art. 19.2, 19.4 and 19.5 as RDL 17/2021 DF 2.ª has them, and its annexes II to IV and VIII, which say the six months (read in the consolidated text of 2026-01-28 on 2026-11-29), RD 88/2026 art. 46. RDL 17/2021, of 14 September 2021, is in force from the day after it was published (DF 7.ª), which is taken for the next day. Ley 24/2013 arts 45 bis and 52.3 (read on 2026-11-29) say the same.',
    confidence: 'medium',
  },
]

/** Months between the letter that announces a cut and the cut. Who: natural persons, electricity of their home above 10 kW. */
export const largeHomeNoticeMonths: readonly Rate<number>[] = [
  {
    from: '2026-02-12',
    value: 1,
    source:
      'RD 88/2026 art. 47.1 (read on 2026-11-26): a notice of a month at least; the rest is what the contract says. The day it came into force was not read.',
    confidence: 'medium',
  },
]

/** Months from the demand for payment to a cut. Who: gas of the tariff of last resort. */
export const tariffGasMonths: readonly Rate<number>[] = [
  {
    from: '2003-01-20',
    value: 2,
    source:
      'RD 1434/2002 art. 57.1 (read on 2026-11-26), for consumers at a tariff; gas of the free market is cut as its contract says (art. 55.1). Its first day was not read.',
    confidence: 'medium',
  },
]

/** Consumers who may not be cut off while a measure lasts; its days count in no period. */
export const cutMoratorium: readonly Rate<
  Readonly<Record<'electricity' | 'gas', readonly ProtectionKind[]>>
>[] = [
  {
    from: '2026-01-01',
    to: '2027-01-01',
    value: {
      electricity: ['vulnerable', 'severe', 'at_risk', 'social_document'],
      gas: ['vulnerable', 'severe', 'at_risk', 'social_document'],
    },
    source:
      'RDL 8/2021 art. 4.1 and 4.2, applied from 2026-01-01 to 2026-12-31 by RDL 1/2025 art. 83 as RDL 7/2026 art. 4 has it (read on 2026-11-26)',
    confidence: 'high',
  },
]

/** Whose supply may never be cut while the protection lasts. Who: every supply that is declared so. */
export const neverCut: readonly Rate<Readonly<Record<'electricity' | 'gas', readonly ProtectionKind[]>>>[] = [
  {
    from: '2017-10-08',
    value: {
      electricity: ['at_risk', 'social_document', 'life_support', 'essential'],
      gas: ['essential'],
    },
    source:
      'RD 897/2017 art. 20 and RD 88/2026 art. 53.1.i–k and 53.3 for electricity, RD 1434/2002 art. 60 for gas (read on 2026-11-26)',
    confidence: 'high',
  },
]

/** Hours in which a supply that was cut is back. */
type Reconnection = {
  /** In which the retailer asks the distributor for it, from the payment; none where the law leaves it to the contract. */
  readonly askedWithinHours?: number
  /** In which it is back: from the payment, or, where the contract says when it is asked for, from then. */
  readonly doneWithinHours: number
}

/** Of homes up to 10 kW and the PVPC, of other electricity, and of gas at the tariff of last resort. */
type Reconnections = {
  readonly home: Reconnection
  readonly other: Reconnection
  readonly tariffGas: Reconnection
  /** How many times the right of connection is paid for it where the cut was justified. */
  readonly connections: number
}

/** Who: everybody; other gas is reconnected as its contract says. */
export const reconnection: readonly Rate<Reconnections>[] = [
  {
    from: '2026-02-12',
    value: {
      home: { askedWithinHours: 12, doneWithinHours: 24 },
      other: { doneWithinHours: 24 },
      tariffGas: { doneWithinHours: 48 },
      connections: 2,
    },
    source:
      'RD 88/2026 art. 51.2.a and b and 52.1; RD 1434/2002 art. 57.4 and 59 (read on 2026-11-26; published on 2026-02-12, the day it came into force was not read)',
    confidence: 'medium',
  },
]
