import compile from 'icu-minify/compile'
import { expect, it } from 'vitest'

type Texts = { readonly [key: string]: Texts | string }

const files = import.meta.glob<{ messages: Texts }>('../**/messages/*.ts', { eager: true })

function flat(texts: Texts, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text] as const] : flat(text, `${prefix}${key}.`),
  )
}

/** Names of the values and tags that a list of compiled nodes needs, however deep in its branches. */
function namesIn(nodes: unknown): readonly string[] {
  return Array.isArray(nodes) ? nodes.flatMap(namesOf) : []
}

function namesOf(node: unknown): readonly string[] {
  if (!Array.isArray(node)) return []
  const [name, type, branches] = node as [string, unknown, unknown]
  if (typeof type !== 'number' || type === 0) return [name, ...namesIn(node.slice(1))]
  const isBranching = typeof branches === 'object' && branches !== null
  return [name, ...(isBranching ? Object.values(branches).flatMap(namesIn) : [])]
}
function valuesOf(text: string) {
  return [...new Set(namesIn(compile(text)))].toSorted()
}

const spanish = Object.keys(files).filter((file) => file.endsWith('/es.ts'))

it('finds the areas', () => {
  expect(spanish.length).toBeGreaterThan(5)
})

it.each(spanish)(
  '%s says the same in Catalan and English: every text compiles and needs no other values',
  (file) => {
    const es = Object.fromEntries(flat(files[file]!.messages))
    for (const language of ['ca', 'en']) {
      const other = Object.fromEntries(flat(files[file.replace(/es\.ts$/, `${language}.ts`)]!.messages))
      expect(Object.keys(other)).toEqual(Object.keys(es))
      for (const [key, text] of Object.entries(other)) {
        expect(text.trim(), `${language} ${key} is empty or padded`).toBe(text)
        expect(text).not.toBe('')
        // The compiler lets a call give what the Spanish text asks for; another language may use less, never more.
        const given = valuesOf(es[key] ?? '')
        expect(
          valuesOf(text).filter((name) => !given.includes(name)),
          `${language} ${key}`,
        ).toEqual([])
      }
    }
  },
)
