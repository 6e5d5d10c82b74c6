import compile from 'icu-minify/compile'
import { expect, it } from 'vitest'
import { defaultLanguage, languages } from '@endoll/api/language.ts'
import { valuesOf } from './values-of.ts'

type Texts = { readonly [key: string]: Texts | string }

const files = import.meta.glob<Texts>('../**/messages/*.ts', { eager: true })

function flat(texts: Texts, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text] as const] : flat(text, `${prefix}${key}.`),
  )
}

/** Values are typed by the texts of the default language; the others are held to it. */
const folders = Object.keys(files).flatMap((file) => file.split(`/${defaultLanguage}.ts`).slice(0, -1))
const others = languages.filter((language) => language !== defaultLanguage)

it('finds the areas', () => {
  expect(folders.length).toBeGreaterThan(5)
})

it.each(folders)(
  '%s says the same in every language: every text compiles and needs no other values [c1.languages]',
  (folder) => {
    const own = Object.fromEntries(flat(files[`${folder}/${defaultLanguage}.ts`]!))
    for (const language of others) {
      const other = Object.fromEntries(flat(files[`${folder}/${language}.ts`]!))
      expect(Object.keys(other).toSorted()).toEqual(Object.keys(own).toSorted())
      for (const [key, text] of Object.entries(other)) {
        expect(text.trim(), `${language} ${key} is empty or padded`).toBe(text)
        expect(text).not.toBe('')
        // The compiler lets a call give what the default language asks for; another may use less, never more.
        const given = valuesOf(compile(own[key] ?? ''))
        expect(
          valuesOf(compile(text)).filter((name) => !given.includes(name)),
          `${language} ${key}`,
        ).toEqual([])
      }
    }
  },
)
