// What must be there before anything runs: a Node, the packages, and for the server the built web.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bin, machineEnvironment, pinnedEnvironment, root, run, step, Stop } from './step.mjs'

const OLDEST_NODE = 20
const SERVER_NODE = 24
const INSTALL_STAMP = join(root, 'node_modules/.endoll-stamp')
const WEB_STAMP = join(root, 'web/dist/.endoll-stamp')

export function checkNode() {
  const version = Number(process.versions.node.split('.')[0])
  if (version >= OLDEST_NODE) return
  throw new Stop(
    `Endoll needs Node ${OLDEST_NODE} or newer to start; this is ${process.version}. See https://nodejs.org`,
  )
}

/** Installs the packages of package-lock.json unless exactly those are there. */
export async function ensureInstalled() {
  const wanted = hashOf([readFileSync(join(root, 'package-lock.json'))])
  if (!existsSync(bin)) rmSync(INSTALL_STAMP, { force: true })
  if (readIfThere(INSTALL_STAMP) === wanted) return
  if (isInstalled()) return writeFileSync(INSTALL_STAMP, wanted)
  await step('Installing packages', async () => {
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    const { code, output } = await run('npm', args, { quiet: true, env: machineEnvironment() })
    if (code !== 0) throw new Stop(`${output.trim()}\nThe packages could not be installed (npm ci).`)
    writeFileSync(INSTALL_STAMP, wanted)
  })
}

/** Whether npm's own record of what it installed agrees with the lock: somebody ran `npm install` by hand. */
function isInstalled() {
  const record = readIfThere(join(root, 'node_modules/.package-lock.json'))
  if (!record) return false
  const { packages: installed } = JSON.parse(record)
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(locked).every(([path, { version, integrity, optional }]) => {
    // Also what is installed below a workspace, but not the workspaces themselves.
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    return found ? found.version === version && found.integrity === integrity : optional === true
  })
}

/** Builds what the browser gets, when its sources differ from those of the last build. */
export async function ensureWebBuilt() {
  const wanted = hashOf([readFileSync(join(root, 'package-lock.json')), ...webSources()])
  if (readIfThere(WEB_STAMP) === wanted) return
  await step('Building the web', async () => {
    const args = ['run', 'build', '-w', 'web', '--silent']
    const { code, output } = await run('npm', args, { quiet: true, env: pinnedEnvironment() })
    if (code !== 0) throw new Stop(`${output.trim()}\nThe web could not be built (npm run build -w web).`)
    mkdirSync(join(root, 'web/dist'), { recursive: true })
    writeFileSync(WEB_STAMP, wanted)
  })
}

/** The Node that runs the server: npm's pinned one, or the machine's where npm has none for it. */
export async function findServerNode() {
  const pinned = join(bin, 'node')
  if (existsSync(pinned) && (await run(pinned, ['--version'], { quiet: true })).code === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= SERVER_NODE) return process.execPath
  throw new Stop(
    `npm brings Node ${SERVER_NODE} for Linux on x64 and arm64 only: on this machine install Node ${SERVER_NODE} ` +
      `or newer (this is ${process.version}) and start again.`,
  )
}

/** One start at a time prepares a checkout; a second one beside it waits. Linux frees the name with us. */
export async function exclusively(work) {
  if (process.platform !== 'linux') return work()
  const name = `\0endoll-prepare-${hashOf([root]).slice(0, 32)}`
  const tryLock = () =>
    new Promise((resolve) => {
      const server = createServer()
      server.once('error', () => resolve(undefined))
      server.listen(name, () => resolve(server))
    })
  let lock = await tryLock()
  if (!lock) console.log('Another start is preparing this checkout: waiting for it …')
  while (!lock) {
    await sleep(200)
    lock = await tryLock()
  }
  try {
    return await work()
  } finally {
    lock.close()
  }
}

function* webSources() {
  for (const folder of ['api', 'domain', 'web']) yield* sourcesIn(join(root, folder))
}

function* sourcesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'vectors'].includes(entry.name)) yield* sourcesIn(path)
    } else if (!/\.test\.tsx?$/.test(entry.name)) {
      yield relative(root, path)
      yield readFileSync(path)
    }
  }
}

function hashOf(pieces) {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece).update('\0')
  return hash.digest('hex')
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
