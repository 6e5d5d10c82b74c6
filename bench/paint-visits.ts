import type { Locator, Page } from '@playwright/test'

/** Presses what was found, or types into it; the name stands beside the figure when it was the slowest. */
export type BillWords = (name: string, what: Locator, typed?: string) => Promise<void>

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
  /** Customer of the demo who is signed in; nobody on the way in. */
  readonly who?: string
  readonly budgets: Readonly<Record<Protocol, Budgets>>
  readonly cls: number
  readonly interactionMs: number
  /** What is there once the page has what it shows. */
  readonly shown: (page: Page) => Locator
  /** The presses and keys of a visit; each press and each key is timed by the browser. */
  readonly use: (page: Page, hand: BillWords) => Promise<void>
}

/** The name of what is drawn from memory all at once, which has a budget of its own. */
export const firstHours = 'tab of hours, thirteen months of them'
export const yearOfHours = 'a year of hours'

/** What stands there once a press has led to what it is for, where that is timed too. */
export const drawnAfter: Readonly<Record<string, string>> = {
  [firstHours]: '[role=tabpanel] .chart-slider',
  [yearOfHours]: '[role=tabpanel] .chart-slider',
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
  shown: (page) => page.getByRole('table', { name: /^Contratos de/ }),
  use: async (page, hand) => {
    await hand('search', page.getByRole('searchbox', { name: 'Buscar un contrato' }), 'carrer')
    await hand('tab of gas', tab(page, 'Gas'))
    await hand('tab of electricity', tab(page, 'Electricidad'))
  },
} as const satisfies Partial<Visit>

const invoices = {
  path: '/facturas?lang=es',
  budgets: signedIn,
  cls: 0.05,
  interactionMs: 150,
  shown: (page) => page.getByRole('table', { name: /^Facturas de/ }),
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
    shown: (page) => page.getByRole('button', { name: 'Entrar' }),
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
    shown: (page) => page.getByLabel('Peaje de acceso'),
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
    shown: (page) => page.getByLabel('CUPS'),
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
    shown: (page) => page.getByRole('heading', { level: 1 }),
    use: async () => undefined,
  },
  ...['electricidad', 'gas', 'dual'].map((kind): Visit => ({
    name: `new contract: ${kind}`,
    path: `/nuevo-cliente-${kind}?lang=es`,
    budgets: firstStep,
    cls: 0.05,
    interactionMs: 150,
    shown: (page) => page.locator('.new-contract:not([inert] *)'),
    use: async (page, hand) => {
      await hand('no cookies', page.getByRole('button', { name: 'Rechazar todas' }))
      await hand('CUPS', page.getByLabel('CUPS'), 'ES0031')
      await hand('main home', page.getByLabel('Vivienda habitual'))
    },
  })),
  { name: 'contracts', who: 'rosa', ...contracts },
  { name: 'contracts of a firm with 130', who: 'gestoria', ...contracts },
  { name: 'invoices', who: 'rosa', ...invoices },
  { name: 'invoices of a firm with 130 contracts', who: 'gestoria', ...invoices },
  {
    name: 'contract',
    path: '/ver-contratos?contract=100201&lang=es',
    who: 'marc',
    budgets: signedIn,
    cls: 0.05,
    interactionMs: 150,
    shown: (page) => page.getByRole('region', { name: 'La factura en curso' }),
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
    shown: (page) => page.getByRole('heading', { level: 1 }),
    use: async () => undefined,
  },
  {
    name: 'consumption',
    path: '/ver-contratos?function=consumption&contract=100301&lang=es',
    who: 'rosa',
    budgets: consumption,
    cls: 0.05,
    interactionMs: 100,
    shown: (page) => bars(page).first(),
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
