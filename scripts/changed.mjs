// What differs from the last commit, and the tests nearest to it: `npm run check -- --changed`.
// Plain JavaScript for Node 20, built-in modules only.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, run, Stop } from './step.mjs'

/** So many files of tests answer within seconds; the whole answer is `npm run check`. */
const MOST_TESTS = 12
const CODE = /\.(ts|tsx|mjs)$/
const TEST = /(?<!\.long)\.test\.tsx?$/
const SPECIFIER = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** Files of the work tree that differ from the last commit, and every file of code in it. */
export async function readTree() {
  const changed = [
    ...(await git('diff', '--name-only', '--relative', 'HEAD')),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ].filter((file) => existsSync(join(root, file)))
  const code = [...new Set([...(await git('ls-files')), ...changed])].filter(
    (file) => CODE.test(file) && existsSync(join(root, file)),
  )
  return { changed, code }
}

async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true })
  if (code !== 0) throw new Stop(output.trim())
  return output.split('\n').filter((line) => line !== '')
}

/** Which workspace's types a file belongs to. */
export function workspaceOf(file) {
  const [folder] = file.split('/')
  return { scripts: 'server', bench: 'e2e' }[folder] ?? folder
}

/**
 * The tests of each changed file: those of its folder, and those that import it, at once or through one other file.
 * @param {readonly string[]} changed
 * @param {readonly string[]} code
 * @param {(file: string) => string} read
 */
export function nearestTests(changed, code, read = (file) => readFileSync(join(root, file), 'utf8')) {
  const importers = importersIn(code, read)
  const found = new Set()
  const add = (files) => files.filter((file) => TEST.test(file)).forEach((file) => found.add(file))
  add(changed)
  for (const file of changed) add(code.filter((other) => dirname(other) === dirname(file)))
  let reached = changed
  for (let step = 0; step < 2; step += 1) {
    reached = reached.flatMap((file) => importers.get(file) ?? [])
    add(reached)
  }
  const tests = [...found]
  return { tests: tests.slice(0, MOST_TESTS), left: tests.slice(MOST_TESTS) }
}

function importersIn(code, read) {
  const importers = new Map()
  for (const file of code) {
    for (const [, specifier] of read(file).matchAll(SPECIFIER)) {
      const imported = fileOf(specifier.replace(/\?.*$/, ''), file)
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return importers
}

function fileOf(specifier, importer) {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier)
  const [, workspace, path] = /^@endoll\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  return workspace && join(workspace, 'src', path)
}
