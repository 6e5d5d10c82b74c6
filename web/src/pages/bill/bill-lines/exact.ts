/** Decimals that a number written as text needs: of '4.600' it is 1. */
export const decimalsOf = (decimal: string): number => (decimal.split('.')[1] ?? '').replace(/0+$/, '').length

export const withoutSign = (decimal: string): string => decimal.replace(/^-/, '')
