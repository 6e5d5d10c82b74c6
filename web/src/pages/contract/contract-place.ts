/** The place that the page begins with. */
export const firstPlace = 'summary'

/** The places of the page, in their order; on a phone one of them is shown at a time. */
export const contractPlaces = [firstPlace, 'prices', 'power', 'data', 'documents'] as const
export type ContractPlace = (typeof contractPlaces)[number]
