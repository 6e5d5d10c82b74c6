// How soon the first pages are painted and how little they move, on a slow phone: slow 4G (1.6 Mbit/s, 150 ms) and a
// processor four times slower, both applied. Wants a running demo: `npm start`, then `npm run paint` beside it (a
// further argument names another address, ENDOLL_RUNS how often). Prints the median against the budgets; exits 1 when
// one is over.
import { createRequire } from 'node:module'
import { findChromium } from '../scripts/chromium.mjs'

const { chromium } = createRequire(new URL('../e2e/package.json', import.meta.url))('@playwright/test')
const address = process.argv[2] ?? `http://localhost:${process.env.PORT ?? 3000}`
const runs = Number(process.env.ENDOLL_RUNS ?? 5)
/** After the last paint that counts: late fonts, dialogs and readings are in it. */
const settleMs = 3000

const pages = [
  { name: 'login', path: '/acceso', lcpBudgetMs: 1000, clsBudget: 0.02 },
  { name: 'contracts (cold)', path: '/contratos', signedIn: true, lcpBudgetMs: 2800, clsBudget: 0.05 },
]

const observe = () => {
  globalThis.painted = { lcpMs: 0, what: '', cls: 0, moved: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      painted.lcpMs = entry.startTime
      painted.what = entry.element ? `${entry.element.tagName}.${entry.element.className}` : ''
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue
      painted.cls += entry.value
      for (const { node } of entry.sources) painted.moved.push(node?.className || node?.nodeName)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const signIn = async (context) => {
  const page = await context.newPage()
  await page.goto(`${address}/login?lang=es`)
  // Whoever comes back has answered the question.
  await page.getByRole('button', { name: 'Rechazar todas' }).click()
  await page.locator('[name=user]').fill('marc@demo.endoll.test')
  await page.locator('[name=password]').fill('Sol-i-vent-26')
  await page.keyboard.press('Enter')
  await page.waitForURL(/contra/)
  await page.close()
}

const measure = async (browser, { path, signedIn }, viewport) => {
  const context = await browser.newContext({ viewport, locale: 'es-ES' })
  if (signedIn) await signIn(context)
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
  await page.goto(address + path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(settleMs)
  const painted = await page.evaluate(() => globalThis.painted)
  await context.close()
  return painted
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const browser = await chromium.launch(findChromium())
let over = 0
console.log(`${'page'.padEnd(26)}LCP ms   budget      CLS   budget   largest paint`)
for (const wanted of pages) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const all = []
    for (let run = 0; run < runs; run += 1) all.push(await measure(browser, wanted, viewport))
    const [lcpMs, cls] = [median(all.map((one) => one.lcpMs)), Math.max(...all.map((one) => one.cls))]
    const isOver = lcpMs > wanted.lcpBudgetMs || cls > wanted.clsBudget
    over += isOver ? 1 : 0
    const moved = [...new Set(all.flatMap((one) => one.moved))].join(', ')
    console.log(
      `${`${wanted.name} ${viewport.width} px`.padEnd(24)}${Math.round(lcpMs).toString().padStart(8)}` +
        `${String(wanted.lcpBudgetMs).padStart(9)}${cls.toFixed(3).padStart(9)}${String(wanted.clsBudget).padStart(9)}` +
        `   ${all[0].what}${moved ? `; moved: ${moved}` : ''}${isOver ? '   OVER' : ''}`,
    )
  }
}
await browser.close()
process.exitCode = over > 0 ? 1 : 0
