// Prints what each group of routes loads before it can be used, gzipped, against its budget; exits 1 when one is over.
// Reads the manifest of the last web build: `npm run build -w web && npm run sizes`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '@endoll/api/language.ts'
import type { Figure } from './result.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

interface RouteGroup {
  readonly name: string
  /** The files that the route loads. */
  readonly keys: readonly string[]
  readonly texts: readonly string[]
  /** For a part that is loaded lazily: what the page has loaded that it belongs to. Only what comes beyond counts. */
  readonly after?: readonly string[]
  readonly scriptBudget: number
  readonly styleBudget: number
}

const client = join(import.meta.dirname, '../web/dist/client')

const entry = 'src/app/main.tsx'
const signedIn = ['src/app/frame/Frame.tsx', 'src/app/frame/CustomerArea.tsx']
const contractPage = [...signedIn, 'src/app/ContractPage.tsx']
const shared = ['src/i18n']
const signedInTexts = [...shared, 'src/app/frame']
const flowTexts = ['src/flow/contract', 'src/form']
/** kB per language, beside the code. */
const textBudget = 15

/** Budgets in kB of 1,000 bytes; a further group is a further line. */
const groups: readonly RouteGroup[] = [
  {
    name: 'login',
    keys: ['src/pages/login/LoginPage.tsx'],
    texts: [...shared, 'src/pages/login'],
    scriptBudget: 110,
    styleBudget: 6,
  },
  {
    name: 'contracts',
    keys: [...signedIn, 'src/pages/contracts/ContractsPage.tsx'],
    texts: [...signedInTexts, 'src/pages/contracts'],
    scriptBudget: 140,
    styleBudget: 8,
  },
  {
    name: 'invoices',
    keys: [...signedIn, 'src/pages/invoices/InvoicesPage.tsx'],
    texts: [...signedInTexts, 'src/features/invoices'],
    scriptBudget: 140,
    styleBudget: 8,
  },
  {
    name: 'invoice',
    keys: [...signedIn, 'src/pages/bill/BillPage.tsx'],
    texts: [...signedInTexts, 'src/pages/bill', 'src/pages/bill/bill-lines'],
    scriptBudget: 140,
    styleBudget: 8,
  },
  {
    name: 'contract',
    keys: [...contractPage, 'src/pages/contract/ElectricityContractPage.tsx'],
    texts: [...signedInTexts, 'src/pages/contract/contract-page'],
    scriptBudget: 140,
    styleBudget: 8,
  },
  {
    name: 'contract of gas',
    keys: [...signedIn, 'src/pages/contract/GasContractPage.tsx'],
    texts: [...signedInTexts, 'src/pages/contract/contract-page'],
    scriptBudget: 140,
    styleBudget: 8,
  },
  {
    name: 'consumption',
    keys: [...contractPage, 'src/pages/consumption/ConsumptionPage.tsx'],
    texts: [...signedInTexts, 'src/pages/contracts', 'src/features/consumption'],
    scriptBudget: 150,
    styleBudget: 8,
  },
  {
    name: 'requests',
    keys: [...signedIn, 'src/pages/requests/RequestsPage.tsx'],
    texts: [...signedInTexts, 'src/features/requests'],
    scriptBudget: 140,
    styleBudget: 8,
  },
  {
    name: 'request',
    keys: [...signedIn, 'src/pages/request/RequestPage.tsx'],
    texts: [...signedInTexts, 'src/features/requests'],
    scriptBudget: 140,
    styleBudget: 8,
  },
  {
    name: 'power',
    keys: [...contractPage, 'src/procedures/power/Change.tsx'],
    texts: [...signedInTexts, ...flowTexts, 'src/procedures/power'],
    scriptBudget: 145,
    styleBudget: 8,
  },
  {
    name: 'iban',
    keys: [...contractPage, 'src/procedures/iban/Change.tsx'],
    texts: [...signedInTexts, ...flowTexts, 'src/procedures/iban'],
    scriptBudget: 145,
    styleBudget: 8,
  },
  {
    name: 'address',
    keys: [...contractPage, 'src/procedures/notification-address/Change.tsx'],
    texts: [...signedInTexts, ...flowTexts, 'src/procedures/notification-address'],
    scriptBudget: 145,
    styleBudget: 8,
  },
  {
    name: 'profile',
    keys: [...signedIn, 'src/pages/profile/ProfilePage.tsx'],
    texts: [...signedInTexts, 'src/pages/profile', 'src/form', 'src/procedures/contact-data'],
    scriptBudget: 140,
    styleBudget: 8,
  },
  {
    name: 'calendar (lazy)',
    keys: ['src/ui/calendar/Calendar.tsx'],
    texts: [],
    after: [],
    scriptBudget: 26,
    styleBudget: 4,
  },
  {
    name: 'year zip (lazy)',
    keys: ['src/pages/invoices/year-zip/YearZipDialog.tsx', 'src/pages/invoices/year-zip/zip-files.ts'],
    texts: [],
    after: [...signedIn, 'src/pages/invoices/InvoicesPage.tsx'],
    scriptBudget: 8,
    styleBudget: 4,
  },
  {
    name: 'year (lazy)',
    keys: ['src/pages/consumption/year/YearView.tsx', 'src/pages/consumption/year/YearAnswer.tsx'],
    texts: ['src/pages/consumption/year'],
    after: [...contractPage, 'src/pages/consumption/ConsumptionPage.tsx'],
    scriptBudget: 20,
    styleBudget: 4,
  },
  {
    name: 'battery ledger (lazy)',
    keys: ['src/pages/contract/battery-ledger/BatteryLedger.tsx'],
    texts: ['src/pages/contract/battery-ledger'],
    after: [
      ...contractPage,
      'src/pages/contract/ElectricityContractPage.tsx',
      'src/pages/contract/MoreCells.tsx',
    ],
    scriptBudget: 5,
    styleBudget: 2,
  },
  {
    name: 'bill so far (lazy)',
    keys: ['src/features/consumption/bill-so-far/BillSoFarCard.tsx'],
    texts: ['src/features/consumption'],
    after: [...contractPage, 'src/pages/consumption/ConsumptionPage.tsx'],
    scriptBudget: 5,
    styleBudget: 2,
  },
]

interface Measured {
  readonly size: number
  readonly budget: number
}

/** What one group loads, in kB. */
interface GroupSizes {
  readonly name: string
  readonly script: Measured
  readonly texts: Measured
  readonly style: Measured
}

function chunkIn(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key]
  if (!chunk)
    throw new Error(
      `${key} is not in the web build: name the file that took its place in bench/bundle-sizes.ts`,
    )
  return chunk
}

function closure(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of chunkIn(manifest, key).imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return seen
}

function kilobytes(files: Iterable<string>) {
  return (
    [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
      0,
    ) / 1000
  )
}

/** Sizes of every group in the last web build. */
export function measureBundles(): GroupSizes[] {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const scriptsOf = (keys: readonly string[]) =>
    new Set(keys.map((key) => chunkIn(manifest, key).file).filter((file) => file.endsWith('.js')))
  /** The heaviest language counts. */
  const textsOf = (areas: readonly string[]) =>
    Math.max(
      ...languages.map((language) =>
        kilobytes(
          scriptsOf([
            ...(areas.length > 0 ? [`src/app/texts/${language}.ts`] : []),
            ...areas.map((area) => `${area}/messages/${language}.ts`),
          ]),
        ),
      ),
    )
  return groups.map(({ name, keys, texts, after, scriptBudget, styleBudget }) => {
    const there = after ? closure(manifest, [entry, ...after]) : new Set<string>()
    const own = [...closure(manifest, [entry, ...keys])].filter((key) => !there.has(key))
    const stylesOf = (parts: Iterable<string>) =>
      new Set([...parts].flatMap((key) => chunkIn(manifest, key).css ?? []))
    const stylesThere = stylesOf(there)
    const styles = [...stylesOf(own)].filter((file) => !stylesThere.has(file))
    return {
      name,
      script: { size: kilobytes(scriptsOf(own)), budget: scriptBudget },
      texts: { size: textsOf(texts), budget: textBudget },
      style: { size: kilobytes(styles), budget: styleBudget },
    }
  })
}

export function bundleFigures(): Figure[] {
  return measureBundles().flatMap(({ name, script, style }) => [
    { what: `${name}: JS`, value: script.size, unit: 'kB gz', budget: { most: script.budget } },
    { what: `${name}: CSS`, value: style.size, unit: 'kB gz', budget: { most: style.budget } },
  ])
}

if (import.meta.main) {
  console.log('kB gz             JS code   budget    texts   budget      CSS   budget')
  for (const { name, ...sizes } of measureBundles()) {
    const measured = [sizes.script, sizes.texts, sizes.style]
    const over = measured.some(({ size, budget }) => size > budget)
    if (over) process.exitCode = 1
    const figures = measured.map(
      ({ size, budget }) => size.toFixed(1).padStart(8) + String(budget).padStart(9),
    )
    console.log(`${name.padEnd(17)}${figures.join('')}${over ? '   OVER' : ''}`)
  }
}
