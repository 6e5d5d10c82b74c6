// How soon pages are painted, how little they move, and how quickly they respond to a press, on a slow phone (link.ts): over
// HTTP/1.1 as the server speaks it, and behind a proxy with TLS and HTTP/2. `npm run paint` wants a running demo beside it
// (`npm start`; a further argument names another address, ENDOLL_RUNS how often, ENDOLL_PAGES which pages, as a regular
// expression of their names).
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { demoCustomers, type DemoCustomer } from '../server/src/demo/customers.ts'
import { throttle } from './link.ts'
import { countLoaded } from './loaded.ts'
import { isDrawn, isShown, observe, type Observed } from './observed.ts'
import {
  visits as allVisits,
  ways,
  type BillWords,
  type Budgets,
  type Protocol,
  type Visit,
} from './paint-visits.ts'
import { meets, median, tableOf, type Figure } from './result.ts'
import { behindTls, hasProxy, makeCertificate, type Certificate } from './tls-proxy.ts'

const chosen = new RegExp(process.env.ENDOLL_PAGES ?? '')
const chosenVisits = allVisits.filter(({ name }) => chosen.test(name))
const runs = Number(process.env.ENDOLL_RUNS ?? 5)
/** Until what is waited for is there: on a busy machine far longer than Playwright's half minute, and never measured. */
const patienceMs = 180_000
/** After what counts is there, and after each press: late fonts, dialogs and answers are in it. */
const settleMs = 1000
/** How long nothing has been asked for or is on its way once a page is quiet: longer than what waits for it by itself. */
const quietMs = 2000
/** How often it is asked whether what a press leads to is there; not at each frame, which would make frames. */
const pollingMs = 250

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const

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

async function openVisit(browser: Browser, { shown }: Visit, address: string, how: Circumstances) {
  const { viewport, kept } = how
  const context = await browser.newContext({
    viewport,
    locale: 'es-ES',
    ...(kept ? { storageState: keptAt(kept, address) } : {}),
  })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  await page.addInitScript(observe, shown)
  const quiet = quietness(page)
  await throttle(context, page)
  return { context, page, quiet }
}

/** What was kept at one address of the demo, for another of its addresses: cookies know no port, storage does. */
function keptAt(kept: Kept, address: string): Kept {
  return { ...kept, origins: kept.origins.map((one) => ({ ...one, origin: address })) }
}

/** How to wait until a page asks for nothing more. */
function quietness(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let changedMs = 0
  const follow = (change: (request: Request) => void) => (request: Request) => {
    change(request)
    changedMs = performance.now()
  }
  const end = follow((request) => underWay.delete(request))
  page.on(
    'request',
    follow((request) => underWay.add(request)),
  )
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    while (underWay.size > 0 || performance.now() - changedMs < quietMs) await page.waitForTimeout(pollingMs)
  }
}

type Opened = Awaited<ReturnType<typeof openVisit>>

async function show({ page, quiet }: Opened, address: string, visit: Visit): Promise<Observed> {
  await page.goto(address + visit.path)
  await page.waitForFunction(isShown, undefined, { polling: pollingMs })
  await alive(page)
  await quiet()
  const observed = await page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed)
  return { ...observed, ...(await page.evaluate(countLoaded, observed.lcpMs)) }
}

/** Cold, then once more with what the browser has kept. */
async function measureTwice(browser: Browser, address: string, visit: Visit, how: Circumstances) {
  const opened = await openVisit(browser, visit, address, how)
  const cold = await show(opened, address, visit)
  await opened.page.goto('about:blank')
  const second = await show(opened, address, visit)
  await opened.context.close()
  return { cold, second }
}

/** Brings something in view where it can be pressed, and says where its middle is. */
async function middleOf(what: Locator): Promise<readonly [x: number, y: number]> {
  await what.click({ trial: true })
  const box = await what.boundingBox()
  if (!box) throw new Error(`Not on the page: ${String(what)}`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/**
 * Presses the middle of something, once it can be pressed. `Locator.click` would listen to the events of the press and ask
 * the page what they hit, and at the speed of a slow phone that shows in what is measured.
 */
async function press(page: Page, what: Locator): Promise<void> {
  await page.mouse.click(...(await middleOf(what)))
}

async function useOnce(
  browser: Browser,
  address: string,
  visit: Visit,
  how: Circumstances,
): Promise<Observed> {
  const opened = await openVisit(browser, visit, address, how)
  const { context, page, quiet } = opened
  const painted = await show(opened, address, visit)
  const hand: BillWords = async (name, what, typed) => {
    const way = ways[name]
    await page.evaluate(
      ([name, drawn]) => {
        Object.assign((globalThis as unknown as { observed: Observed }).observed, { hand: name, drawn })
      },
      [name, way?.drawn] as const,
    )
    await (typed === undefined ? press(page, what) : what.pressSequentially(typed))
    await page.waitForTimeout(settleMs)
    // The next press comes once this one has led somewhere, and its readings are in memory.
    if (!way) return
    await page.waitForFunction(isDrawn, name, { polling: pollingMs })
    await page.waitForTimeout(settleMs)
  }
  await visit.use(page, hand, async (what) => {
    await page.mouse.move(...(await middleOf(what)))
    await quiet()
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
  const led = Object.entries(ways).flatMap(([hand, { what, budgetMs, note }]): Figure[] => {
    const times = all.flatMap(({ drawnMs }) => drawnMs[hand] ?? [])
    if (times.length === 0) return []
    const budget = budgetMs === undefined ? {} : { budget: { most: budgetMs } }
    return [{ what: `${name}: ${what}`, value: median(times), unit: 'ms', ...budget, note }]
  })
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
    ...led,
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
    figure('shown', 'ms', ({ shownMs }) => shownMs ?? Number.NaN),
    figure('requests', '', ({ requests }) => requests, most.requests),
    figure('JS files', '', ({ scripts }) => scripts, most.scripts),
    figure('CSS files', '', ({ styles }) => styles, most.styles),
    figure('turns, one after the other', '', ({ depth }) => depth),
    figure('over the wire', 'kB', ({ kilobytes }) => kilobytes),
    figure('files that follow', '', ({ filesAfter }) => filesAfter),
    figure('calls that follow', '', ({ callsAfter }) => callsAfter),
  ]
}

type Sessions = ReadonlyMap<string, Kept>

function keptOf(sessions: Sessions, { who }: Visit): Kept | undefined {
  return who === undefined ? undefined : sessions.get(who)
}

async function measureVisits({ browser, visits, sessions }: Ready, address: string, protocol: Protocol) {
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
      ).slice(0, 3),
    )
  }
  return figures
}

async function measureUse({ browser, address, visits, sessions }: Ready): Promise<Figure[]> {
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

/** The visit of the page that a link leads to, if given. */
async function followLink(browser: Browser, address: string, visit: Visit, sessions: Sessions) {
  if (visit.link === undefined) return visit
  const storageState = keptOf(sessions, visit)
  const context = await browser.newContext(storageState ? { storageState } : {})
  const page = await context.newPage()
  await page.goto(address + visit.path)
  const path = await page.locator(visit.link).first().getAttribute('href', { timeout: patienceMs })
  await context.close()
  return { ...visit, path: path ?? visit.path }
}

interface Ready {
  readonly browser: Browser
  readonly address: string
  readonly visits: readonly Visit[]
  readonly sessions: Sessions
  readonly certificate: Certificate | undefined
}

async function withBrowser(address: string, measure: (ready: Ready) => Promise<Figure[]>): Promise<Figure[]> {
  const certificate = (await hasProxy()) ? await makeCertificate() : undefined
  const browser = await launch(certificate)
  // Before the visits: one of them types wrong passwords, after which the network is locked out.
  const sessions = new Map<string, Kept>()
  try {
    for (const who of demoCustomers) {
      if (chosenVisits.some((visit) => visit.who === who.code))
        sessions.set(who.code, await signIn(browser, address, who))
    }
    const visits: Visit[] = []
    for (const visit of chosenVisits) visits.push(await followLink(browser, address, visit, sessions))
    return await measure({ browser, address, visits, sessions, certificate })
  } finally {
    await browser.close()
  }
}

/** LCP and what it took over both protocols, cold and on a second visit, of every group of pages. */
export function measurePaint(address: string): Promise<Figure[]> {
  return withBrowser(address, async (ready) => [
    ...(await measureVisits(ready, address, 'HTTP/1.1')),
    ...(ready.certificate
      ? await behindTls(ready.certificate, address, (secure) => measureVisits(ready, secure, 'HTTP/2'))
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
