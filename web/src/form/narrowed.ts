/** So many stand there at once; more are looked for. */
export const mostShown = 8

interface Narrowed<Option> {
  /** What stands there: the first that match, and before them what is chosen. */
  readonly shown: readonly Option[]
  /** How many match. */
  readonly matching: number
}

/** Letters and digits alone: spaces, dots, accents and capitals make no difference. */
function bare(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** Whether a text has what is typed in it. */
export function hasTyped(text: string, typed: string): boolean {
  return bare(text).includes(bare(typed))
}

/** The options that have what is typed in their words; what is chosen stays in sight. */
export function narrowed<
  Option extends { readonly value: string; readonly label: string; readonly hint?: string },
>(options: readonly Option[], typed: string, chosen: string): Narrowed<Option> {
  const matches = options.filter(({ label, hint = '' }) => hasTyped(`${label}${hint}`, typed))
  const first = matches.slice(0, mostShown)
  const kept = options.filter(({ value }) => value === chosen && first.every((one) => one.value !== value))
  return { shown: [...kept, ...first], matching: matches.length }
}
