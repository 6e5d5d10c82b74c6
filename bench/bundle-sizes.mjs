// Prints what each group of routes loads before it can be used, gzipped, against its budget; exits 1 when one is over.
// Reads the manifest of the last web build: `npm run build -w web && npm run sizes`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const client = join(import.meta.dirname, '../web/dist/client')
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))

const entry = 'src/app/main.tsx'
const signedIn = ['src/app/frame/Frame.tsx', 'src/app/frame/CustomerArea.tsx']
const shared = ['src/app', 'src/i18n/errors']
const signedInTexts = [...shared, 'src/app/frame', 'src/menus']
/** kB per language, beside the code. */
const textBudget = 15

/** Budgets in kB of 1,000 bytes; a further group is a further line. */
const groups = [
  {
    name: 'login',
    keys: ['src/features/session/LoginPage.tsx'],
    texts: [...shared, 'src/features/session/login'],
    scriptBudget: 110,
    styleBudget: 6,
  },
  {
    name: 'contracts',
    keys: [...signedIn, 'src/features/contracts/ContractsPage.tsx'],
    texts: [...signedInTexts, 'src/features/contracts'],
    scriptBudget: 140,
    styleBudget: 8,
  },
  {
    name: 'consumption',
    keys: [...signedIn, 'src/features/consumption/ConsumptionPage.tsx'],
    texts: [...signedInTexts, 'src/features/contracts', 'src/features/consumption'],
    scriptBudget: 150,
    styleBudget: 8,
  },
  {
    name: 'calendar (lazy)',
    keys: ['src/ui/calendar/Calendar.tsx'],
    texts: [],
    alone: true,
    scriptBudget: 26,
    styleBudget: 4,
  },
]

const chunkOf = (key) => {
  const chunk = manifest[key]
  if (!chunk)
    throw new Error(
      `${key} is not in the web build: name the file that took its place in bench/bundle-sizes.mjs`,
    )
  return chunk
}

const closure = (keys) => {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of chunkOf(key).imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return seen
}

const kilobytes = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0) /
  1000

const always = closure([entry])
const scriptsOf = (keys) =>
  new Set(keys.map((key) => chunkOf(key).file).filter((file) => file.endsWith('.js')))
/** The heaviest of the three languages counts. */
const textsOf = (areas) =>
  Math.max(
    ...['es', 'ca', 'en'].map((language) =>
      kilobytes(scriptsOf(areas.map((area) => `${area}/messages/${language}.ts`))),
    ),
  )

let over = 0
console.log('kB gz             JS code   budget    texts   budget      CSS   budget')
for (const { name, keys, texts, alone, scriptBudget, styleBudget } of groups) {
  const all = closure(alone ? keys : [entry, ...keys])
  const own = [...all].filter((key) => !alone || !always.has(key))
  const measured = [
    [kilobytes(scriptsOf(own)), scriptBudget],
    [textsOf(texts), textBudget],
    [kilobytes(new Set(own.flatMap((key) => chunkOf(key).css ?? []))), styleBudget],
  ]
  const isOver = measured.some(([size, budget]) => size > budget)
  over += isOver ? 1 : 0
  const figures = measured.flatMap(([size, budget]) => [
    size.toFixed(1).padStart(8),
    String(budget).padStart(9),
  ])
  console.log(`${name.padEnd(17)}${figures.join('')}${isOver ? '   OVER' : ''}`)
}
process.exitCode = over > 0 ? 1 : 0
