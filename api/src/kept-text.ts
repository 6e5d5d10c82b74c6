// Free of zod: the browser takes it without the schemas.

/** What a kept text may say of a case, in braces: `{name}`. */
export const textVariables = ['name', 'reference', 'contract', 'day', 'agent'] as const
export type TextVariable = (typeof textVariables)[number]

const known = new RegExp(String.raw`\{(${textVariables.join('|')})\}`, 'g')

/** A kept text with its variables filled in; one that the case has not stays in its braces. */
export function fillKeptText(
  words: string,
  values: Readonly<Partial<Record<TextVariable, string | null>>>,
): string {
  return words.replaceAll(known, (variable, name: TextVariable) => values[name] || variable)
}

/** Whether a variable was left in its braces: such an answer is not sent. */
export function hasVariables(text: string): boolean {
  return text.search(known) !== -1
}

/** Whether something stands in braces that is no variable. */
export function hasOtherBraces(words: string): boolean {
  return /[{}]/.test(words.replaceAll(known, ''))
}
