// How soon pages are painted, how little they move, and how quickly they respond to a press, on a slow phone (link.ts): over
// HTTP/1.1 as the server speaks it, and behind a proxy with TLS and HTTP/2. `npm run paint` wants a running demo beside it
// (`npm start`; a further argument names another address, ENDOLL_RUNS how often, ENDOLL_PAGES which pages by a part of
// their names).
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { demoCustomers, type DemoCustomer } from '../server/src/demo/customers.ts'
import { throttle } from './link.ts'
import { countLoaded, type Loaded } from './loaded.ts'
import {
  drawnAfter,
  firstHours,
  visits as allVisits,
  yearOfHours,
  type Budgets,
  type Protocol,
  type Visit,
} from './paint-visits.ts'
import { meets, median, tableOf, type Figure } from './result.ts'
import { behindTls, hasProxy, makeCertificate, type Certificate } from './tls-proxy.ts'

const visits = allVisits.filter(({ name }) => name.includes(process.env.ENDOLL_PAGES ?? ''))
const runs = Number(process.env.ENDOLL_RUNS ?? 5)
/** Until what is waited for is there: on a busy machine far longer than Playwright's half minute, and never measured. */
const patienceMs = 180_000
/** After what counts is there, and after each press: late fonts, dialogs and answers are in it. */
const settleMs = 1000
/** How often it is asked whether what a press leads to is there; not at each frame, which would make frames. */
const pollingMs = 250

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const

interface Observed extends Loaded {
  lcpMs: number
  what: string
  cls: number
  moved: string[]
  /** What is pressed, and how long the slowest event of each press took until it was painted. */
  hand: string
  slowestMs: Record<string, number>
  /** From the press until what it leads to is painted, where `drawn` names that. */
  drawnMs: Record<string, number>
  drawn: string | undefined
}

function observe() {
  const page = globalThis as unknown as { observed: Observed }
  page.observed = {
    lcpMs: 0,
    what: '',
    cls: 0,
    moved: [],
    hand: '',
    slowestMs: {},
    drawnMs: {},
    drawn: undefined,
    requests: 0,
    scripts: 0,
    styles: 0,
    depth: 0,
    kilobytes: 0,
  }
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
  // From its release on, as browsers time a press: how long a finger rests is not the page's doing.
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const { hand, drawn } = observed
      if (drawn === undefined) return
      // Not asked at each frame: frames that only we want would delay what is measured.
      const changes = new MutationObserver(() => {
        if (![...document.querySelectorAll(drawn)].some((element) => element.checkVisibility())) return
        changes.disconnect()
        // Right after the frame that has it, before what the page does next.
        requestAnimationFrame(() => {
          const note = () => (observed.drawnMs[hand] ??= performance.now() - timeStamp)
          void scheduler.postTask(note, { priority: 'user-blocking' })
        })
      })
      changes.observe(document, { subtree: true, childList: true, attributes: true })
    },
    { capture: true },
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
  await page.waitForURL((url) => !url.pathname.startsWith('/acces'))
  const kept = await context.storageState()
  await context.close()
  return kept
}

interface Circumstances {
  readonly viewport: (typeof viewports)[number]
  readonly kept: Kept | undefined
}

async function openVisit(browser: Browser, address: string, { viewport, kept }: Circumstances) {
  const context = await browser.newContext({
    viewport,
    locale: 'es-ES',
    ...(kept ? { storageState: keptAt(kept, address) } : {}),
  })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  await page.addInitScript(observe)
  await throttle(context, page)
  return { context, page }
}

/** What was kept at one address of the demo, for another of its addresses: cookies know no port, storage does. */
function keptAt(kept: Kept, address: string): Kept {
  return { ...kept, origins: kept.origins.map((one) => ({ ...one, origin: address })) }
}

async function show(page: Page, address: string, visit: Visit): Promise<Observed> {
  await page.goto(address + visit.path)
  await visit.shown(page).waitFor()
  await alive(page)
  await page.waitForTimeout(settleMs)
  const observed = await page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed)
  return { ...observed, ...(await page.evaluate(countLoaded, observed.lcpMs)) }
}

/** Cold, then once more with what the browser has kept. */
async function measureTwice(browser: Browser, address: string, visit: Visit, how: Circumstances) {
  const { context, page } = await openVisit(browser, address, how)
  const cold = await show(page, address, visit)
  await page.goto('about:blank')
  const second = await show(page, address, visit)
  await context.close()
  return { cold, second }
}

/**
 * Presses the middle of something, once it can be pressed. `Locator.click` would listen to the events of the press and ask
 * the page what they hit, and at the speed of a slow phone that shows in what is measured.
 */
async function press(page: Page, what: Locator): Promise<void> {
  await what.click({ trial: true })
  const box = await what.boundingBox()
  if (!box) throw new Error(`Not on the page: ${String(what)}`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

function isDrawn(hand: string): boolean {
  return hand in (globalThis as unknown as { observed: Observed }).observed.drawnMs
}

async function useOnce(
  browser: Browser,
  address: string,
  visit: Visit,
  how: Circumstances,
): Promise<Observed> {
  const { context, page } = await openVisit(browser, address, how)
  const painted = await show(page, address, visit)
  await visit.use(page, async (name, what, typed) => {
    await page.evaluate(
      ([hand, drawn]) => {
        Object.assign((globalThis as unknown as { observed: Observed }).observed, { hand, drawn })
      },
      [name, drawnAfter[name]] as const,
    )
    await (typed === undefined ? press(page, what) : what.pressSequentially(typed))
    await page.waitForTimeout(settleMs)
    // The next press comes once this one has led somewhere, and its readings are in memory.
    if (drawnAfter[name] === undefined) return
    await page.waitForFunction(isDrawn, name, { polling: pollingMs })
    await page.waitForTimeout(settleMs)
  })
  const { slowestMs, drawnMs } = await page.evaluate(
    () => (globalThis as unknown as { observed: Observed }).observed,
  )
  await context.close()
  return { ...painted, slowestMs, drawnMs }
}

/** The press that was slowest, by the medians of all runs. */
function slowestHand(all: readonly Observed[]) {
  const hands = new Set(all.flatMap(({ slowestMs }) => Object.keys(slowestMs)))
  const medians = [...hands].map((hand) => ({
    hand,
    ms: median(all.map(({ slowestMs }) => slowestMs[hand] ?? 0)),
  }))
  return medians.toSorted((one, other) => other.ms - one.ms)[0]
}

function handFigures(visit: Visit, name: string, all: readonly Observed[]): Figure[] {
  const moved = [...new Set(all.flatMap((one) => one.moved))].join(', ')
  const slowest = slowestHand(all)
  const drawn = (hand: string) => all.flatMap(({ drawnMs }) => drawnMs[hand] ?? [])
  const [firsts, years] = [drawn(firstHours), drawn(yearOfHours)]
  return [
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
    ...(years.length > 0
      ? [
          {
            what: `${name}: a year of hours painted`,
            value: median(years),
            unit: 'ms',
            budget: { most: 100 },
            note: 'from the press to the painted chart, readings in memory',
          },
          {
            what: `${name}: thirteen months of hours fetched and painted`,
            value: median(firsts),
            unit: 'ms',
            note: 'from the press to the painted chart, over the slow link',
          },
        ]
      : []),
  ]
}

/** How soon the answer stands there, and what it took. */
function paintFigures(name: string, all: readonly Observed[], most: Partial<Budgets>): Figure[] {
  const figure = (what: string, unit: string, of: (one: Observed) => number, budget?: number): Figure => ({
    what: `${name}: ${what}`,
    value: median(all.map(of)),
    unit,
    ...(budget === undefined ? {} : { budget: { most: budget } }),
  })
  return [
    {
      ...figure('LCP', 'ms', ({ lcpMs }) => lcpMs, most.lcpMs),
      note: `${all[0]?.what ?? ''} (${all.map(({ lcpMs }) => Math.round(lcpMs)).join(', ')})`,
    },
    figure('requests', '', ({ requests }) => requests, most.requests),
    figure('JS files', '', ({ scripts }) => scripts, most.scripts),
    figure('CSS files', '', ({ styles }) => styles, most.styles),
    figure('turns, one after the other', '', ({ depth }) => depth),
    figure('over the wire', 'kB', ({ kilobytes }) => kilobytes),
  ]
}

type Sessions = ReadonlyMap<string, Kept>

function keptOf(sessions: Sessions, { who }: Visit): Kept | undefined {
  return who === undefined ? undefined : sessions.get(who)
}

async function measureVisits(browser: Browser, address: string, sessions: Sessions, protocol: Protocol) {
  const figures: Figure[] = []
  for (const visit of visits) {
    const how = { viewport: viewports[0], kept: keptOf(sessions, visit) }
    const all: Awaited<ReturnType<typeof measureTwice>>[] = []
    for (let run = 0; run < runs; run += 1) all.push(await measureTwice(browser, address, visit, how))
    const name = `${visit.name}, ${protocol}`
    const { second, ...cold } = visit.budgets[protocol]
    figures.push(
      ...paintFigures(
        `${name}, cold`,
        all.map((one) => one.cold),
        cold,
      ),
      ...paintFigures(
        `${name}, second visit`,
        all.map((one) => one.second),
        { lcpMs: second },
      ).slice(0, 2),
    )
  }
  return figures
}

async function measureUse({ browser, address, sessions }: Ready): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const visit of visits) {
    for (const viewport of viewports) {
      const how = { viewport, kept: keptOf(sessions, visit) }
      const all: Observed[] = []
      for (let run = 0; run < runs; run += 1) all.push(await useOnce(browser, address, visit, how))
      figures.push(...handFigures(visit, `${visit.name}, ${viewport.width} px`, all))
    }
  }
  return figures
}

function launch(certificate: Certificate | undefined): Promise<Browser> {
  const { args = [], ...found } = findChromium({ whole: true }) ?? {}
  const trusted = certificate ? [`--ignore-certificate-errors-spki-list=${certificate.keyHash}`] : []
  return chromium.launch({ ...found, args: [...args, ...trusted] })
}

interface Ready {
  readonly browser: Browser
  readonly address: string
  readonly sessions: Sessions
  readonly certificate: Certificate | undefined
}

async function withBrowser(address: string, measure: (ready: Ready) => Promise<Figure[]>): Promise<Figure[]> {
  const certificate = (await hasProxy()) ? await makeCertificate() : undefined
  const browser = await launch(certificate)
  // Before the visits: one of them types wrong passwords, and after some the office lets nobody of that network in.
  const sessions = new Map<string, Kept>()
  try {
    for (const who of demoCustomers) {
      if (visits.some((visit) => visit.who === who.code))
        sessions.set(who.code, await signIn(browser, address, who))
    }
    return await measure({ browser, address, sessions, certificate })
  } finally {
    await browser.close()
  }
}

/** LCP and what it took over both protocols, cold and on a second visit, of every group of pages. */
export function measurePaint(address: string): Promise<Figure[]> {
  return withBrowser(address, async ({ browser, sessions, certificate }) => [
    ...(await measureVisits(browser, address, sessions, 'HTTP/1.1')),
    ...(certificate
      ? await behindTls(certificate, address, (secure) => measureVisits(browser, secure, sessions, 'HTTP/2'))
      : []),
  ])
}

/** Layout shift and slowest interaction of every group of pages. */
export function measureHands(address: string): Promise<Figure[]> {
  return withBrowser(address, measureUse)
}

if (import.meta.main) {
  const address = process.argv[2] ?? `http://localhost:${process.env.PORT ?? 3000}`
  const figures = [...(await measurePaint(address)), ...(await measureHands(address))]
  console.log(tableOf(figures))
  process.exitCode = figures.every(meets) ? 0 : 1
}
