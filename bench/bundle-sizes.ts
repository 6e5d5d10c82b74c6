// Prints what each page loads before its answer shows: files, and kilobytes gzipped, against its budget; exits 1 when one
// is over. The files are those that the server names in the page (`npm run build -w web && npm run sizes`).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { browserSettings } from '@endoll/api/deployment/deployment.ts'
import { languages, type Language } from '@endoll/api/language.ts'
import { applicationVersion } from '@endoll/api/version.ts'
import { readDeployment } from '../server/src/deployment-file.ts'
import { loadWebBuild, type WebBuild } from '../server/src/platform/http/web-build.ts'
import type { Figure } from './result.ts'

interface Budget {
  readonly scripts: number
  readonly scriptKb: number
  readonly styles: number
  readonly styleKb: number
}

/** The table of the office's pages, which every page loads: each takes some 60 bytes of it. */
const pagesKb = 1.7
/** Texts of the other changes and of the profile, which come in one file with those of a change. */
const changeTextsKb = 1.4
const wayIn: Budget = { scripts: 4, scriptKb: 115 + pagesKb, styles: 2, styleKb: 8 }
const signedIn: Budget = { scripts: 6, scriptKb: 160, styles: 3, styleKb: 10 }
// The activation stands bare, with its form and its texts beside what the login loads; the others are in the frame.
const activation: Budget = { ...wayIn, scripts: 5, scriptKb: wayIn.scriptKb + 3 }
const procedure: Budget = { ...signedIn, scriptKb: 165 + pagesKb + changeTextsKb }
// Forms and wizards of visitors.
const entry: Budget = { ...procedure, scripts: 7 }
// Drawn by the server with the question of cookies: its file comes too, and the styles stand in the page.
const drawnEntry: Budget = { ...entry, scripts: entry.scripts + 1, styles: entry.styles + 1, styleKb: 10.5 }
const consumption: Budget = { ...signedIn, scriptKb: 170 }

/** Each page by its Spanish address; a further page is a further line. */
const pages: Readonly<Record<string, { readonly url: string; readonly budget: Budget }>> = {
  login: { url: '/acceso', budget: wayIn },
  activation: { url: '/activacion', budget: activation },
  'unsigned contact': { url: '/contacto', budget: activation },
  'price comparator': { url: '/comparador', budget: drawnEntry },
  'power calculator': { url: '/potencia', budget: drawnEntry },
  'new contract': { url: '/nuevo-cliente-dual', budget: drawnEntry },
  registration: { url: '/registro', budget: entry },
  'password reset': { url: '/recordar-clave', budget: entry },
  home: { url: '/inicio', budget: signedIn },
  contracts: { url: '/contratos', budget: signedIn },
  invoices: { url: '/facturas', budget: signedIn },
  bill: { url: '/facturas/1', budget: signedIn },
  contract: { url: '/ver-contratos?contract=1', budget: signedIn },
  'contract of gas': { url: '/ver-contratos-gas?contract=1', budget: signedIn },
  requests: { url: '/solicitudes', budget: signedIn },
  request: { url: '/solicitudes/1', budget: signedIn },
  notifications: { url: '/avisos', budget: signedIn },
  // Its fields are those of the procedures, with their texts.
  profile: { url: '/perfil', budget: procedure },
  consumption: { url: '/ver-contratos?function=consumption&contract=1', budget: consumption },
  power: { url: '/ver-contratos?function=powChange&contract=1', budget: procedure },
  iban: { url: '/ver-contratos?function=ibanChange&contract=1', budget: procedure },
  'notification address': { url: '/ver-contratos?function=notifAddrChange&contract=1', budget: procedure },
}

/** Of a page's scripts, at most as much is the texts of one language. */
const textBudgetKb = 15

/** Parts that come later: what they load beyond their page. */
const lazyParts: readonly {
  readonly name: string
  readonly keys: readonly string[]
  readonly page?: string
  readonly kb: number
}[] = [
  { name: 'calendar', keys: ['src/ui/calendar/Calendar.tsx'], page: 'consumption', kb: 26 },
  {
    name: 'year of invoices as ZIP',
    keys: ['src/pages/invoices/year-zip/YearZipDialog.tsx', 'src/pages/invoices/year-zip/zip-files.ts'],
    page: 'invoices',
    kb: 8,
  },
  {
    name: 'form of the power calculator',
    keys: ['src/pages/power-calculator/Calculator.tsx', 'src/form/bill-reading/BillReader.tsx'],
    page: 'power calculator',
    kb: 15,
  },
  {
    name: 'form of the price comparator',
    keys: ['src/features/comparison/Comparator.tsx'],
    page: 'price comparator',
    kb: 22,
  },
  {
    name: 'year',
    keys: ['src/pages/consumption/year/YearView.tsx', 'src/pages/consumption/year/YearAnswer.tsx'],
    page: 'consumption',
    kb: 25,
  },
]

interface Loaded {
  readonly name: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly budget: Budget
}

const folder = join(import.meta.dirname, '..')

function kilobytes(files: readonly string[]): number {
  return (
    files.reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(folder, 'web/dist/client', file)), { level: 9 }).length,
      0,
    ) / 1000
  )
}

async function pagesOf(web: WebBuild, language: Language): Promise<Loaded[]> {
  const { deployment } = await readDeployment(join(folder, 'deployments/demo.json'))
  const settings = browserSettings(deployment, { version: applicationVersion, mode: 'demo' })
  const render = async ([name, { url, budget }]: (typeof rows)[number]) => {
    const reply = await web.renderer.render({ settings, locale: 'es', url, overrides: {} })
    if (reply.kind !== 'page' || reply.status !== 200) throw new Error(`${url} is no page`)
    const preload = reply.preload.map((key) => key.replace(/(\/|^)es\.ts$/, `$1${language}.ts`))
    return { name, ...web.filesOf([...preload, ...(reply.consent?.preload ?? [])]), budget }
  }
  const rows = Object.entries(pages)
  return Promise.all(rows.map(render))
}

/** What each page loads first, in the heaviest of the languages. */
export async function bundleFigures(): Promise<Figure[]> {
  const web = await loadWebBuild(join(folder, 'web/dist'))
  const byLanguage = await Promise.all(languages.map((language) => pagesOf(web, language)))
  const [spanish = []] = byLanguage
  const pageFigures = spanish.flatMap(({ name, styles, budget }, place): Figure[] => {
    const each = byLanguage.map((all) => all[place]?.scripts ?? [])
    /** Files of one language alone hold its texts. */
    const textsOf = (files: readonly string[]) =>
      kilobytes(files.filter((file) => !each.every((all) => all.includes(file))))
    const most = (of: (files: readonly string[]) => number) => Math.max(...each.map(of))
    return [
      {
        what: `${name}: JS files`,
        value: most((files) => files.length),
        unit: '',
        budget: { most: budget.scripts },
      },
      { what: `${name}: JS`, value: most(kilobytes), unit: 'kB gz', budget: { most: budget.scriptKb } },
      { what: `${name}: texts`, value: most(textsOf), unit: 'kB gz', budget: { most: textBudgetKb } },
      { what: `${name}: CSS files`, value: styles.length, unit: '', budget: { most: budget.styles } },
      { what: `${name}: CSS`, value: kilobytes(styles), unit: 'kB gz', budget: { most: budget.styleKb } },
    ]
  })
  const lazyFigures = lazyParts.map(({ name, keys, page, kb }): Figure => {
    const there = new Set(spanish.find((one) => one.name === page)?.scripts)
    const files = web.filesOf(keys).scripts.filter((file) => !there.has(file) && file !== web.entry)
    return { what: `${name} (lazy): JS`, value: kilobytes(files), unit: 'kB gz', budget: { most: kb } }
  })
  return [...pageFigures, ...lazyFigures]
}

if (import.meta.main) {
  const { meets, tableOf } = await import('./result.ts')
  const figures = await bundleFigures()
  console.log(tableOf(figures))
  if (!figures.every(meets)) process.exitCode = 1
}
