/** A named value with, where it needs one, a sentence that explains it and an address it leads to. */
export interface Fact {
  readonly label: string
  readonly lines: readonly string[]
  readonly note?: string
  readonly address?: string
}

/** Facts under a heading. */
export interface FactSection {
  readonly title: string
  readonly facts: readonly Fact[]
}

/** One fact, or none where there is nothing to tell. */
export function fact(
  label: string,
  told: string | null | readonly string[],
  more: Omit<Fact, 'label' | 'lines'> = {},
): Fact[] {
  const lines = (typeof told === 'string' ? [told] : (told ?? [])).filter((line) => line !== '')
  return lines.length === 0 ? [] : [{ label, lines, ...more }]
}
