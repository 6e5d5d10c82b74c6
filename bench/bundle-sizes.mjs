// Prints what each group of routes loads before it can be used, gzipped, against its budget; exits 1 when one is over.
// Reads the manifest of the last web build: `npm run build -w web && npm run sizes`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const client = join(import.meta.dirname, '../web/dist/client')
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))

const entry = 'src/app/main.tsx'
const signedIn = ['src/app/frame/Frame.tsx', 'src/app/frame/CustomerArea.tsx']
const texts = (...areas) => areas.map((area) => `${area}/messages/es.ts`)
const signedInTexts = texts('src/app', 'src/app/frame', 'src/menus', 'src/i18n/errors')

/** Budgets in kB of 1,000 bytes; a further group is a further line. */
const groups = [
  {
    name: 'login',
    keys: [
      'src/features/session/LoginPage.tsx',
      ...texts('src/app', 'src/features/session', 'src/i18n/errors'),
    ],
    scriptBudget: 110,
    styleBudget: 6,
  },
  {
    name: 'contracts',
    keys: [
      ...signedIn,
      'src/features/contracts/ContractsPage.tsx',
      ...signedInTexts,
      ...texts('src/features/contracts'),
    ],
    scriptBudget: 140,
    styleBudget: 8,
  },
  {
    name: 'consumption',
    keys: [
      ...signedIn,
      'src/features/consumption/ConsumptionPage.tsx',
      ...signedInTexts,
      ...texts('src/features/contracts', 'src/features/consumption'),
    ],
    scriptBudget: 150,
    styleBudget: 8,
  },
  {
    name: 'calendar (lazy)',
    keys: ['src/ui/calendar/Calendar.tsx'],
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
let over = 0
console.log('routes            JS kB gz   budget   CSS kB gz   budget')
for (const { name, keys, alone, scriptBudget, styleBudget } of groups) {
  const all = closure(alone ? keys : [entry, ...keys])
  const own = [...all].filter((key) => !alone || !always.has(key))
  const scripts = kilobytes(
    new Set(own.map((key) => chunkOf(key).file).filter((file) => file.endsWith('.js'))),
  )
  const styles = kilobytes(new Set(own.flatMap((key) => chunkOf(key).css ?? [])))
  const isOver = scripts > scriptBudget || styles > styleBudget
  over += isOver ? 1 : 0
  const figures = [
    scripts.toFixed(1).padStart(8),
    String(scriptBudget).padStart(9),
    styles.toFixed(1).padStart(12),
    String(styleBudget).padStart(9),
  ]
  console.log(`${name.padEnd(18)}${figures.join('')}${isOver ? '   OVER' : ''}`)
}
process.exitCode = over > 0 ? 1 : 0
