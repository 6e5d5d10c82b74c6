import { typedText } from './typed-text.ts'

/** What parsing a text gives: the values in canonical form, or one code that names what is wrong with it. */
export type Parsed<Values extends object, Code extends string> =
  | ({ readonly ok: true } & Readonly<Values>)
  | { readonly ok: false; readonly error: Code }

/**
 * The text in upper case without what people paste along from bills: spaces of any kind, hyphens and dashes
 * of any kind, dots and invisible marks. Accented letters are composed, so that Ñ is one character.
 */
export function withoutSeparators(text: string): string {
  return typedText(text)
    .replaceAll(/[\s.\-\u2010-\u2015\u2212]/g, '')
    .toUpperCase()
}

/** The text in groups of four characters with a space between, as bills print CUPS and IBAN. */
export function groupsOfFour(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
