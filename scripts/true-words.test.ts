// What is said of a thing is true of it: a debit is not paid by card, and without gas no fridge and no lift stands still.
import { expect, it } from 'vitest'
import { sentences } from './sentences.ts'

interface Untrue {
  readonly of: string
  /** The keys of such sentences, as their packs write them. */
  readonly key: RegExp
  /** Sentences of it by what they say, whatever their key. */
  readonly said?: RegExp
  readonly not: RegExp
}

const card = /\btarjetas?\b|\btarget(?:a|es)\b|\bcards?\b/i
const untrue: readonly Untrue[] = [
  { of: 'a direct debit', key: /^(?:sepa_debit|direct_debit|ordered|returned|debit\w*|byDebit)$/, not: card },
  { of: 'Bizum', key: /^bizum$/, not: card },
  {
    of: 'gas',
    key: /Gas$|^gas/,
    // Of gas alone: what is said of both names electricity too.
    said: /^(?!.*(?:luz|llum|electr|power)).*\bgas\b/i,
    not: /\b(?:neveras?|neveres|frigor[ií]fic\w*|ascensor(?:es|s)?|bombillas?|bombetes?|fridges?|lifts?|elevators?|light bulbs?)\b|\bse corta la luz\b|\bes talla la llum\b|\blights? (?:go|goes) out\b/i,
  },
]

function untrueIn({ key, sentence }: { readonly key: string; readonly sentence: string }): readonly string[] {
  return untrue
    .filter((one) => (one.key.test(key) || one.said?.test(sentence)) && one.not.test(sentence))
    .map(({ of }) => `'${sentence}' of ${of}`)
}

it('nothing is said of a debit, of Bizum or of gas that is not true of it [r.true-words]', () => {
  const found = sentences.flatMap(({ file, ...one }) => untrueIn(one).map((wrong) => `${file}: ${wrong}`))
  expect(found).toEqual([])
})

it('there are such sentences in each language', () => {
  for (const language of ['es', 'ca', 'en'])
    for (const { of, key } of untrue)
      expect(
        sentences.filter((one) => one.file.endsWith(`/${language}.ts`) && key.test(one.key)).length,
        `${of} in ${language}`,
      ).toBeGreaterThan(0)
})

it.each([
  ['sepa_debit', 'con tarjeta', 1],
  ['sepa_debit', 'amb targeta', 1],
  ['direct_debit', 'Paid by card: …', 1],
  ['ordered', 'Pago con tarjeta pedido: …', 1],
  ['bizum', 'by card', 1],
  ['card', 'con tarjeta', 0],
  ['sepa_debit', 'con cargo en cuenta', 0],
  ['cutHintGas', 'También lo que dependa de él: nevera o ascensor.', 1],
  ['cutHintGas', 'També el que en depengui: la nevera.', 1],
  ['cutHintGas', 'And whatever depends on it: the lift.', 1],
  ['hint', 'Sin gas no hay nevera.', 1],
  ['cutHint', 'También lo que dependa de él: nevera.', 0],
  ['cutHintGas', 'También lo que dependa de él: calefacción.', 0],
])('%s: %s', (key, sentence, count) => {
  expect(untrueIn({ key, sentence })).toHaveLength(count)
})
