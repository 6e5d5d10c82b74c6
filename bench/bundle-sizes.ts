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

/** The table of the office's pages, which every page loads: each takes some 60 bytes of it. */
const pagesKb = 1.7
/** Texts of the other changes and of the profile, which come in one file with those of a change. */
const changeTextsKb = 1.4
/** The words and the button in the place of a part whose file does not come, and the second asking for it. */
const lostPartKb = 1
/** What every reader of a typed field knows of invisible marks and of scripts that are written with joiners. */
const typedTextKb = 0.7
/** The clock of the office, and the forms that are kept when a session ends by itself. */
const sessionKb = 1
/** Where the focus goes on when its place is gone, and that it stays clear of the question of cookies; what is said of waiting, of files and of wrong fields (of the way in too, and why a button waits), a select that waits for Enter, the warning of idling, the pauses between what is heard together, the unit of a field: for who hears the office or uses it by keys (WCAG 2.2). */
const heardKb = 3.0
/** Who the retailer is and how it is reached, below every page in the frame (RD 88/2026 art. 13). */
const footerKb = 0.6
/** The bill of a firm as UBL: a link, its text and its call, which stand in what pages of bills and requests share. */
const ublKb = 0.3
/** How each bill is paid, by whom and when; transfers that are made together. */
const howPaidKb = 0.7
/** What estimated readings did to a bill, told apart from use in what changed. */
const estimatesKb = 0.2
/** What was generated and what of it was used at once, beside what came from the grid and went there. */
const channelsKb = 0.5
/** Ids, limits and cursors as whole numbers both ways; a day drawn by quarters of an hour; where surplus and euros of a battery stay. */
const wholeNumbersKb = 0.8
/** What the form that signs in was refused for before its code ran, and the field for a code. */
const refusedFormKb = 0.2
/** What becomes of the euros in a virtual battery, said before a contract is left. */
const batteryLeftKb = 0.6
/** Charts that know the size of the reader's letters, the step of a flow in the title, and the change of a product with what is said of it. */
const largeLettersKb = 0.8
/** The page of customer service, whose address and name every page knows (Ley 10/2025 art. 5.4). */
const servicePageKb = 0.1
/** What tabs ask each other of what is typed, with the words of the offer, and a choice among hundreds that typing narrows. */
const elsewhereKb = 0.4
/** What a message is begun about and needs, said before it is written, and what is open of conversations. */
const aboutKb = 0.4
/** What a claim lacks and until when it can be completed (Ley 10/2025 art. 13.3): cases, bills and use share a file of texts. */
const toCompleteKb = 0.4
const wayIn: Budget = {
  scripts: 4,
  scriptKb: 115 + pagesKb + lostPartKb + sessionKb + heardKb + refusedFormKb + servicePageKb,
  styles: 2,
  styleKb: 8,
}
const signedIn: Budget = {
  scripts: 6,
  scriptKb:
    160 +
    lostPartKb +
    sessionKb +
    footerKb +
    heardKb +
    largeLettersKb +
    servicePageKb +
    elsewhereKb +
    aboutKb +
    toCompleteKb,
  styles: 3,
  styleKb: 10,
}
// The activation stands bare, with its form and its texts beside what the login loads; the others are in the frame.
const activation: Budget = { ...wayIn, scripts: 5, scriptKb: wayIn.scriptKb + 3 }
const procedure: Budget = {
  ...signedIn,
  scriptKb:
    166 +
    pagesKb +
    changeTextsKb +
    typedTextKb +
    lostPartKb +
    footerKb +
    heardKb +
    batteryLeftKb +
    wholeNumbersKb +
    largeLettersKb +
    elsewhereKb +
    aboutKb,
}
const bills: Budget = { ...signedIn, scriptKb: signedIn.scriptKb + howPaidKb }
// Changes that few ask for bring texts of their own beside those of the others.
const rareChange: Budget = { ...procedure, scripts: 7, scriptKb: procedure.scriptKb + 1.1 }
// Forms and wizards of visitors.
const entry: Budget = { ...procedure, scripts: 7 }
// Drawn by the server with the question of cookies: its file comes too, and the styles stand in the page.
const drawnEntry: Budget = { ...entry, scripts: entry.scripts + 1, styles: entry.styles + 1, styleKb: 10.5 }
const consumption: Budget = {
  ...signedIn,
  scriptKb:
    170 +
    lostPartKb +
    sessionKb +
    footerKb +
    channelsKb +
    heardKb +
    wholeNumbersKb +
    largeLettersKb +
    elsewhereKb +
    toCompleteKb,
}

/** Every page; one that is added does not compile without a line here. Pages that only lead elsewhere have none. */
const budgets: Readonly<Record<RouteKey, Budget | undefined>> = {
  login: wayIn,
  connect: activation,
  register: entry,
  activate: activation,
  resetPassword: entry,
  unsignedContact: activation,
  logout: signedIn,
  // What it knows of passwords stands with the forms of visitors.
  changePassword: { ...procedure, scripts: 8 },
  home: signedIn,
  contracts: signedIn,
  contract: undefined,
  contractInvoices: bills,
  viewContracts: signedIn,
  viewGasContracts: signedIn,
  detail: undefined,
  invoices: bills,
  invoice: { ...bills, scriptKb: bills.scriptKb + estimatesKb + ublKb },
  contact: signedIn,
  requests: { ...signedIn, scriptKb: signedIn.scriptKb + ublKb },
  requestCreate: signedIn,
  case: signedIn,
  request: signedIn,
  claims: signedIn,
  // Its fields are those of the procedures, with their texts.
  profile: procedure,
  notifications: signedIn,
  payLink: signedIn,
  // With the texts of a contract.
  newHolder: { ...procedure, scripts: 7 },
  confirmEmail: signedIn,
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
    kb: 15,
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
  { page: 'profile', keys: ['src/pages/profile/LaterCards.tsx'], scripts: 4, styles: 0 },
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
    keys: ['src/pages/contract/Places.tsx', 'src/pages/contract/cards/InvoicesCard.tsx', ...monthCards],
    scripts: 5,
    styles: 4,
  },
  {
    page: 'viewContracts',
    keys: [
      ...contractCards.map((file) => `src/pages/contract/cards/${file}`),
      'src/pages/contract/Places.tsx',
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
