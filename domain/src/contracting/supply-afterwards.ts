/** What a customer who withdraws may want for an existing supply: to go back to the former retailer, or to end it. */
export const supplyAfterwards = ['former_retailer', 'end'] as const
export type SupplyAfterwards = (typeof supplyAfterwards)[number]
