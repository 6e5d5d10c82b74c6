// Every page of the product, in what it may show: for journeys that look at all of them. What a procedure asks after its
// first question is in face.spec.ts.
import type { Page } from '@playwright/test'
import { path } from '../web/src/site/paths.ts'
import type { RouteKey } from '../web/src/site/paths.ts'
import type { unbuilt } from '../web/src/app/unbuilt.ts'
import { monthlyBills, unpaid } from './bills.ts'
import { caseOf } from './cases-page.ts'
import { deliver, gasPageOf, homePrices, known, pageOf } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import type { Office } from './office.ts'
import { askForPower, changeOf } from './requests-page.ts'
import { flat, gasFlat, workshop } from './scenarios.ts'
import type { Customer, CustomerAsked } from './scenarios.ts'
import { expectWellSaid } from './said.ts'
import { expectWhole } from './whole.ts'
import { consumptionOf, expectFits } from './words.ts'

type BuiltKey = Exclude<RouteKey, (typeof unbuilt)[number]>

/** Opens a page and ends when nothing is on its way. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy=true], .skeleton')).toHaveCount(0)
}

async function expectRoom(page: Page, address: string): Promise<void> {
  await openPage(page, address)
  await expectFits(page)
  await expectWhole(page)
  await expectWellSaid(page)
}

/** A page that anybody may see, without a session. */
const open = {
  invitation: ['/invitacion'],
  help: ['/ayuda'],
  login: ['/acceso'],
  connect: ['/connect?state=none'],
  logout: ['/logout'],
  altHome: ['/altHome'],
  welcome: ['/bienvenido'],
  loading: ['/cargando'],
  version: ['/version'],
  accessibility: ['/accesibilidad'],
  customerService: ['/atencion'],
  maintenance: ['/maintenance'],
  activate: ['/activacion'],
  unsignedContact: ['/contacto'],
  powerCalculator: ['/potencia'],
  priceComparator: ['/comparador'],
  gasPriceComparator: ['/comparador-gas'],
  register: ['/registro'],
  resetPassword: ['/recordar-clave', '/recordar-clave?reset_token=none'],
  confirmEmail: ['/confirmar-correo?token=none'],
  payLink: ['/pagar?pay_token=none'],
  callBack: ['/te-llamamos', '/te-llamamos?call_token=none'],
  signContract: [`/firmar-contrato/${'0'.repeat(32)}`],
  newHolder: ['/nuevo-titular?holder_token=none'],
  newElectricityContract: ['/nuevo-cliente-electricidad'],
  newGasContract: ['/nuevo-cliente-gas'],
  newDualContract: ['/nuevo-cliente-dual'],
} as const satisfies Partial<Record<BuiltKey, readonly string[]>>

type Home = Customer['contracts'][number]
interface Made {
  readonly page: Page
  readonly office: Office
  readonly home: Home
  readonly firm: Home
  readonly gas: Home
}

const places = ['summary', 'prices', 'power', 'data', 'documents']
const days = { start: '2026-11-01', end: '2026-11-20' }
const day = { start: '2026-11-19', end: '2026-11-19' }

/** The bill that the list of a contract has first. */
async function billOf(page: Page, { name }: Home): Promise<string> {
  await page.goto(path('contractInvoices', { contractName: name }, 'es'))
  const link = page.getByRole('main').locator('a[href^="/facturas/"]').first()
  return (await link.getAttribute('href')) ?? ''
}

/** Every page of a customer, in what it may show; a new page does not compile until it stands here. */
const signedInPages: Record<
  Exclude<BuiltKey, keyof typeof open> | 'consumption' | 'sun' | 'year' | 'procedures',
  (made: Made) => Promise<readonly string[]> | readonly string[]
> = {
  home: () => ['/inicio'],
  contracts: () => ['/contratos'],
  customers: () => ['/clientes'],
  contract: ({ home }) => [path('contract', { id: home.name }, 'es')],
  invoices: () => ['/facturas'],
  contractInvoices: ({ home }) => [path('contractInvoices', { contractName: home.name }, 'es')],
  invoice: async ({ page, home }) => [await billOf(page, home)],
  viewContracts: ({ home, firm }) => [
    '/ver-contratos',
    ...places.map((place) => pageOf(home, { place })),
    pageOf(firm, { place: 'power' }),
    pageOf(firm, { place: 'prices' }),
  ],
  viewGasContracts: ({ gas }) => [gasPageOf(gas), `${gasPageOf(gas)}&place=data`],
  detail: () => ['/detalle'],
  consumption: ({ home }) => [
    consumptionOf(home),
    consumptionOf(home, { view: 'monthly' }),
    consumptionOf(home, { view: 'daily', ...days }),
    consumptionOf(home, { view: 'hourly', ...days }),
    consumptionOf(home, { view: 'hourly', ...day }),
  ],
  sun: ({ home }) => [`${consumptionOf(home)}&view=sun`],
  year: ({ home }) => [consumptionOf(home, { view: 'year' })],
  procedures: ({ home, firm }) => [
    changeOf('powChange', home),
    changeOf('powChange', firm),
    changeOf('ibanChange', home),
    changeOf('notifAddrChange', home),
    changeOf('powChange'),
    '/ver-contratos?function=endSupply&moving=new',
    '/ver-contratos?function=endSupply&moving=0000-0000',
  ],
  requests: () => ['/solicitudes'],
  claims: () => ['/reclamaciones'],
  contact: () => [
    '/atencion-al-cliente',
    '/atencion-al-cliente?claim=true',
    '/atencion-al-cliente?autolectures=true',
  ],
  requestCreate: () => ['/solicitudes/crear'],
  case: async ({ page, office, home }) => [await caseOf({ page, office }, home.name)],
  request: async ({ page, home }) => {
    await askForPower(page, home)
    return [page.url(), '/solicitudes']
  },
  profile: () => ['/perfil'],
  ownData: () => ['/perfil/mis-datos'],
  portfolio: () => ['/mejoras', '/mejoras?view=month'],
  connectData: () => ['/perfil/conectar'],
  notifications: async ({ office }) => {
    await office.tell()
    return ['/avisos']
  },
  changePassword: () => ['/cambio-de-clave'],
}

async function deliverPrices(office: Office, home: Home): Promise<void> {
  await deliver(office, { 'product-prices.csv': homePrices(home) })
}

/** Journeys over every page: no sideways scrolling, and everything can be seen and pressed. */
export function everyPageIsWhole(): void {
  everyPage(async (page, addresses) => {
    for (const address of addresses) await expectRoom(page, address)
  })

  test('not signed in: a page that is not there, and the question of cookies', async ({ page, context }) => {
    await expectRoom(page, '/no-existe')
    await context.clearCookies()
    await page.goto('/acceso')
    await page.evaluate(() => localStorage.clear())
    // The dialog fits: no sideways scrolling is needed to answer it.
    await page.goto('/acceso')
    await expect(page.getByRole('button', { name: 'Rechazar todas' })).toBeVisible()
    await expectFits(page)
  })
}

type Look = (page: Page, addresses: readonly string[]) => Promise<void>

/** A journey for each page, with the addresses of all that it may show. */
export function everyPage(look: Look): void {
  for (const [key, addresses] of Object.entries(open)) {
    test(`not signed in: ${key}`, async ({ page }) => {
      await look(page, addresses)
    })
  }

  for (const [key, addressesOf] of Object.entries(signedInPages)) {
    test(`signed in: ${key}`, async ({ page, office, signedIn }) => {
      await look(page, await addressesOf(await made({ page, office, signedIn })))
    })
  }
}

interface PagesOfKinds {
  readonly visitor: readonly (keyof typeof open)[]
  readonly customer: readonly (keyof typeof signedInPages)[]
}

/** A journey over pages of each kind, for what takes long on each. */
export function pagesOfKinds({ visitor, customer }: PagesOfKinds, look: Look): void {
  test('not signed in', async ({ page }) => {
    await look(
      page,
      visitor.flatMap((key) => open[key]),
    )
  })

  test('signed in', async ({ page, office, signedIn }) => {
    const all = await made({ page, office, signedIn })
    for (const key of customer) await look(page, await signedInPages[key](all))
  })
}

type Making = Pick<Made, 'page' | 'office'> & {
  readonly signedIn: (asked?: CustomerAsked) => Promise<Customer>
}

/** A customer with a home, a firm and gas, whose pages have all that they may show. */
async function made({ page, office, signedIn }: Making): Promise<Made> {
  const { contracts } = await signedIn({
    contracts: [
      flat({
        product: 'Luz con letra grande',
        curves: [{ from: '2025-11-01', to: '2026-11-20' }],
        debt: '84.20',
        invoices: [unpaid, ...monthlyBills('2025-12-05', 12)],
        more: known,
      }),
      workshop({ curves: [{ from: '2026-10-01', to: '2026-11-20' }] }),
      gasFlat({ invoices: monthlyBills('2026-08-05', 3) }),
    ],
  })
  const [home, firm, gas] = contracts
  if (!home || !firm || !gas) throw new Error('Three contracts were asked for.')
  await deliverPrices(office, home)
  return { page, office, home, firm, gas }
}
