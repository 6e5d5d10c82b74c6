// `npm test`: everything that CI runs, in the order in which it fails soonest. Steps may be named
// (`npm test -- lint types`); --no-browser leaves out the browser and what takes minutes (`npm run check`); --changed
// answers to an edit within seconds: only the files that differ from the last commit, and the tests nearest to them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nearestTests, readTree, workspaceOf } from './changed.mjs'
import { ensureChromium } from './chromium.mjs'
import { describeFailures, lastLines, readReport } from './failures.mjs'
import { checkNode, ensureInstalled, ensureWebBuilt, exclusively } from './prepare.mjs'
import { main, pinnedEnvironment, root, run, Stop } from './step.mjs'

/** Those whose types are checked; bench's are with those of e2e, which stand on the same files of the server. */
const WORKSPACES = ['domain', 'api', 'server', 'web', 'e2e']
const reports = mkdtempSync(join(tmpdir(), 'endoll-reports-'))
const counts = { passed: 0, failed: 0 }

/** The steps by name; each returns nothing, or what the failing program printed. */
const STEPS = {
  format: () => tool('oxfmt', ['--check', '.']),
  lint: () => tool('oxlint', ['--type-aware', '--deny-warnings']),
  types: () => types(WORKSPACES),
  boundaries: () => tool('node', ['scripts/boundaries.mjs']),
  unused: () => tool('knip', []),
  unit: () => vitest('unit', ['domain', 'api', 'web', 'server']),
  build: () => exclusively(ensureWebBuilt),
  advisories: () =>
    tool('retire', [
      '--jsrepo',
      'scripts/advisories/jsrepository-v5.json',
      '--path',
      'web/dist/client',
      '--cachedir',
      reports,
    ]),
  secrets: () => tool('node', ['scripts/secrets.mjs']),
  sizes: async () => {
    await exclusively(ensureWebBuilt)
    return tool('node', ['bench/bundle-sizes.ts'])
  },
  long: () => vitest('long', ['long']),
  // Only where it is named: it makes the package and installs it into a bare Debian.
  package: async () =>
    (await tool('node', ['scripts/package.mjs'])) ?? (await tool('node', ['scripts/try-package.mjs'])),
  browser: async () => {
    await exclusively(ensureWebBuilt)
    await ensureChromium()
    return withReport(
      { runner: 'playwright', name: 'browser' },
      // A machine that others use too may be slow for a moment; what passes only then is listed by name.
      () => ['test', '--reporter=json', '--retries=1'],
      join(root, 'e2e'),
    )
  },
}

/** What `npm run check` leaves to `npm test`. */
const LEFT_OUT = new Set(['long', 'browser'])

await main(async () => {
  checkNode()
  const args = process.argv.slice(2)
  const work = args.includes('--changed') ? checkChanged : () => runAll(chooseSteps(args))
  try {
    return (await announce('install', () => exclusively(ensureInstalled))) && (await work()) ? 0 : 1
  } finally {
    rmSync(reports, { recursive: true, force: true })
    console.log(`${counts.passed} passed, ${counts.failed} failed`)
  }
})

function chooseSteps(args) {
  const names = args.filter((argument) => argument !== '--no-browser')
  const unknown = names.find((name) => !Object.hasOwn(STEPS, name))
  if (unknown)
    throw new Stop(`There is no step "${unknown}"; the steps are ${Object.keys(STEPS).join(', ')}.`)
  const chosen = names.length > 0 ? names : Object.keys(STEPS).filter((name) => name !== 'package')
  return chosen.filter((name) => !LEFT_OUT.has(name) || !args.includes('--no-browser'))
}

async function runAll(names) {
  for (const name of names) if (!(await announce(name, STEPS[name]))) return false
  return true
}

async function checkChanged() {
  const { changed, code } = await readTree()
  if (changed.length === 0) throw new Stop('Nothing differs from the last commit.', 0)
  const edited = changed.filter((file) => code.includes(file))
  const workspaces = WORKSPACES.filter((name) => edited.some((file) => workspaceOf(file) === name))
  const { tests, left } = nearestTests(changed, code)
  const onAny = (files, work) => (files.length > 0 ? work(files) : undefined)
  const steps = {
    format: () => tool('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...changed]),
    lint: () => onAny(edited, (files) => tool('oxlint', ['--type-aware', '--deny-warnings', ...files])),
    types: () => types(workspaces),
    unit: () => onAny(tests, (files) => vitest('unit', [], files)),
  }
  const answers = await Promise.all(Object.entries(steps).map(([name, work]) => announce(name, work)))
  if (left.length > 0) console.log(`Not run: ${left.length} files of tests that are further away.`)
  return answers.every(Boolean)
}

/** One line when a step begins and one when it ends; the output only of the step that fails. */
async function announce(name, work) {
  const started = performance.now()
  console.log(`▸ ${name}`)
  let failure
  try {
    failure = await work()
  } catch (error) {
    if (!(error instanceof Stop) || error.exitCode > 128) throw error
    failure = broken(error.message)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`  ${failure === undefined ? 'ok' : 'FAILED'}  ${name}  ${seconds} s`)
  if (failure === undefined) return true
  console.log(failure)
  return false
}

/** Of a step that counts no tests, or broke before it could: it is itself what failed. */
function broken(words) {
  counts.failed += 1
  return words
}

async function tool(file, args, cwd = root) {
  const { code, output } = await run(file, args, { quiet: true, cwd, env: pinnedEnvironment() })
  return code === 0 ? undefined : broken(output.trim() || `${file} ended with code ${code}`)
}

async function types(workspaces) {
  for (const workspace of workspaces) {
    const failure = await tool('tsc', ['-p', workspace])
    if (failure !== undefined) return failure
  }
  return undefined
}

function vitest(name, projects, files = []) {
  return withReport({ runner: 'vitest', name }, (file) => [
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
}

/** Runs a test runner, adds what its JSON report counted, and reports what failed. */
async function withReport({ runner, name }, argsFor, cwd = root) {
  const file = join(reports, `${name}.json`)
  const env = pinnedEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const { code, output } = await run(runner, argsFor(file), { quiet: true, cwd, env })
  const report = findReport(file)
  if (!report) return broken(lastLines(output) || `${runner} ended with code ${code}`)
  const { passed, failed, failures, flaky } = report
  counts.passed += passed
  counts.failed += failed
  if (flaky.length > 0) console.log(`passed only at the second try:\n${describeFailures(flaky)}`)
  if (code === 0 && passed === 0) return broken(`${runner} ran no test`)
  if (code === 0 && failed === 0) return undefined
  const words = failures.length > 0 ? describeFailures(failures) : lastLines(output)
  return failed > 0 ? words : broken(words)
}

function findReport(file) {
  try {
    return readReport(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined // it broke before it could write one
  }
}
