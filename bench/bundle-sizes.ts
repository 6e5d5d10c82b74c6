// Prints what each page loads before its answer shows: files, and kilobytes gzipped, against its budget; exits 1 when one
// is over. The files are those that the server names in the page (`npm run build -w web && npm run sizes`).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { browserSettings } from '@endoll/api/deployment/deployment.ts'
import { languages, type Language } from '@endoll/api/language.ts'
import type { ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'
import { applicationVersion } from '@endoll/api/version.ts'
import { readDeployment } from '../server/src/deployment-file.ts'
import { loadWebBuild, type WebBuild } from '../server/src/platform/http/web-build.ts'
import { routeKeys, routes, type RouteKey } from '../web/src/site/paths.ts'
import type { Figure } from './result.ts'

interface Budget {
  readonly scripts: number
  readonly scriptKb: number
  readonly styles: number
  readonly styleKb: number
}

// One budget a class of page. A figure is raised by the commit that needs it, whose message says for what.
const wayIn: Budget = { scripts: 4, scriptKb: 124.9, styles: 2, styleKb: 8 }
// The activation stands bare, with its form and its texts beside what the login loads; the others are in the frame.
const activation: Budget = { ...wayIn, scripts: 5, scriptKb: 128 }
const signedIn: Budget = { scripts: 6, scriptKb: 173.3, styles: 3, styleKb: 10 }
const procedure: Budget = { ...signedIn, scriptKb: 185.2 }
// Changes that few ask for bring texts of their own beside those of the others.
const rareChange: Budget = { ...procedure, scripts: 7, scriptKb: 186.7 }
// Forms and wizards of visitors.
const entry: Budget = { ...procedure, scripts: 7, scriptKb: 183.3 }
// Drawn by the server with the question of cookies: its file comes too, and the styles stand in the page.
const drawnEntry: Budget = { ...entry, scripts: 8, styles: 4, styleKb: 10.5 }
const consumption: Budget = { ...signedIn, scriptKb: 185, styleKb: 10.1 }

/** Every page; one that is added does not compile without a line here. Pages that only lead elsewhere have none. */
const budgets: Readonly<Record<RouteKey, Budget | undefined>> = {
  login: wayIn,
  connect: activation,
  register: entry,
  activate: activation,
  resetPassword: entry,
  unsignedContact: activation,
  logout: signedIn,
  // Its password rules are with the visitors' forms.
  changePassword: { ...entry, scripts: 8 },
  home: signedIn,
  contracts: signedIn,
  contract: undefined,
  contractInvoices: signedIn,
  viewContracts: signedIn,
  viewGasContracts: signedIn,
  detail: undefined,
  invoices: signedIn,
  invoice: { ...signedIn, scriptKb: signedIn.scriptKb + 1.7 },
  contact: signedIn,
  requests: { ...signedIn, scriptKb: signedIn.scriptKb + 1.8 },
  requestCreate: signedIn,
  case: signedIn,
  request: signedIn,
  claims: signedIn,
  // Its fields are those of the procedures, with their texts.
  profile: procedure,
  ownData: signedIn,
  connectData: signedIn,
  portfolio: signedIn,
  customers: signedIn,
  notifications: signedIn,
  payLink: signedIn,
  callBack: signedIn,
  // With the texts of a contract and of data protection.
  newHolder: { ...procedure, scripts: 8 },
  confirmEmail: signedIn,
  invitation: signedIn,
  signContract: signedIn,
  newElectricityContract: drawnEntry,
  newGasContract: drawnEntry,
  newDualContract: drawnEntry,
  priceComparator: drawnEntry,
  gasPriceComparator: drawnEntry,
  powerCalculator: drawnEntry,
  altHome: drawnEntry,
  welcome: signedIn,
  loading: signedIn,
  accessibility: signedIn,
  help: drawnEntry,
  customerService: signedIn,
  version: signedIn,
  maintenance: signedIn,
}

/** Each change as the address spells it. */
const changes: Readonly<Record<ContractChangeName, readonly [slug: string, Budget]>> = {
  power: ['powChange', procedure],
  iban: ['ibanChange', procedure],
  notification_address: ['notifAddrChange', procedure],
  sips: ['noCesionSips', rareChange],
  invoice_online: ['invoiceOnline', rareChange],
  electronic_notification: ['electronicNotification', rareChange],
  tariff_options: ['tariffOptions', rareChange],
  battery: ['battery', rareChange],
  end_supply: ['endSupply', rareChange],
  end_service: ['endService', rareChange],
  withdrawal: ['withdrawal', rareChange],
  change_holder: ['changeHolder', rareChange],
  change_product: ['changeProduct', rareChange],
}

interface Page {
  readonly name: string
  readonly url: string
  readonly budget: Budget
}

const pages: readonly Page[] = [
  ...routeKeys.flatMap((key) => {
    const budget = budgets[key]
    return budget ? [{ name: key, url: routes[key].es.replaceAll(/\$\w+/g, '1'), budget }] : []
  }),
  {
    name: 'consumption',
    url: `${routes.viewContracts.es}?function=consumption&contract=1`,
    budget: consumption,
  },
  ...Object.values(changes).map(([slug, budget]) => ({
    name: slug,
    url: `${routes.viewContracts.es}?function=${slug}&contract=1`,
    budget,
  })),
]

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
    page: 'powerCalculator',
    kb: 15.5,
  },
  {
    name: 'form of the price comparator',
    keys: ['src/features/comparison/Comparator.tsx'],
    page: 'priceComparator',
    kb: 22,
  },
  {
    name: 'year',
    keys: ['src/pages/consumption/year/YearView.tsx', 'src/pages/consumption/year/YearAnswer.tsx'],
    page: 'consumption',
    kb: 25,
  },
]

const folder = join(import.meta.dirname, '..')

const contractCards = readdirSync(join(folder, 'web/src/pages/contract/cards'), {
  recursive: true,
  encoding: 'utf8',
}).filter((file) => file.endsWith('Card.tsx'))

/** The month under way and the bill that is being made. */
const monthCards = ['ConsumptionCard', 'bill-so-far/BillSoFarCard'].map(
  (name) => `src/features/consumption/${name}.tsx`,
)

/** What comes by itself after a page's answer, in files beyond those that the page has: each is a turn that a press may wait for. */
const followers: readonly {
  readonly page: string
  readonly what?: string
  readonly keys: readonly string[]
  readonly scripts: number
  readonly styles: number
}[] = [
  { page: 'invoices', keys: ['src/pages/invoices/BilledChart.tsx'], scripts: 2, styles: 1 },
  {
    page: 'invoice',
    keys: ['bill-details/BillDetails', 'BillDocument', 'PaymentHistory'].map(
      (name) => `src/pages/bill/${name}.tsx`,
    ),
    scripts: 5,
    styles: 4,
  },
  {
    page: 'home',
    keys: monthCards,
    scripts: 3,
    styles: 2,
  },
  { page: 'profile', keys: ['src/pages/profile/LaterCards.tsx'], scripts: 4, styles: 1 },
  {
    page: 'consumption',
    keys: [
      'src/features/consumption/bill-so-far/BillSoFarCard.tsx',
      ...['hours/HoursOfDays', 'hours/HoursMapOfEnergy', 'PeriodsExplained', 'CurveFiles'].map(
        (name) => `src/pages/consumption/${name}.tsx`,
      ),
    ],
    scripts: 3,
    styles: 2,
  },
  // Its cards show what other pages are about, with their files: those of the first place, which a phone shows, and all.
  {
    page: 'viewContracts',
    what: 'following on a phone',
    keys: ['src/pages/contract/Tabs.tsx', 'src/pages/contract/cards/InvoicesCard.tsx', ...monthCards],
    scripts: 5,
    styles: 4,
  },
  {
    page: 'viewContracts',
    keys: [
      ...contractCards.map((file) => `src/pages/contract/cards/${file}`),
      'src/pages/contract/Tabs.tsx',
      ...monthCards,
    ],
    scripts: 10,
    styles: 5,
  },
]

interface Loaded {
  readonly name: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly budget: Budget
}

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
  const render = async ({ name, url, budget }: Page) => {
    const reply = await web.renderer.render({ settings, locale: 'es', url, overrides: {} })
    if (reply.kind !== 'page' || reply.status !== 200) throw new Error(`${url} is no page`)
    const preload = reply.preload.map((key) => key.replace(/(\/|^)es\.ts$/, `$1${language}.ts`))
    return { name, ...web.filesOf([...preload, ...(reply.consent?.preload ?? [])]), budget }
  }
  return Promise.all(pages.map(render))
}

/** What each page loads first, in the heaviest of the languages. */
export async function bundleFigures(): Promise<Figure[]> {
  const web = await loadWebBuild(join(folder, 'web/dist'))
  const byLanguage = await Promise.all(languages.map((language) => pagesOf(web, language)))
  const [spanish = []] = byLanguage
  const pageFigures = spanish.flatMap(({ name, styles, budget }, index): Figure[] => {
    const each = byLanguage.map((all) => all[index]?.scripts ?? [])
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
  const followingFigures = followers.flatMap(
    ({ page, what = 'following', keys, scripts, styles }): Figure[] => {
      const there = spanish.find((one) => one.name === page)
      const missing = keys.find((key) => web.filesOf([key]).scripts.length === 1)
      if (!there || missing !== undefined) throw new Error(`${missing ?? page} is not in the build`)
      const files = web.filesOf(keys)
      const beyond = (all: readonly string[], had: readonly string[]) =>
        all.filter((file) => !had.includes(file)).length
      return [
        {
          what: `${page} (${what}): JS files`,
          value: beyond(files.scripts, there.scripts),
          unit: '',
          budget: { most: scripts },
        },
        {
          what: `${page} (${what}): CSS files`,
          value: beyond(files.styles, there.styles),
          unit: '',
          budget: { most: styles },
        },
      ]
    },
  )
  return [...pageFigures, ...lazyFigures, ...followingFigures]
}

if (import.meta.main) {
  const { meets, tableOf } = await import('./result.ts')
  const figures = await bundleFigures()
  console.log(tableOf(figures))
  if (!figures.every(meets)) process.exitCode = 1
}
