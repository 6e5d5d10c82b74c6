/** Share of bills that come to lie within the range of a forecast that rests on past weeks. */
export const RANGE_HOLDS = 0.9

/** What the rest of a bill may come to, as a share of the forecast, where too little is known of the supply. */
export const ASSUMED_RANGE = { low: 0.5, high: 2 } as const
