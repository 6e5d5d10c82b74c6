/** Decimals that a number written as text needs: of '4.600' it is 1. */
export function decimalsOf(decimal: string): number {
  return (decimal.split('.')[1] ?? '').replace(/0+$/, '').length
}

export function withoutSign(decimal: string): string {
  return decimal.replace(/^-/, '')
}
