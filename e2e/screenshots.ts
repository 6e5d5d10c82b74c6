// `npm run screenshots -w e2e`: the pictures of docs/screenshots, from the demo's customers on one fixed day.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startMs } from '@endoll/domain/time/madrid.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { demoCustomers } from '../server/src/demo/customers.ts'
import { startOffice } from './office.ts'
import { cookieQuestionAlive } from './words.ts'

const folder = join(import.meta.dirname, '../docs/screenshots')
const nowMs = startMs('2026-11-21', 12, 'Europe/Madrid')
const widths = { 1280: 800, 390: 844 }
/** Rows below this look like those above. */
const longestPx = 1800
/** Taken as the window shows them, and not down to their end. */
const byWindow: ReadonlySet<string> = new Set(['login', 'bill'])

async function signIn(page: Page, code: string) {
  const customer = demoCustomers.find((one) => one.code === code)
  if (!customer) throw new Error(`The demo has no customer ${code}.`)
  const data = { user: customer.email, password: customer.password }
  const answer = await page.request.post('/api/v1/get_token', { data })
  if (!answer.ok()) throw new Error(`${code} could not sign in: ${answer.status()}`)
}

/** What is shown, by the name of its picture; each ends when there is nothing left to wait for. */
const scenes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  login: async (page) => {
    await page.goto('/acceso')
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
  },
  contracts: async (page) => {
    await signIn(page, 'marc')
    await page.goto('/contratos?lang=es')
    await page.getByRole('table').waitFor()
  },
  contract: async (page) => {
    await signIn(page, 'marc')
    await page.goto('/ver-contratos?contract=100201&lang=es')
    await page.getByRole('link', { name: 'Pedir este cambio de potencia' }).waitFor()
    await page.getByText('En qué se basa').waitFor()
    await page
      .getByRole('img', { name: /kWh/ })
      .or(page.getByRole('button', { name: /kWh/ }))
      .first()
      .waitFor()
  },
  'contract-gas': async (page) => {
    await signIn(page, 'rosa')
    await page.goto('/ver-contratos-gas?contract=G100302&lang=es')
    await page.getByText('No se ha pedido ningún cambio de este contrato.').waitFor()
  },
  invoices: async (page) => {
    await signIn(page, 'marc')
    await page.goto('/facturas?lang=es')
    await page.getByRole('button', { name: /^Noviembre de 2026/ }).waitFor()
    await page.getByRole('link', { name: /PDF/ }).nth(9).waitFor()
  },
  bill: async (page) => {
    // A frame is not drawn beyond the window: this window is as high as the picture.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: longestPx })
    await signIn(page, 'marc')
    await page.goto('/contratos/100201/facturas?lang=es')
    await page.getByRole('row').filter({ hasText: '01/06/2026' }).getByRole('link').first().click()
    await page.getByRole('heading', { name: 'La factura, línea a línea' }).waitFor()
    const [beside, viewer] = await page.evaluate(() => [innerWidth > 1000, navigator.pdfViewerEnabled])
    if (beside && !viewer) throw new Error('This Chromium shows no PDF: name a whole one in ENDOLL_CHROMIUM.')
    // The browser's viewer draws when it likes, without an event.
    if (beside) await page.waitForTimeout(6000)
  },
  consumption: async (page) => {
    await signIn(page, 'marc')
    await page.goto('/ver-contratos?function=consumption&contract=100201&lang=es')
    await page.getByRole('button', { name: /kWh/ }).first().waitFor()
    await page.getByText('En qué se basa').waitFor()
  },
  year: async (page) => {
    await signIn(page, 'marc')
    await page.goto('/ver-contratos?function=consumption&contract=100201&view=year&lang=es')
    await page.getByRole('heading', { name: 'Potencia máxima y contratada' }).waitFor()
  },
}

/** Pages that are pictures all the way down. */
const toTheEnd: ReadonlySet<string> = new Set(['contract', 'year'])
/** Scenes that are also drawn as the paper shows them: a sheet of A4 between its margins is so wide. */
const onPaper: ReadonlySet<string> = new Set(['contract', 'year'])
const sheetPx = 672

async function refuseCookies(page: Page): Promise<void> {
  await page.goto('/acceso')
  await cookieQuestionAlive(page)
  const refuse = page.getByRole('button', { name: 'Rechazar todas' })
  await refuse.click()
  await refuse.waitFor({ state: 'detached' })
}

/** `npm run screenshots -w e2e -- bill` draws that one alone. */
const only = process.argv.slice(2)
const options = findChromium({ whole: true })
if (!options) throw new Error('No Chromium was found: run `npm test` once, or name one in ENDOLL_CHROMIUM.')
const office = await startOffice({ deployment: { file: 'demo' }, nowMs, withDemo: true })
const browser = await chromium.launch(options)
try {
  await mkdir(folder, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [width, height] of Object.entries(widths)) {
      for (const [name, show] of Object.entries(scenes)) {
        if (only.length > 0 && !only.includes(name)) continue
        const context = await browser.newContext({
          baseURL: office.url,
          colorScheme,
          locale: 'es-ES',
          timezoneId: 'Europe/Madrid',
          reducedMotion: 'reduce',
          viewport: { width: Number(width), height },
        })
        await context.clock.setFixedTime(nowMs)
        const page = await context.newPage()
        await refuseCookies(page)
        await show(page)
        // Cards come one after the other, some below the window.
        await page.waitForFunction(() => !document.querySelector('.skeleton, [aria-busy="true"]'))
        await page.evaluate(() => document.fonts.ready)
        const file = `${name}-${width}-${colorScheme}.png`
        const wholePx = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.screenshot({
          path: join(folder, file),
          ...(!byWindow.has(name) && {
            fullPage: true,
            clip: {
              x: 0,
              y: 0,
              width: Number(width),
              height: toTheEnd.has(name) ? wholePx : Math.min(wholePx, longestPx),
            },
          }),
        })
        if (onPaper.has(name) && colorScheme === 'light' && Number(width) > sheetPx) {
          await page.setViewportSize({ width: sheetPx, height })
          await page.emulateMedia({ media: 'print' })
          await page.evaluate(() => new Promise(requestAnimationFrame))
          await page.screenshot({ path: join(folder, `${name}-print.png`), fullPage: true })
        }
        console.log(`docs/screenshots/${file}`)
        await context.close()
      }
    }
  }
} finally {
  await browser.close()
  await office.stop()
}
