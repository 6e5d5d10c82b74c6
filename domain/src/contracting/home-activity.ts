/** What a home is used for; a business names its activity. */
export const residenceTypes = ['habitual', 'second', 'business'] as const
export type ResidenceType = (typeof residenceTypes)[number]

/** An activity of CNAE-2009, by its number in the sector's lists and its class. */
export interface Activity {
  readonly id: number
  readonly code: string
}

/** Households that produce services for their own use: what every home is in the lists. Source: visitor-area.md §4.1 and §9. */
export const household: Activity = { id: 986, code: '9820' }

/** The activity of a contract: the household's for a home, and by default. */
export function activityOf(residence: ResidenceType | null, chosen: Activity | null): Activity {
  return residence === 'habitual' || chosen === null ? household : chosen
}
