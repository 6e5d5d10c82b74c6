// Finds the browser of the tests, or installs one.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedEnvironment, root, run, step, Stop } from './step.mjs'

/** Without windows: the same engine, at two thirds of the processor time of a whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** Where npm's packed Chromium is unpacked, with the libraries and fonts a bare system lacks. */
const UNPACKED = join(root, 'node_modules/.cache/chromium')

const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * For Playwright's `launchOptions`; ENDOLL_CHROMIUM names another browser. Pictures and measures want a whole one, as
 * people have, where there is one: it shows documents, and its letters are as wide as theirs.
 * @returns {{ executablePath: string, args: string[], env?: Record<string, string> } | undefined}
 */
export function findChromium({ whole = false } = {}) {
  const names = whole ? [...WHOLE, SHELL] : [SHELL, ...WHOLE]
  const system = firstThere([process.env.ENDOLL_CHROMIUM, ...names])
  if (system) return { executablePath: system, args: ARGS }
  const packed = join(UNPACKED, 'chromium')
  if (!existsSync(join(UNPACKED, '.complete'))) return undefined
  const env = { LD_LIBRARY_PATH: join(UNPACKED, 'al2023/lib'), FONTCONFIG_PATH: join(UNPACKED, 'fonts') }
  return { executablePath: packed, args: ARGS, env: { ...process.env, ...env } }
}

/** A browser that shows notifications, which one without windows does not; undefined if there is none. */
export function findWholeChromium() {
  const executablePath = firstThere([process.env.ENDOLL_CHROMIUM, ...WHOLE])
  return executablePath && { executablePath, args: ARGS }
}

function firstThere(paths) {
  return paths.find((path) => path && existsSync(path))
}

/**
 * Brings a browser if there is none: Debian's where we may install them, else the one packed on npm. Where a whole one is
 * there already, Debian's without windows is brought beside it; without it the whole one does.
 */
export async function ensureChromium() {
  if (process.env.ENDOLL_CHROMIUM && findWholeChromium()) return
  if (findChromium() && (!isDebianRoot() || (existsSync(SHELL) && findWholeChromium()))) return
  await step('Bringing a browser for the tests', async () => {
    if (isDebianRoot()) await aptInstall()
    if (!findChromium()) await unpack()
  })
  if (!findChromium()) {
    throw new Stop('No Chromium was found or could be brought: install one, or name one in ENDOLL_CHROMIUM.')
  }
}

function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

async function aptInstall() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const update = await run('apt-get', ['update', '-q'], { quiet: true, env })
  if (update.code !== 0) return
  // Older releases have no shell apart.
  for (const name of ['chromium', 'chromium-headless-shell']) {
    const args = ['install', '-y', '-q', '--no-install-recommends', name]
    await run('apt-get', args, { quiet: true, env })
  }
}

/** The package unpacks into the temporary folder, and its libraries only in an environment that looks like Lambda. */
async function unpack() {
  const script = `
    import { mkdirSync, writeFileSync } from 'node:fs'
    mkdirSync(process.env.TMPDIR, { recursive: true })
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    writeFileSync(process.env.TMPDIR + '/.complete', '')`
  const env = pinnedEnvironment({ TMPDIR: UNPACKED, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' })
  const args = ['--input-type=module', '-e', script]
  const { code, output } = await run('node', args, { quiet: true, cwd: join(root, 'e2e'), env })
  if (code !== 0) throw new Stop(`${output.trim()}\nThe packed Chromium could not be unpacked.`)
}
