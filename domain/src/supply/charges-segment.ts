import type { AccessTariffName } from './tariff.ts'

/**
 * Segment of charges of each access tariff. Source: RD 148/2021 art. 3.2 and DA 1.ª (their tables are pictures in the
 * consolidated text; 1 to 3 and the two of vehicles are as public bills and code have them).
 */
const segments: Readonly<Partial<Record<AccessTariffName, string>>> = {
  '2.0TD': '1',
  '3.0TD': '2',
  '6.1TD': '3',
  '6.2TD': '4',
  '6.3TD': '5',
  '6.4TD': '6',
  '3.0TDVE': '2 VE',
  '6.1TDVE': '3 VE',
}

/** '1' for 2.0TD; undefined for tariffs that ended before 2021-06 and for those whose segment was not found. */
export function chargesSegmentOf(tariff: AccessTariffName): string | undefined {
  return segments[tariff]
}
