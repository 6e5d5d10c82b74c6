// Runs other programs and hands them the signals that reach us, so that nothing is left behind.
// Plain JavaScript for Node 20, built-in modules only: it runs before anything is installed.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')
export const bin = join(root, 'node_modules/.bin')

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let signalled = false

for (const signal of SIGNALS) process.on(signal, () => hand(signal))

// npm hands a signal to the shell it runs us in, which ends on it without passing it on.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    hand('SIGTERM')
  }, 250)
  watch.unref()
}

function hand(signal) {
  signalled = true
  for (const child of running) child.kill(signal)
  if (running.size === 0) process.exit(signal === 'SIGINT' ? 130 : 143)
}

/** A plain sentence for the person at the terminal; no stack is shown. */
export class Stop extends Error {
  constructor(sentence, exitCode = 1) {
    super(sentence)
    this.exitCode = exitCode
  }
}

/**
 * Runs a program to its end. `quiet` keeps what it prints (returned as `output`) instead of showing it.
 * @param {string} file
 * @param {string[]} args
 * @param {{ quiet?: boolean, cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(file, args, { quiet = false, cwd = root, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    running.add(child)
    const pieces = []
    child.stdout?.on('data', (piece) => pieces.push(piece))
    child.stderr?.on('data', (piece) => pieces.push(piece))
    child.once('error', (error) => reject(new Stop(`${file} cannot be run: ${error.message}`)))
    child.once('close', (code, signal) => {
      running.delete(child)
      const output = Buffer.concat(pieces).toString()
      // Interrupted while preparing: end here. A program that handled the signal itself passes its code on.
      if (signalled && code === null) reject(new Stop('Stopped.', signal === 'SIGINT' ? 130 : 143))
      else resolve({ code: code ?? (signal ? 128 + 9 : 1), output })
    })
  })
}

/** Says that a step begins and, when it lasted, how long it took. */
export async function step(name, work) {
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  const timer = setTimeout(() => console.log(`${name} …`), 700)
  const still = setInterval(() => console.log(`${name}: still at it (${seconds()} s)`), 30_000)
  try {
    const answer = await work()
    if (performance.now() - started > 1000) console.log(`${name}: ${seconds()} s`)
    return answer
  } finally {
    clearTimeout(timer)
    clearInterval(still)
  }
}

/** The environment in which the workspace's own programs, the pinned Node first, are found by name. */
export function pinnedEnvironment(more = {}) {
  return { ...process.env, ...more, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
}

/** Without the workspace's programs: npm must not run on a Node that it is about to replace. */
export function machineEnvironment() {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  return { ...process.env, PATH: folders.join(delimiter) }
}

/** Runs a script's body; an error that a person can fix is one sentence and an exit code. */
export async function main(body) {
  try {
    process.exitCode = await body()
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    process.exitCode = error instanceof Stop ? error.exitCode : 1
  }
}
