import type { Locator, Page } from '@playwright/test'

/** Presses what was found, or types into it; the name stands beside the figure when it was the slowest. */
export type BillWords = (name: string, what: Locator, typed?: string) => Promise<void>

/** Points at a link until its page is loaded ahead. */
export type Pointing = (what: Locator) => Promise<void>

export type Protocol = 'HTTP/1.1' | 'HTTP/2'

/** The most of what a cold visit may take, and of a second one. */
export interface Budgets {
  readonly lcpMs: number
  readonly second: number
  readonly requests: number
  readonly scripts: number
  readonly styles: number
}

const wayIn = {
  'HTTP/1.1': { lcpMs: 1200, second: 1200, requests: 16, scripts: 4, styles: 2 },
  'HTTP/2': { lcpMs: 1200, second: 1200, requests: 16, scripts: 4, styles: 2 },
} as const satisfies Visit['budgets']

/** Pages of visitors in the frame: drawn by the server, what is filled in comes after. */
const visitorTool = {
  'HTTP/1.1': { ...wayIn['HTTP/1.1'], lcpMs: 1400, second: 1400, scripts: 7, styles: 3 },
  'HTTP/2': { ...wayIn['HTTP/2'], lcpMs: 1400, second: 1400, scripts: 7, styles: 3 },
} as const satisfies Visit['budgets']

/** Pages that need no script at all. */
const prices = {
  'HTTP/1.1': { lcpMs: 1400, second: 1400, requests: 5, scripts: 0, styles: 1 },
  'HTTP/2': { lcpMs: 1400, second: 1400, requests: 5, scripts: 0, styles: 1 },
} as const satisfies Visit['budgets']

/** The first step of becoming a customer, drawn by the server; files and requests are those of all its questions. */
const firstStep = {
  'HTTP/1.1': { lcpMs: 1400, second: 1400, requests: 44, scripts: 24, styles: 8 },
  'HTTP/2': { lcpMs: 1400, second: 1400, requests: 44, scripts: 24, styles: 8 },
} as const satisfies Visit['budgets']

const signedIn = {
  'HTTP/1.1': { lcpMs: 3000, second: 1800, requests: 16, scripts: 6, styles: 3 },
  'HTTP/2': { lcpMs: 2800, second: 1800, requests: 16, scripts: 6, styles: 3 },
} as const satisfies Visit['budgets']

const consumption = {
  'HTTP/1.1': { ...signedIn['HTTP/1.1'], lcpMs: 3200 },
  'HTTP/2': { ...signedIn['HTTP/2'], lcpMs: 3200 },
} as const satisfies Visit['budgets']

export interface Visit {
  readonly name: string
  readonly path: string
  /** A link on the page at `path` that leads to the one that is visited, where its address holds a number of the demo. */
  readonly link?: string
  /** The signed-in demo customer; undefined on the sign-in pages. */
  readonly who?: string
  readonly budgets: Readonly<Record<Protocol, Budgets>>
  readonly cls: number
  readonly interactionMs: number
  /** What is there, as CSS has it, once the page has what it shows below its heading. */
  readonly shown: string
  /** The presses and keys of a visit; each press and each key is timed by the browser. */
  readonly use: (page: Page, hand: BillWords, point: Pointing) => Promise<void>
}

/** Where a press leads, which is timed too. */
export interface Way {
  /** What stands there then, as CSS has it. */
  readonly drawn: string
  readonly what: string
  readonly budgetMs?: number
  readonly note: string
}

const firstHours = 'tab of hours, thirteen months of them'
const yearOfHours = 'a year of hours'
const listToContract = 'list to contract'

/** By the name of the press. The time goes from its release, as Event Timing counts it, to the frame that has what is drawn. */
export const ways: Readonly<Record<string, Way>> = {
  [yearOfHours]: {
    drawn: '[role=tabpanel] .chart-slider',
    what: 'a year of hours painted',
    budgetMs: 100,
    note: 'from the press to the painted chart, readings in memory',
  },
  [firstHours]: {
    drawn: '[role=tabpanel] .chart-slider',
    what: 'thirteen months of hours fetched and painted',
    note: 'from the press to the painted chart, over the slow link',
  },
  [listToContract]: {
    // Only the heading of a contract has these lines.
    drawn: '.page-heading:has(.contract-line) .answer',
    what: 'from the list to the contract painted',
    budgetMs: 200,
    note: 'from the press to the heading with its answer; the pointer was on the link until all was loaded ahead',
  },
}

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name })
}
function segment(page: Page, group: string, name: string) {
  return page.getByRole('group', { name: group }).getByText(name, { exact: true })
}
function bars(page: Page) {
  return page.getByRole('button', { name: /: [\d.,]+\s(kWh|MWh)/ })
}

const contracts = {
  path: '/contratos?lang=es',
  budgets: signedIn,
  cls: 0.05,
  interactionMs: 150,
  shown: 'main .table table',
  use: async (page, hand, point) => {
    await hand('search', page.getByRole('searchbox', { name: 'Buscar un contrato' }), 'carrer')
    await hand('tab of gas', tab(page, 'Gas'))
    await hand('tab of electricity', tab(page, 'Electricidad'))
    const link = page
      .getByRole('table', { name: /^Contratos de/ })
      .getByRole('link')
      .first()
    await point(link)
    await hand(listToContract, link)
  },
} as const satisfies Partial<Visit>

const invoices = {
  path: '/facturas?lang=es',
  budgets: signedIn,
  cls: 0.05,
  interactionMs: 150,
  shown: 'main .table table',
  use: async (page, hand) => {
    await hand('chart of energy', segment(page, 'Qué muestra el gráfico', 'Energía'))
    await hand('one year of the chart', segment(page, 'Años del gráfico', '2025'))
    const search = page.getByRole('searchbox', { name: 'Buscar una factura' })
    // Folded on a phone.
    if (!(await search.isVisible()))
      await hand('tools', page.getByText('Buscar y descargar', { exact: true }))
    await hand('search', search, 'carrer')
    await hand('tab of gas', tab(page, 'Gas'))
    await hand('tab of electricity', tab(page, 'Electricidad'))
  },
} as const satisfies Partial<Visit>

export const visits: readonly Visit[] = [
  {
    name: 'login',
    path: '/acceso',
    budgets: wayIn,
    cls: 0.02,
    interactionMs: 100,
    shown: 'button[type=submit]',
    use: async (page, hand) => {
      await hand('no cookies', page.getByRole('button', { name: 'Rechazar todas' }))
      await hand('e-mail', page.getByLabel('Correo electrónico'), 'nadie@demo.endoll.test')
      await hand('password', page.getByLabel('Clave', { exact: true }), 'no es esta')
      await hand('sign in', page.getByRole('button', { name: 'Entrar' }))
    },
  },
  {
    name: 'price comparator',
    path: '/comparador',
    budgets: visitorTool,
    cls: 0.05,
    interactionMs: 150,
    shown: 'main form select',
    use: async (page, hand) => {
      await hand('no cookies', page.getByRole('button', { name: 'Rechazar todas' }))
      await hand('CUPS', page.getByLabel('CUPS'), 'ES00310000')
      await hand('compare', page.getByRole('button', { name: 'Comparar' }))
    },
  },
  {
    name: 'power calculator',
    path: '/potencia',
    budgets: visitorTool,
    cls: 0.05,
    interactionMs: 150,
    shown: 'main form input',
    use: async (page, hand) => {
      await hand('no cookies', page.getByRole('button', { name: 'Rechazar todas' }))
      await hand('CUPS', page.getByLabel('CUPS'), 'ES00310000')
    },
  },
  {
    name: 'open prices',
    path: '/precios',
    budgets: prices,
    cls: 0.02,
    interactionMs: 100,
    shown: 'h1',
    use: async () => undefined,
  },
  ...['electricidad', 'gas', 'dual'].map((kind): Visit => ({
    name: `new contract: ${kind}`,
    path: `/nuevo-cliente-${kind}?lang=es`,
    budgets: firstStep,
    cls: 0.05,
    interactionMs: 150,
    shown: '.new-contract:not([inert] *)',
    use: async (page, hand) => {
      await hand('no cookies', page.getByRole('button', { name: 'Rechazar todas' }))
      await hand('CUPS', page.getByLabel('CUPS'), 'ES0031')
      await hand('main home', page.getByLabel('Vivienda habitual'))
    },
  })),
  {
    name: 'home',
    path: '/inicio?lang=es',
    who: 'rosa',
    budgets: signedIn,
    cls: 0.05,
    interactionMs: 150,
    shown: '.home-parts .so-far-sentence',
    use: async () => undefined,
  },
  { name: 'contracts', who: 'rosa', ...contracts },
  { name: 'contracts of a firm with 130', who: 'gestoria', ...contracts },
  { name: 'invoices', who: 'rosa', ...invoices },
  { name: 'invoices of a firm with 130 contracts', who: 'gestoria', ...invoices },
  {
    name: 'bill',
    path: '/facturas?lang=es',
    link: 'main a[href^="/facturas/"]',
    who: 'rosa',
    budgets: signedIn,
    cls: 0.05,
    interactionMs: 150,
    shown: '.bill-bridge',
    use: async (page, hand) => {
      await hand('against a year before', tab(page, 'Hace un año'))
      await hand('against the one before', tab(page, 'Factura anterior'))
    },
  },
  {
    name: 'contract',
    path: '/ver-contratos?contract=100201&lang=es',
    who: 'marc',
    budgets: signedIn,
    cls: 0.05,
    interactionMs: 150,
    shown: '.bill-so-far',
    use: async (page, hand) => {
      const places = page.getByRole('navigation', { name: 'En esta página' })
      await hand('to the power', places.getByRole('link', { name: 'Potencia' }))
      await hand(
        'powers as a table',
        page.getByRole('region', { name: 'Qué potencia conviene' }).getByText('Ver en una tabla'),
      )
      await hand('to the details', places.getByRole('link', { name: 'Datos' }))
      await hand(
        'e-mail of notices',
        page.getByRole('button', { name: 'Cambiar: Correo electrónico de los avisos' }),
      )
    },
  },
  {
    name: 'requests',
    path: '/solicitudes?lang=es',
    who: 'rosa',
    budgets: signedIn,
    cls: 0.05,
    interactionMs: 150,
    shown: 'main .card h2',
    use: async () => undefined,
  },
  {
    name: 'consumption',
    path: '/ver-contratos?function=consumption&contract=100301&lang=es',
    who: 'rosa',
    budgets: consumption,
    cls: 0.05,
    interactionMs: 100,
    shown: '.consumption-bars .chart :is(button, [role=button])',
    use: async (page, hand) => {
      await hand('a day, to its hours', bars(page).nth(5))
      await hand('tab of months', tab(page, 'Por meses'))
      await hand(firstHours, tab(page, 'Por horas'))
      await hand('tab of months again', tab(page, 'Por meses'))
      await hand(yearOfHours, tab(page, 'Por horas'))
      await hand('tab of days', tab(page, 'Por días'))
    },
  },
]
