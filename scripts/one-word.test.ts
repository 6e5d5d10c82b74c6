// One word for one thing, in the packs that customers read; the glossary says which (docs/glossary.md).
import { expect, it } from 'vitest'
import { sentences } from './sentences.ts'

interface Spelling {
  readonly language: string
  readonly not: RegExp
  readonly but: string
  /** Where the other word is right. */
  readonly unless?: RegExp
}

const spellings: readonly Spelling[] = [
  {
    language: 'en',
    not: /\binvoices?\b(?!-)/i,
    but: 'bill',
    // What the law calls it, on the document itself.
    unless: /^(?:Corrective invoice|Invoice that can be verified)/,
  },
  { language: 'en', not: /\b(?:whoever|reckon\w*|dearer|afar|anew)\b/i, but: 'everyday English' },
  // A button says what happens next.
  { language: 'en', not: /^Go on\b/, but: 'Continue' },
  { language: 'ca', not: /\barxius?\b/i, but: 'fitxer' },
  {
    language: 'ca',
    not: /\b(?:vostr[ea]s?|podeu|voleu|heu|trieu|escriviu|doneu|porteu|aneu|deixeu|vols|pots|tens|teva)\b/i,
    but: 'the form of vostè',
  },
  // That of solvency is what the law calls a register of debtors.
  { language: 'es', not: /\bficheros?\b/i, but: 'archivo', unless: /solvencia/ },
  // What is to be done is said to whom it is (docs/words.md); a grid is extended by nobody who reads it.
  {
    language: 'es',
    not: /\b(?:hay|habrá) que\b|\bconviene (?:\w+[aei]r|que)/i,
    but: 'usted or the imperative',
    unless: /ampliar la red|Qué hay que cumplir/,
  },
  { language: 'es', not: /\bFin de Semana\b/, but: 'Fin de semana' },
  {
    language: 'es',
    not: /\b(?:Lunes|Martes|Miércoles|Jueves|Viernes)\b(?!$)/,
    but: 'the day in small letters',
  },
]

function wrongIn(language: string, sentence: string): readonly string[] {
  return spellings
    .filter((one) => one.language === language && one.not.test(sentence) && !one.unless?.test(sentence))
    .map(({ but }) => `'${sentence}': ${but}`)
}

it('each thing has one word', () => {
  const found = sentences.flatMap(({ file, sentence }) =>
    wrongIn(/(\w+)\.ts$/.exec(file)?.[1] ?? '', sentence).map((wrong) => `${file}: ${wrong}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['en', 'Your invoices are here.', 1],
  ['en', 'Corrective invoice.', 0],
  ['en', 'Whoever reads this', 1],
  ['en', 'Go on with the contract', 1],
  ['ca', 'Arxius', 1],
  ['ca', 'Fitxers', 0],
  ['ca', 'Trieu un dia', 1],
  ['ca', 'Triï un dia', 0],
  ['es', 'Hay que copiarlo entero.', 1],
  ['es', 'Conviene revisarlo.', 1],
  ['es', 'Qué potencia conviene', 0],
  ['es', 'Fin de Semana', 1],
  ['es', 'Lunes', 0],
  ['es', 'Cada Lunes no', 1],
])('in %s: %s', (language, sentence, count) => {
  expect(wrongIn(language, sentence)).toHaveLength(count)
})

// «De l’1 de maig» but «del 2 de maig»: «dia» spares the contraction with a day that is not known yet.
const bareDay = /\b(?:del|al|el) \$?\{(?:from|to|first|last|day|start|end|date|since|until)\}/i

it('in Catalan «dia» stands between an article and a day', () => {
  expect(bareDay.test('Preus del {day}') && bareDay.test('Fins al ${day}')).toBe(true)
  const found = sentences.filter(
    // Counted things, not days.
    ({ file, written }) => file.endsWith('/ca.ts') && bareDay.test(written) && !/\{total\b/.test(written),
  )
  expect(found.map(({ file, written }) => `${file}: ${written}`)).toEqual([])
})
