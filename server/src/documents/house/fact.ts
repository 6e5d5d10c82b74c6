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

/** One fact, or none where there is no text. */
export function fact(
  label: string,
  text: string | null | readonly string[],
  more: Omit<Fact, 'label' | 'lines'> = {},
): Fact[] {
  const lines = (typeof text === 'string' ? [text] : (text ?? [])).filter((line) => line !== '')
  return lines.length === 0 ? [] : [{ label, lines, ...more }]
}
