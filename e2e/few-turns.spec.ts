// What a page names to be loaded before its answer shows, and in how many turns it is there: both are the same on every machine.
// How long they take is measured by bench/paint.ts.
import type { Page } from '@playwright/test'
import { bill } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { changeOf, referenceOn, send } from './requests-page.ts'
import { flat } from './scenarios.ts'
import { signIn } from './sign-in.ts'
import { holdLine } from './turns.ts'

/** The files that the document of a page names, as the server sends it. */
async function filesNamed(page: Page, path: string) {
  const document = page.waitForResponse((response) => response.request().isNavigationRequest())
  await page.goto(path, { waitUntil: 'commit' })
  const html = await (await document).text()
  const tags = [...html.matchAll(/<(?:link|script|img)[^>]*>/g)].map(([tag]) => tag)
  // Styles that stand in the document are named too, disabled: they are not asked for.
  const asked = tags.filter((tag) => !/ disabled/.test(tag))
  const named = new Set(asked.flatMap((tag) => / (?:href|src)="(\/[^"]+\.\w+)"/.exec(tag)?.[1] ?? []))
  const ending = (end: string) => [...named].filter((one) => one.endsWith(end)).length
  return { requests: 1 + named.size, scripts: ending('.js'), styles: ending('.css') }
}

/** Where a customer's pages are; what only the product numbers is found as people find it. */
type Found = (page: Page, name: string) => Promise<string>
function at(path: string): Found {
  return async () => path
}
function atContract(asked: string): Found {
  return async (_, name) => `/ver-contratos?${asked}contract=${name}`
}

async function atBill(page: Page): Promise<string> {
  await page.goto('/facturas')
  return (await page.locator('main a[href^="/facturas/"]').first().getAttribute('href')) ?? ''
}

function afterRequest(path: string): Found {
  return async (page, name) => {
    await atRequest(page, name)
    return path
  }
}

async function atRequest(page: Page, name: string): Promise<string> {
  await page.goto(changeOf('noCesionSips', { name }))
  await send(page).click()
  await referenceOn(page)
  return new URL(page.url()).pathname
}

test.describe('a page names few files', () => {
  const pages: readonly (readonly [name: string, find: Found, scripts: number, styles: number])[] = [
    ['home', at('/inicio'), 5, 3],
    ['contracts', at('/contratos'), 6, 3],
    ['contract', atContract(''), 5, 3],
    ['consumption', atContract('function=consumption&'), 5, 3],
    ['power', atContract('function=powChange&'), 6, 3],
    ['invoices', at('/facturas'), 6, 3],
    ['bill', atBill, 5, 3],
    ['requests', at('/solicitudes'), 6, 3],
    ['request', atRequest, 5, 3],
    ['notifications', at('/avisos'), 6, 3],
    ['profile', at('/perfil'), 6, 3],
  ]
  for (const [name, find, scripts, styles] of pages) {
    test(name, async ({ page, customer }) => {
      const curves = [{ from: '2026-10-01', to: '2026-11-20' }] as const
      const one = await customer({ contracts: [flat({ curves, invoices: [bill({ day: '2026-11-02' })] })] })
      await signIn(page, one)
      const path = await find(page, one.contracts[0]?.name ?? '')
      const files = await filesNamed(page, path)
      expect(files.scripts, 'scripts').toBeLessThanOrEqual(scripts)
      expect(files.styles, 'style files').toBeLessThanOrEqual(styles)
      expect(files.requests, 'requests').toBeLessThanOrEqual(16)
    })
  }

  test('the way in', async ({ page }) => {
    const files = await filesNamed(page, '/acceso')
    expect(files.scripts, 'scripts').toBeLessThanOrEqual(3)
    expect(files.styles, 'style files').toBe(0)
  })
})

test.describe('what a page is for is there after few turns [r.few-turns]', () => {
  const pages: readonly (readonly [name: string, find: Found, shown: string, turns: number])[] = [
    ['home', at('/inicio'), '.home-parts', 3],
    ['newest bill of the home', at('/inicio'), '.latest-bill', 1],
    ['contracts', at('/contratos'), 'main .table table', 1],
    // Its cards come in files of their own, after the heading with the answer.
    ['contract', atContract(''), 'main .card', 4],
    ['its newest bills', atContract(''), 'main .card .table table', 6],
    ['its month', atContract(''), '.consumption-card .chart', 6],
    ['consumption', atContract('function=consumption&'), '[role=tabpanel] .chart', 3],
    ['power', atContract('function=powChange&'), 'main form input', 3],
    ['iban', atContract('function=ibanChange&'), 'main form input', 3],
    ['invoices', at('/facturas'), 'main .table table', 3],
    ['the newest of them', at('/facturas'), '.latest-bill', 1],
    ['bill', atBill, 'main .card', 3],
    ['requests', afterRequest('/solicitudes'), 'main .table table', 1],
    ['conversations below them', at('/solicitudes'), 'main .card h2', 1],
    ['request', atRequest, 'main ol', 3],
    ['profile', at('/perfil'), 'main .card', 3],
  ]
  for (const [name, find, shown, turns] of pages) {
    test(name, async ({ page, customer, office }) => {
      const curves = [{ from: '2026-10-01', to: '2026-11-20' }] as const
      const one = await customer({ contracts: [flat({ curves, invoices: [bill({ day: '2026-11-02' })] })] })
      const line = await holdLine(office.url)
      await signIn(page, one, line.url)
      const path = await find(page, one.contracts[0]?.name ?? '')
      expect(await line.turnsUntil(page, path, page.locator(shown).first())).toBeLessThanOrEqual(turns)
      await line.close()
    })
  }

  // Their forms come in more files than six connections bring at once; the comparator asks for its tariffs after that.
  for (const [name, path, most] of [
    ['power calculator', '/potencia', 4],
    ['price comparator', '/comparador', 6],
  ] as const) {
    test(name, async ({ page, office }) => {
      const line = await holdLine(office.url)
      const turns = await line.turnsUntil(page, path, page.getByLabel('CUPS').first())
      expect(turns).toBeLessThanOrEqual(most)
      await line.close()
    })
  }
})

test.describe('the form of a page for visitors comes with the page', () => {
  for (const [name, path, field] of [
    ['power calculator', '/potencia', 'CUPS'],
    ['price comparator', '/comparador', 'CUPS'],
  ] as const) {
    test(name, async ({ page }) => {
      const styles: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') styles.push(request.url())
      })
      await page.goto(path)
      await page.getByLabel(field).first().waitFor()
      expect(styles, 'style files: they stand in the page').toEqual([])
    })
  }
})
