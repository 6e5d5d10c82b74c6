// `npm run bench [sizes|paint|hands|lists|load|broken-off|sustained|same-time|million|year|insight|curves|pdf|photos|at-rest|acting …]`: measures what shared budgets speak of, one part after the other,
// prints its table and writes it into its section of bench/RESULTS.md. Machines are noisy: look at the
// ratios, which come from turns taken within one run.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../scripts/chromium.mjs'
import { ensureWebBuilt, exclusively } from '../scripts/prepare.mjs'
import { startTestCluster, type TestCluster } from '../server/src/testing/cluster.ts'
import { measureActing } from './acting-for.ts'
import { measureAtRest } from './at-rest.ts'
import { measurePhotos } from './bill-photos.ts'
import { measureBrokenOff } from './broken-off.ts'
import { bundleFigures } from './bundle-sizes.ts'
import { curveFigures } from './curve-import.ts'
import { onDemo } from './demo-server.ts'
import { measureInsight } from './insight.ts'
import { measureLists } from './lists.ts'
import { measureLoad, measureSustained } from './load.ts'
import { measureMillion } from './million.ts'
import { measureHands, measurePaint } from './paint.ts'
import { measurePdf } from './pdf.ts'
import { meets, processorShare, tableOf, type Figure } from './result.ts'
import { withSection } from './results-file.ts'
import { measureSameTime } from './same-time.ts'
import { measureYear } from './year-of-hours.ts'

async function onCluster(measure: (cluster: TestCluster) => Promise<Figure[]>): Promise<Figure[]> {
  const cluster = await startTestCluster()
  try {
    return await measure(cluster)
  } finally {
    await cluster.stop()
  }
}

async function onBuiltWeb(measure: () => Figure[] | Promise<Figure[]>): Promise<Figure[]> {
  await exclusively(ensureWebBuilt)
  return measure()
}

function inBrowser(measure: (address: string) => Promise<Figure[]>): Promise<Figure[]> {
  return onBuiltWeb(async () => {
    await ensureChromium()
    return onDemo(measure)
  })
}

const parts = {
  sizes: () => onBuiltWeb(bundleFigures),
  paint: () => inBrowser(measurePaint),
  hands: () => inBrowser(measureHands),
  lists: () => onCluster(measureLists),
  load: () => onBuiltWeb(() => onDemo(measureLoad)),
  'broken-off': () => onBuiltWeb(() => onDemo(measureBrokenOff)),
  sustained: () => onBuiltWeb(() => onDemo(measureSustained)),
  'same-time': () => onCluster(measureSameTime),
  million: measureMillion,
  year: () => onCluster(measureYear),
  insight: () => onCluster(measureInsight),
  curves: curveFigures,
  pdf: measurePdf,
  photos: measurePhotos,
  'at-rest': () => onCluster(measureAtRest),
  acting: () => onCluster(measureActing),
} as const satisfies Record<string, () => Promise<Figure[]>>

type PartName = keyof typeof parts
const names = Object.keys(parts) as PartName[]
function isPart(text: string): text is PartName {
  return names.some((name) => name === text)
}

const asked = process.argv.slice(2)
const unknown = asked.filter((text) => !isPart(text))
if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(' ')}; parts are ${names.join(' ')}`)
const wanted = asked.length > 0 ? asked.filter(isPart) : names

// All temporary files are in one folder, which is removed however the process ends.
const folder = mkdtempSync(join(tmpdir(), 'endoll-bench-'))
process.env.TMPDIR = folder
// A database that root starts runs as another user, who passes through it.
chmodSync(folder, 0o711)
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))

const measured: Figure[] = []
const failed: PartName[] = []
const results = join(import.meta.dirname, 'RESULTS.md')
const [processor] = cpus()
const machine = `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
for (const name of wanted) {
  const startedMs = performance.now()
  const share = processorShare()
  try {
    const figures = await parts[name]()
    const seconds = Math.round((performance.now() - startedMs) / 1000)
    const table = tableOf(figures)
    console.log(`${table}\n(${name}: ${seconds} s)\n`)
    // oxlint-disable-next-line no-restricted-globals -- the day on which it was measured, nothing is computed with it
    const day = new Date().toISOString().slice(0, 10)
    const measure = { day, commit, machine, share, table }
    await writeFile(results, withSection(await readFile(results, 'utf8'), names, name, measure))
    measured.push(...figures)
  } catch (error) {
    console.error(error)
    failed.push(name)
  }
}

const missed = measured.filter((figure) => !meets(figure)).length
if (missed > 0) console.log(`${missed} figures miss their budget.`)
if (failed.length > 0) {
  console.error(`Not measured: ${failed.join(', ')}.`)
  process.exitCode = 1
}
