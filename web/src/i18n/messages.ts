import type { Locale } from '@endoll/api/language.ts'

/**
 * Every area's texts, by area. Each area adds itself in its `messages/es.ts`:
 * `declare module '<path>/i18n/messages.ts' { interface AppMessages { contracts: typeof contracts } }`,
 * so a key that does not exist, or a value that a text needs and does not get, does not compile.
 * One file may hold several areas that are needed together.
 */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging in each area
export interface AppMessages {}

export type Area = keyof AppMessages

/** The shape of the Spanish texts, which the other languages must fill completely. */
export type Messages<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Messages<Texts[Key]>
}

/**
 * A language: the file of every area, which exports the area's texts under its name. A missing area or key does not
 * compile.
 */
export type TextsOfLanguage = {
  readonly [Name in Area]: () => Promise<{ readonly [Key in Name]: Messages<AppMessages[Name]> }>
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: AppMessages
  }
}
