import type { Rate } from '../billing/rates/dated.ts'
import type { Decimal } from '../money.ts'
import { FINAL_ACCOUNT_DAYS } from './final-account.ts'

/** What a contract of electricity has to tell of its quality, its bills and its end. */
export type ContractDuties = {
  /** How far the voltage may lie from the declared one, in per cent. */
  readonly voltagePercent: number
  /** Working days to connect a new supply of low voltage, with its meter; the second where its network has to be extended. */
  readonly connectionWorkingDays: number
  readonly extensionWorkingDays: number
  /** Working days of a change of retailer, at most. */
  readonly switchWorkingDays: number
  /** What a distributor owes who misses a time limit of service: the larger of EUR and of per cent of the first full bill. */
  readonly serviceEuros: Decimal
  readonly servicePercent: number
  /** Points above the legal interest on what was billed in excess. */
  readonly interestPoints: Decimal
  /** Working days for the customer to give a reading that the distributor could not take. */
  readonly readingWorkingDays: number
  /** Days until the final account. */
  readonly finalAccountDays: number
  /** Highest contracted power, in W, of the homes that are cut by the rule of the social bonus's decree. */
  readonly smallHomeW: number
}

/** Who: electricity. */
export const contractDuties: readonly Rate<ContractDuties>[] = [
  {
    from: '2000-01-01',
    value: {
      voltagePercent: 7,
      connectionWorkingDays: 5,
      extensionWorkingDays: 30,
      switchWorkingDays: 10,
      serviceEuros: '30.05',
      servicePercent: 10,
      interestPoints: '1.5',
      readingWorkingDays: 10,
      finalAccountDays: FINAL_ACCOUNT_DAYS,
      smallHomeW: 10_000,
    },
    source:
      'RD 1955/2000 arts 103.2, 104.3 and 105.6; RD 88/2026 arts 6.1.ab, 18.1, 43.5, 45.2, 46.1 (read on 2026-11-26). ' +
      'Those of RD 88/2026 hold since 2026: what held before was not read',
    confidence: 'medium',
  },
]

/** Where the law says it, as contracts and notices name it. */
export const citations = {
  quality: 'RD 1955/2000, art. 102–104',
  discounts: 'RD 1955/2000, art. 105',
  interruptions: 'RD 1955/2000, art. 104',
  neverCut: 'RD 897/2017, art. 20; RD 88/2026, art. 53',
  rights: 'Ley 24/2013, art. 44; RD 88/2026, art. 6',
  priceNotice: 'RD 88/2026, art. 6.1.m–n',
  renewal: 'Real Decreto Legislativo 1/2007, art. 97.1.p',
  pvpcRenewal: 'RD 216/2014, art. 5.8',
} as const
