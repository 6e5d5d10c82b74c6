import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What every document has, or the frame brings before its page. */
const always: ReadonlySet<string> = new Set(['app', 'errors', 'frame', 'menus'])

interface Declared {
  readonly loads: string
  readonly texts: readonly string[]
}

interface Module {
  /** The areas whose texts it says. */
  readonly says: readonly string[]
  /** The modules that come with it. */
  readonly imports: readonly string[]
  /** What it shows that comes in a file of its own, by the place of the declaration. */
  readonly declares: readonly Declared[]
}

function resolve(from: string, imported: string): string {
  return relative(root, join(root, dirname(from), imported))
}

function stringsIn(list: string): string[] {
  return [...list.matchAll(/'([^']+)'/g)].map(([, text = '']) => text)
}

/** A list of areas that has a name, by that name. */
const named = new Map(
  globSync('**/*-areas.ts', { cwd: root }).flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(/export const (\w+)[^=]*= \[([^\]]*)\]/g)].map(
      ([, called = '', list = '']) => [called, stringsIn(list)] as const,
    ),
  ),
)

function textsIn(declaration: string): readonly string[] {
  const [, list, called = ''] = /\btexts: (?:\[([^\]]*)\]|(\w+))/.exec(declaration) ?? []
  return list === undefined ? (named.get(called) ?? []) : stringsIn(list)
}

function readModule(name: string): Module {
  const code = readFileSync(join(root, name), 'utf8')
  const imports = [...code.matchAll(/^(?:import|export)\s(?!type\b)[^'"]*?from '(\.[^']+)'/gm)]
  const declares = [...code.matchAll(/\b(?:part|page)(?:<[^(]*>)?\(\{[\s\S]*?\n\s*\}\)/g)].flatMap(
    ([text]) => {
      const loads = /load: async \(\) =>\s*\(await import\('([^']+)'\)\)/.exec(text)?.[1]
      return loads === undefined ? [] : [{ loads: resolve(name, loads), texts: textsIn(text) }]
    },
  )
  return {
    says: [...code.matchAll(/useTranslations\(\s*'([^'.]+)/g)].map(([, area = '']) => area),
    imports: imports.map(([, imported = '']) => resolve(name, imported)),
    declares,
  }
}

const modules = new Map(
  globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((name) => !/\.(test|break|fixture)\.|^(desk|gallery)\//.test(name))
    .map((name) => [name, readModule(name)] as const),
)

/** A module with all that come with it. */
function closureOf(name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name) || !modules.has(name)) return seen
  seen.add(name)
  for (const one of modules.get(name)?.imports ?? []) closureOf(one, seen)
  return seen
}

/** Not drawn there: the form of who wants to be called takes a bill in the comparators alone. */
const notDrawn = new Set([
  "form/UploadField.tsx says 'files', which form/lead-form/LeadForm.tsx comes without",
])

const missing = new Set<string>()
const done = new Set<string>()

/** Follows a page or part with what was loaded on the way to it. */
function follow({ loads, texts }: Declared, before: ReadonlySet<string>): void {
  const loaded = new Set([...before, ...texts])
  const key = `${loads} ${[...loaded].toSorted().join(' ')}`
  if (done.has(key)) return
  done.add(key)
  for (const name of closureOf(loads)) {
    const { says, declares } = modules.get(name) as Module
    for (const area of says) {
      if (!loaded.has(area)) missing.add(`${name} says '${area}', which ${loads} comes without`)
    }
    for (const one of declares) follow(one, loaded)
  }
}

it('loads the texts of all that a page or part draws, by what it declares', () => {
  const pages = ['app/pages.ts', 'app/view-pages.ts'].flatMap((name) => modules.get(name)?.declares ?? [])
  expect(pages.length).toBeGreaterThan(40)
  for (const { loads } of pages) expect(existsSync(join(root, loads)), loads).toBe(true)
  for (const page of pages) follow(page, always)
  expect([...missing].filter((one) => !notDrawn.has(one)).toSorted()).toEqual([])
})
