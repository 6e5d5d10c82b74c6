/**
 * A named value with, where it needs one, a sentence that explains it and an address it leads to; with its language
 * where it is a text of the retailer's own.
 */
export interface Fact {
  readonly label: string
  readonly lines: readonly string[]
  readonly note?: string
  readonly address?: string
  readonly language?: string
}

/** Facts under a heading. */
export interface FactSection {
  readonly title: string
  readonly facts: readonly Fact[]
}

/** That of a text of the retailer's own, where it is known. */
export function languageIn(
  languages: Readonly<Record<string, string>>,
  text: string | undefined,
): { readonly language?: string } {
  const language = text === undefined ? undefined : languages[text]
  return language === undefined ? {} : { language }
}

/** One fact, or none where there is no text; without its note where that is empty. */
export function fact(
  label: string,
  text: string | null | readonly string[],
  { note, ...more }: Omit<Fact, 'label' | 'lines'> = {},
): Fact[] {
  const lines = (typeof text === 'string' ? [text] : (text ?? [])).filter((line) => line !== '')
  return lines.length === 0 ? [] : [{ label, lines, ...(note && { note }), ...more }]
}
