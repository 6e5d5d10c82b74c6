/** When a consumer wants a new product to count: as soon as it can, or once the days of withdrawing are over. */
export const productStarts = ['soon', 'after_withdrawal'] as const
export type ProductStart = (typeof productStarts)[number]
