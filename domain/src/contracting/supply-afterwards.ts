/** What a customer who withdraws may want of a supply that was there before: back to who supplied it, or to nobody any more. */
export const supplyAfterwards = ['former_retailer', 'end'] as const
export type SupplyAfterwards = (typeof supplyAfterwards)[number]
