/** Euros of the wire, which have two decimals, in cents. */
export const centsOf = (euros: number): number => Math.round(euros * 100) || 0
