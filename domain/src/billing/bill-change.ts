/**
 * Why one bill differs from another, each euro of the difference once: more or fewer days billed, more or less used a
 * day, other prices, other powers contracted, taxes, and whatever else came or went (services, discounts, adjustments).
 */
export const changeCauses = ['days', 'use', 'price', 'power', 'taxes', 'other'] as const
export type ChangeCause = (typeof changeCauses)[number]
