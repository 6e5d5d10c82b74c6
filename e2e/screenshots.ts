// `npm run screenshots -w e2e`: the pictures of docs/screenshots, every screen of the demo on one fixed day.
// `-- bill power` draws these alone; `--to=<folder>` elsewhere, as PNG; `--brand=#7a1fa2` and `--name=…` try another
// deployment's colour and name; `--just=390-dark` draws one width in one scheme.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { startMs } from '@endoll/domain/time/madrid.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { startOffice } from './office.ts'
import { screens } from './screens.ts'
import { cookieQuestionAlive } from './words.ts'

const nowMs = startMs('2026-11-21', 12, 'Europe/Madrid')
const widths = { 1280: 800, 390: 844 }
/** Rows below this look like those above. */
const longestPx = 1800
/** Pages that are pictures all the way down. */
const longestOf: Readonly<Record<string, number>> = { contract: 4200, year: 4200 }
/** Screens that are also drawn as the paper shows them: a sheet of A4 between its margins is so wide. */
const onPaper: ReadonlySet<string> = new Set(['contract', 'year'])
const sheetPx = 672
/** At which WebP keeps letters sharp. */
const quality = 62
/** Pages drawn at the same time. */
const lanes = 3

const { values, positionals: only } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    brand: { type: 'string' },
    name: { type: 'string' },
    just: { type: 'string' },
  },
})
const folder = values.to ?? join(import.meta.dirname, '../docs/screenshots')
const format = values.to ? 'png' : 'webp'

async function refuseCookies(page: Page): Promise<void> {
  await page.goto('/acceso')
  await cookieQuestionAlive(page)
  const refuse = page.getByRole('button', { name: 'Rechazar todas' })
  await refuse.click()
  await refuse.waitFor({ state: 'detached' })
}

/**
 * The window, which is as high as the picture: Chromium resizes the page for one that reaches beyond it, and charts
 * were caught at a width that no window has.
 */
async function draw(page: Page, name: string, { width, height }: { width: number; height: number }) {
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', {
    format,
    ...(format === 'webp' && { quality }),
    clip: { x: 0, y: 0, width, height, scale: 1 },
  })
  await writeFile(join(folder, `${name}.${format}`), Buffer.from(data, 'base64'))
  console.log(`${name}.${format}`)
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

const options = findChromium({ whole: true })
if (!options) throw new Error('No Chromium was found: run `npm test` once, or name one in ENDOLL_CHROMIUM.')
const changes = {
  ...(values.brand ? { brand: values.brand } : {}),
  ...(values.name ? { organisation: { name: values.name } } : {}),
}
const office = await startOffice({ deployment: { file: 'demo', changes }, nowMs, withDemo: true })
const browser = await chromium.launch(options)
const failed: string[] = []

interface Shot {
  readonly name: string
  readonly colorScheme: 'light' | 'dark'
  readonly width: number
  readonly height: number
}

async function take({ name, colorScheme, width, height }: Shot): Promise<void> {
  const show = screens[name]
  if (!show) return
  const longest = longestOf[name] ?? longestPx
  const context = await browser.newContext({
    baseURL: office.url,
    colorScheme,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    // A frame is not drawn beyond the window: that of a bill is as high as the picture.
    viewport: { width, height: name.startsWith('bill') ? longest : height },
  })
  try {
    await context.clock.setFixedTime(nowMs)
    const page = await context.newPage()
    await refuseCookies(page)
    const putBack = await show(page)
    // Cards come one after the other, some below the window.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForFunction(() => !document.querySelector('.skeleton, [aria-busy="true"]'))
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => scrollTo(0, 0))
    await page.evaluate(() => document.fonts.ready)
    const wholePx = Math.max(height, await heightOf(page))
    // What is fixed to the window would stand in the middle of a picture that is longer.
    await page.setViewportSize({ width, height: Math.min(wholePx, longest) })
    // Charts are redrawn for the window, which takes a while on a busy machine.
    await page.waitForTimeout(1500)
    await draw(page, `${name}-${width}-${colorScheme}`, { width, height: Math.min(wholePx, longest) })
    if (onPaper.has(name) && colorScheme === 'light' && width > sheetPx) {
      await page.setViewportSize({ width: sheetPx, height })
      await page.emulateMedia({ media: 'print' })
      const sheet = { width: sheetPx, height: await heightOf(page) }
      await page.setViewportSize(sheet)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await draw(page, `${name}-print`, sheet)
    }
    await putBack?.()
  } catch (error) {
    // The others are drawn all the same.
    failed.push(`${name} ${width} ${colorScheme}: ${String(error).split('\n')[0]}`)
  } finally {
    await context.close()
  }
}

/** Those that ask for something come one after the other: a contract takes one change at a time. */
const alone: ReadonlySet<string> = new Set(['request', 'requests', 'request-done'])
const shots: readonly Shot[] = Object.keys(screens)
  .filter((name) => only.length === 0 || only.includes(name))
  .flatMap((name) =>
    (['light', 'dark'] as const).flatMap((colorScheme) =>
      Object.entries(widths).map(([width, height]) => ({ name, colorScheme, width: Number(width), height })),
    ),
  )
  .filter(({ width, colorScheme }) => !values.just || values.just === `${width}-${colorScheme}`)

async function takeAll(waiting: Shot[]): Promise<void> {
  for (let shot = waiting.shift(); shot; shot = waiting.shift()) await take(shot)
}

try {
  await mkdir(folder, { recursive: true })
  const together = shots.filter(({ name }) => !alone.has(name))
  await Promise.all(Array.from({ length: lanes }, () => takeAll(together)))
  await takeAll(shots.filter(({ name }) => alone.has(name)))
} finally {
  await browser.close()
  await office.stop()
}
if (failed.length > 0) {
  console.error(failed.join('\n'))
  process.exitCode = 1
}
