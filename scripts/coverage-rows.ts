import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeKeys } from '../web/src/site/paths.ts'
import { callOf, declaredEndpoints, filesIn, mountedModules, root } from './api-endpoints.ts'

/** A rule as docs/coverage/*.json lists it; see docs/coverage/README.md. */
interface WrittenRow {
  /** Unique within its file; the file's prefix goes before it. */
  readonly id?: string
  /** A call of the API as the specification writes it, instead of an id. */
  readonly call?: string
  /** The page of web/src/site/paths.ts that the rule speaks of. */
  readonly route?: string
  readonly what?: string
}

interface WrittenChapter {
  readonly prefix: string
  readonly title: string
  readonly rows: readonly WrittenRow[]
}

/** A rule with the test files of which a title carries its id. */
export interface CoverageRow {
  readonly id: string
  readonly what: string
  readonly tests: readonly string[]
}

export interface Coverage {
  readonly chapters: readonly { readonly title: string; readonly rows: readonly CoverageRow[] }[]
  /** A sentence for everything that does not hold; nothing may stand here. */
  readonly problems: readonly string[]
}

const ruleId = /\[((?:[cv]\d|o|r|law)\.[\w.-]+|(?:GET|POST|PUT|PATCH|DELETE) [^\]\s]+)\]/g

/** The ids of rules that stand in a text: `[c5.cups]`, `[GET contracts/{name}/]`, or `[law.6]` of docs/law.md. */
export function ruleIdsIn(text: string): Set<string> {
  return new Set([...text.matchAll(ruleId)].map(([, id = '']) => id))
}

/** Every test file with the ids of rules in its titles. */
export function testsWithRules(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = filesIn('{{domain,api,server,web}/src,e2e,scripts}/**/*.{test,spec}.{ts,tsx}')
  return new Map(files.map((file) => [file, ruleIdsIn(readFileSync(join(root, file), 'utf8'))]))
}

function repeated(values: readonly string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

async function summariesOfCalls(): Promise<ReadonlyMap<string, string>> {
  return new Map((await declaredEndpoints()).map(({ endpoint }) => [callOf(endpoint), endpoint.summary]))
}

async function missingCalls(listed: ReadonlySet<string>, declared: readonly string[]): Promise<string[]> {
  const modules = await mountedModules()
  const mounted = new Set(
    modules.flatMap(({ endpoints }) => endpoints.map(({ endpoint }) => callOf(endpoint))),
  )
  return [
    ...declared.filter((call) => !listed.has(call)).map((call) => `${call} of the contract has no row`),
    ...[...listed].filter((call) => !mounted.has(call)).map((call) => `${call} is answered by no module`),
  ]
}

function missingPages(rows: readonly WrittenRow[]): string[] {
  const routes = rows.flatMap(({ route }) => (route === undefined ? [] : [route]))
  return [
    ...routeKeys.filter((key) => !routes.includes(key)).map((key) => `the page ${key} has no row`),
    ...routes
      .filter((key) => !(routeKeys as readonly string[]).includes(key))
      .map((key) => `no page is called ${key}`),
  ]
}

/** The rules of both specifications and our own, and the tests that hold them. */
export async function readCoverage(): Promise<Coverage> {
  const summaries = await summariesOfCalls()
  const tests = testsWithRules()
  const written = filesIn('docs/coverage/*.json').map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as WrittenChapter,
  )
  const chapters = written.map(({ prefix, title, rows }) => ({
    title,
    rows: rows.map(({ id, call = '', what = summaries.get(call) ?? '' }): CoverageRow => {
      const full = id === undefined ? call : `${prefix}.${id}`
      return { id: full, what, tests: [...tests].flatMap(([file, ids]) => (ids.has(full) ? [file] : [])) }
    }),
  }))
  const rows = chapters.flatMap((chapter) => chapter.rows)
  const ids = rows.map(({ id }) => id)
  const all = written.flatMap((chapter) => chapter.rows)
  const calls = new Set(all.flatMap(({ call }) => (call === undefined ? [] : [call])))
  const problems = [
    ...(await missingCalls(calls, [...summaries.keys()])),
    ...missingPages(all),
    // A call may stand in both specifications.
    ...repeated(ids.filter((id) => !calls.has(id))).map((id) => `${id} stands twice`),
    ...rows.filter((row) => row.what === '').map(({ id }) => `${id} does not say what it is`),
    ...rows.filter((row) => row.tests.length === 0).map(({ id }) => `no title of a test carries [${id}]`),
    ...[...tests].flatMap(([file, found]) =>
      [...found]
        .filter((id) => !ids.includes(id) && !id.startsWith('law.'))
        .map((id) => `${file}: [${id}] is no rule of docs/coverage`),
    ),
  ]
  return { chapters, problems }
}
