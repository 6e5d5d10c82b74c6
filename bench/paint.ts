// How soon pages are painted, how little they move, and how quickly they answer a hand, on a slow phone: slow 4G
// (1.6 Mbit/s, 150 ms) and a processor four times slower, both applied while it is measured. `npm run paint` wants a
// running demo beside it (`npm start`; a further argument names another address, ENDOLL_RUNS how often).
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { meets, median, tableOf, type Figure } from './result.ts'

const runs = Number(process.env.ENDOLL_RUNS ?? 5)
/** After the last paint that counts: late fonts, dialogs and readings are in it. */
const settleMs = 3000

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const

interface Visit {
  readonly name: string
  readonly path: string
  readonly signedIn: boolean
  readonly lcpMs: number
  readonly cls: number
  readonly interactionMs: number
  /** What hands do there; each press, key and choice is timed by the browser. */
  readonly use: (page: Page) => Promise<void>
}

const press = async (page: Page, role: 'button' | 'tab' | 'link' | 'radio', name: RegExp) => {
  await page.getByRole(role, { name }).first().click()
  await page.waitForTimeout(700)
}

const visits: readonly Visit[] = [
  {
    name: 'login',
    path: '/acceso',
    signedIn: false,
    lcpMs: 1000,
    cls: 0.02,
    interactionMs: 100,
    use: async (page) => {
      await press(page, 'button', /Rechazar todas/)
      await page.locator('[name=user]').pressSequentially('marc@demo.endoll.test')
      await page.locator('[name=password]').pressSequentially('no es esta')
      await page.keyboard.press('Enter')
    },
  },
  {
    name: 'contracts (cold)',
    path: '/contratos',
    signedIn: true,
    lcpMs: 2800,
    cls: 0.05,
    interactionMs: 150,
    use: async (page) => {
      await page.getByRole('searchbox').first().pressSequentially('alzines')
    },
  },
  {
    name: 'invoices (cold)',
    path: '/facturas',
    signedIn: true,
    lcpMs: 2800,
    cls: 0.05,
    interactionMs: 150,
    use: async (page) => {
      await page.getByRole('searchbox').first().pressSequentially('alzines')
    },
  },
  {
    name: 'consumption (cold)',
    path: '/ver-contratos?name=100201&function=consumption',
    signedIn: true,
    lcpMs: 3000,
    cls: 0.05,
    interactionMs: 100,
    use: async (page) => {
      await press(page, 'radio', /día|Día|Horas|hora/i)
    },
  },
]

interface Observed {
  lcpMs: number
  what: string
  cls: number
  moved: string[]
  slowestMs: number
}

const observe = () => {
  const page = globalThis as unknown as { observed: Observed }
  page.observed = { lcpMs: 0, what: '', cls: 0, moved: [], slowestMs: 0 }
  const watch = (type: string, note: (entry: never) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never)
    }).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', (entry: PerformanceEntry & { element?: Element }) => {
    page.observed.lcpMs = entry.startTime
    page.observed.what = entry.element ? `${entry.element.tagName}.${entry.element.className}` : ''
  })
  watch(
    'layout-shift',
    (entry: { hadRecentInput: boolean; value: number; sources: { node?: Element }[] }) => {
      if (entry.hadRecentInput) return
      page.observed.cls += entry.value
      for (const { node } of entry.sources) page.observed.moved.push(node?.className || node?.nodeName || '')
    },
  )
  watch(
    'event',
    (entry: PerformanceEntry & { interactionId: number }) => {
      if (entry.interactionId === 0) return
      page.observed.slowestMs = Math.max(page.observed.slowestMs, entry.duration)
    },
    { durationThreshold: 16 },
  )
}

const signIn = async (context: BrowserContext, address: string) => {
  const page = await context.newPage()
  await page.goto(`${address}/login?lang=es`)
  // Whoever comes back has answered the question.
  await page.getByRole('button', { name: 'Rechazar todas' }).click()
  await page.locator('[name=user]').fill('marc@demo.endoll.test')
  await page.locator('[name=password]').fill('Sol-i-vent-26')
  await page.keyboard.press('Enter')
  await page.waitForURL(/contra|factur/)
  await page.close()
}

const measureOnce = async (
  browser: Browser,
  address: string,
  visit: Visit,
  viewport: (typeof viewports)[number],
) => {
  const context = await browser.newContext({ viewport, locale: 'es-ES' })
  if (visit.signedIn) await signIn(context, address)
  const page = await context.newPage()
  await page.addInitScript(observe)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address + visit.path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(settleMs)
  const read = () => page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed)
  const painted = await read()
  await visit.use(page)
  await page.waitForTimeout(settleMs)
  const { slowestMs } = await read()
  await context.close()
  return { ...painted, slowestMs }
}

/** LCP, layout shift and slowest interaction of every group of pages, against the demo at this address. */
export async function measurePaint(address: string): Promise<Figure[]> {
  const browser = await chromium.launch(findChromium() ?? {})
  const figures: Figure[] = []
  try {
    for (const visit of visits) {
      for (const viewport of viewports) {
        const all: Observed[] = []
        for (let run = 0; run < runs; run += 1) all.push(await measureOnce(browser, address, visit, viewport))
        const name = `${visit.name}, ${viewport.width} px`
        const moved = [...new Set(all.flatMap((one) => one.moved))].join(', ')
        figures.push(
          {
            what: `${name}: LCP`,
            value: median(all.map(({ lcpMs }) => lcpMs)),
            unit: 'ms',
            budget: { most: visit.lcpMs },
            note: all[0]?.what ?? '',
          },
          {
            what: `${name}: CLS, worst`,
            value: Math.max(...all.map(({ cls }) => cls)),
            unit: '',
            budget: { most: visit.cls },
            note: moved ? `moved: ${moved}` : '',
          },
          {
            what: `${name}: slowest interaction`,
            value: median(all.map(({ slowestMs }) => slowestMs)),
            unit: 'ms',
            budget: { most: visit.interactionMs },
          },
        )
      }
    }
  } finally {
    await browser.close()
  }
  return figures
}

if (import.meta.main) {
  const figures = await measurePaint(process.argv[2] ?? `http://localhost:${process.env.PORT ?? 3000}`)
  console.log(tableOf(figures))
  process.exitCode = figures.every(meets) ? 0 : 1
}
