// How soon pages are painted, how little they move, and how quickly they answer a hand, on a slow phone: slow 4G
// (1.6 Mbit/s, 150 ms) and a processor four times slower, both applied while it is measured. `npm run paint` wants a
// running demo beside it (`npm start`; a further argument names another address, ENDOLL_RUNS how often).
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { demoCustomers, type DemoCustomer } from '../server/src/demo/customers.ts'
import { visits, yearOfHours, type Visit } from './paint-visits.ts'
import { meets, median, tableOf, type Figure } from './result.ts'

const runs = Number(process.env.ENDOLL_RUNS ?? 5)
/** Until what is waited for is there: on a busy machine far longer than Playwright's half minute, and never measured. */
const patienceMs = 180_000
/** After what counts is there, and after each hand: late fonts, dialogs and answers are in it. */
const settleMs = 1000

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const

interface Observed {
  lcpMs: number
  what: string
  cls: number
  moved: string[]
  /** What the hand is about, and how long the slowest event of each hand took until it was painted. */
  hand: string
  slowestMs: Record<string, number>
}

function observe() {
  const page = globalThis as unknown as { observed: Observed }
  page.observed = { lcpMs: 0, what: '', cls: 0, moved: [], hand: '', slowestMs: {} }
  const { observed } = page
  const watch = (type: string, note: (entry: never) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never)
    }).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', (entry: PerformanceEntry & { element?: Element }) => {
    observed.lcpMs = entry.startTime
    observed.what = entry.element ? `${entry.element.tagName}.${entry.element.className}` : ''
  })
  watch(
    'layout-shift',
    (entry: { hadRecentInput: boolean; value: number; sources: { node?: Element }[] }) => {
      if (entry.hadRecentInput) return
      observed.cls += entry.value
      for (const { node } of entry.sources) observed.moved.push(node?.className || node?.nodeName || '')
    },
  )
  watch(
    'event',
    ({ duration, interactionId }: PerformanceEntry & { interactionId: number }) => {
      if (interactionId === 0) return
      observed.slowestMs[observed.hand] = Math.max(observed.slowestMs[observed.hand] ?? 0, duration)
    },
    { durationThreshold: 16 },
  )
}

/** Until the page's code has taken what was drawn before it came: a press before that would be lost. React marks what it has taken. */
function alive(page: Page) {
  return page.waitForFunction(() =>
    [...document.querySelectorAll('button, input')].every((one) =>
      Object.keys(one).some((key) => key.startsWith('__react')),
    ),
  )
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

/** What a browser keeps of a customer who has signed in once and answered the question of cookies. */
async function signIn(browser: Browser, address: string, { email, password }: DemoCustomer): Promise<Kept> {
  const context = await browser.newContext({ locale: 'es-ES' })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  await page.goto(`${address}/acceso?lang=es`)
  await alive(page)
  await page.getByRole('button', { name: 'Rechazar todas' }).click()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Clave', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/contra|factur/)
  const kept = await context.storageState()
  await context.close()
  return kept
}

async function throttle(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function measureOnce(
  browser: Browser,
  address: string,
  visit: Visit,
  { viewport, kept }: { viewport: (typeof viewports)[number]; kept: Kept | undefined },
): Promise<Observed> {
  const context = await browser.newContext({
    viewport,
    locale: 'es-ES',
    ...(kept ? { storageState: kept } : {}),
  })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  await page.addInitScript(observe)
  await throttle(context, page)
  await page.goto(address + visit.path)
  await visit.shown(page).waitFor()
  await alive(page)
  await page.waitForTimeout(settleMs)
  const read = () => page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed)
  const painted = await read()
  await visit.use(page, async (name, what, typed) => {
    await page.evaluate((hand) => {
      ;(globalThis as unknown as { observed: Observed }).observed.hand = hand
    }, name)
    await (typed === undefined ? what.click() : what.pressSequentially(typed))
    await page.waitForTimeout(settleMs)
  })
  const { slowestMs } = await read()
  await context.close()
  return { ...painted, slowestMs }
}

/** The hand that was slowest, by the medians of all runs. */
function slowestHand(all: readonly Observed[]) {
  const hands = new Set(all.flatMap(({ slowestMs }) => Object.keys(slowestMs)))
  const medians = [...hands].map((hand) => ({
    hand,
    ms: median(all.map(({ slowestMs }) => slowestMs[hand] ?? 0)),
  }))
  return { medians, slowest: medians.toSorted((one, other) => other.ms - one.ms)[0] }
}

function figuresOf(visit: Visit, name: string, all: readonly Observed[]): Figure[] {
  const moved = [...new Set(all.flatMap((one) => one.moved))].join(', ')
  const { medians, slowest } = slowestHand(all)
  const year = medians.find(({ hand }) => hand === yearOfHours)
  return [
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
      value: slowest?.ms ?? 0,
      unit: 'ms',
      budget: { most: visit.interactionMs },
      note: slowest?.hand ?? '',
    },
    ...(year
      ? [
          {
            what: `${name}: a year of hours painted`,
            value: year.ms,
            unit: 'ms',
            budget: { most: 100 },
            note: 'from the press to the painted page, readings in memory',
          },
        ]
      : []),
  ]
}

/** LCP, layout shift and slowest interaction of every group of pages, against the demo at this address. */
export async function measurePaint(address: string): Promise<Figure[]> {
  const browser = await chromium.launch(findChromium({ whole: true }) ?? {})
  const figures: Figure[] = []
  // Before the visits: one of them types wrong passwords, and after some the office lets nobody of that network in.
  const sessions = new Map<string, Kept>()
  try {
    for (const who of demoCustomers) {
      if (visits.some((visit) => visit.who === who.code))
        sessions.set(who.code, await signIn(browser, address, who))
    }
    for (const visit of visits) {
      const kept = visit.who === undefined ? undefined : sessions.get(visit.who)
      for (const viewport of viewports) {
        const all: Observed[] = []
        for (let run = 0; run < runs; run += 1) {
          all.push(await measureOnce(browser, address, visit, { viewport, kept }))
        }
        figures.push(...figuresOf(visit, `${visit.name}, ${viewport.width} px`, all))
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
