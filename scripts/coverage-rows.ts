import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBuilt } from '../web/src/app/unbuilt.ts'
import { routeKeys, type RouteKey } from '../web/src/site/paths.ts'
import { callOf, declaredEndpoints, filesIn, mountedModules, root } from './api-endpoints.ts'

/** A row as docs/coverage/*.json holds it; see docs/coverage/README.md. */
interface WrittenRow {
  /** Unique within its file; the file's prefix goes before it. */
  readonly id?: string
  /** A call of the API as the specification writes it, instead of an id: api/src and app.ts say whether it is built. */
  readonly call?: string
  /** A page of web/src/site/paths.ts: not built while it stands in web/src/app/unbuilt.ts. */
  readonly route?: string
  readonly what?: string
  /** Issue that builds it; 'later' while none is named. */
  readonly by: string
  readonly built?: boolean
  readonly files?: readonly string[]
  /** `path`, or `path#words of the test's title`. */
  readonly tests?: readonly string[]
}

interface WrittenChapter {
  readonly prefix: string
  readonly title: string
  readonly rows: readonly WrittenRow[]
}

/** A row with everything the tree knows about it. */
export interface CoverageRow {
  readonly id: string
  readonly route: string | undefined
  readonly what: string
  readonly by: string
  readonly built: boolean
  readonly files: readonly string[]
  readonly tests: readonly string[]
}

export interface CoverageChapter {
  readonly title: string
  readonly rows: readonly CoverageRow[]
}

export interface Coverage {
  readonly chapters: readonly CoverageChapter[]
  /** A sentence for everything that does not hold; nothing may stand here. */
  readonly problems: readonly string[]
}

interface KnownCall {
  readonly summary: string
  /** Declaration and routes; without routes no module handles it yet. */
  readonly files: readonly string[]
  readonly mounted: boolean
}

async function knownCalls(): Promise<Map<string, KnownCall>> {
  const modules = await mountedModules()
  const calls = new Map<string, KnownCall>()
  for (const { endpoint, file } of await declaredEndpoints()) {
    const call = callOf(endpoint)
    const module = modules.find(({ endpoints }) => endpoints.some((one) => callOf(one.endpoint) === call))
    const routes = module ? [`server/src/modules/${module.slug}/routes.ts`] : []
    calls.set(call, { summary: endpoint.summary, files: [file, ...routes], mounted: module !== undefined })
  }
  return calls
}

function isRoute(route: string): route is RouteKey {
  return (routeKeys as readonly string[]).includes(route)
}

/** A call is built when it is mounted, and its files follow; anything else says so itself. */
function rowOf(prefix: string, row: WrittenRow, calls: ReadonlyMap<string, KnownCall>): CoverageRow {
  const { call, id = call, what, by, tests = [] } = row
  const known = call === undefined ? undefined : calls.get(call)
  return {
    id: `${prefix}.${id}`,
    route: row.route,
    what: what ?? known?.summary ?? '',
    by,
    built: call === undefined ? (row.built ?? false) : (known?.mounted ?? false),
    files: known?.files ?? row.files ?? [],
    tests,
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}

/** What a built row claims and the tree denies. */
function brokenClaims({ id, files, tests }: CoverageRow): string[] {
  const problems: string[] = []
  if (files.length === 0) problems.push(`${id} is built but names no file`)
  if (tests.length === 0) problems.push(`${id} is built but names no test`)
  for (const file of files) {
    if (read(file) === undefined) problems.push(`${id} names ${file}, which does not exist`)
  }
  for (const test of tests) {
    const [file = '', words] = test.split('#')
    const text = /\.(test|spec)\.tsx?$/.test(file) ? read(file) : undefined
    if (text === undefined) problems.push(`${id} names the test file ${file}, which does not exist`)
    else if (words !== undefined && !text.includes(words)) {
      problems.push(`${id} names the test "${words}", which ${file} does not have`)
    }
  }
  return problems
}

function repeated(values: readonly string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function routeProblems({ id, route, built }: CoverageRow): string[] {
  if (route === undefined) return []
  if (!isRoute(route)) return [`${id}: no page is called ${route}`]
  return built && !isBuilt(route) ? [`${id} is built but its page stands in web/src/app/unbuilt.ts`] : []
}

/** Calls of api/src and pages of the site that no row names. */
function missingRows(written: readonly WrittenRow[], calls: ReadonlyMap<string, KnownCall>): string[] {
  const listed = new Set(written.flatMap(({ call, route }) => [call, route]))
  return [
    ...[...calls.keys()]
      .filter((call) => !listed.has(call))
      .map((call) => `${call} of the contract has no row`),
    ...routeKeys.filter((key) => !listed.has(key)).map((key) => `the page ${key} has no row`),
  ]
}

function rowProblems(row: CoverageRow): string[] {
  const { id, by, built } = row
  const issue = /^([A-Z]\d|later)$/.test(by) ? [] : [`${id} names no issue that builds it`]
  return [...issue, ...routeProblems(row), ...(built ? brokenClaims(row) : [])]
}

/** The rows of both specifications with what the tree says about each. */
export async function readCoverage(): Promise<Coverage> {
  const calls = await knownCalls()
  const chapters = filesIn('docs/coverage/*.json').map((file) => {
    const { prefix, title, rows } = JSON.parse(readFileSync(join(root, file), 'utf8')) as WrittenChapter
    return { title, written: rows, rows: rows.map((row) => rowOf(prefix, row, calls)) }
  })
  const rows = chapters.flatMap((chapter) => chapter.rows)
  const problems = [
    ...missingRows(
      chapters.flatMap(({ written }) => written),
      calls,
    ),
    ...repeated(rows.map(({ id }) => id)).map((id) => `${id} stands twice`),
    ...rows.flatMap(rowProblems),
  ]
  return { chapters, problems }
}

function cell(text: string) {
  return text.replaceAll('|', '\\|')
}
function list(values: readonly string[]) {
  return values.map((value) => `\`${cell(value)}\``).join('<br>')
}

function line({ id, what, by, built, files, tests }: CoverageRow) {
  return `| ${cell(id)} | ${cell(what)} | ${list(files)} | ${list(tests)} | ${built ? 'yes' : `no (${by})`} |`
}

function builtOf(rows: readonly CoverageRow[]) {
  return rows.filter(({ built }) => built).length
}

/** docs/coverage.md as a text. */
export function renderCoverage({ chapters }: Coverage): string {
  const all = chapters.flatMap(({ rows }) => rows)
  const summary = chapters.map(({ title, rows }) => `| ${title} | ${builtOf(rows)} | ${rows.length} |`)
  const body = chapters.map(({ title, rows }) =>
    [
      `## ${title}`,
      '',
      '| row | what | file | test | built |',
      '| --- | --- | --- | --- | --- |',
      ...rows.map(line),
    ].join('\n'),
  )
  return [
    '# Coverage of the two specifications',
    '',
    'Written by `node scripts/coverage.mjs` from `docs/coverage/*.json`, the contract and the route list; do not edit.',
    'How rows are written: [coverage/README.md](coverage/README.md). In the last column, `no` names the issue that builds the row.',
    '',
    '| chapter | built | rows |',
    '| --- | --- | --- |',
    ...summary,
    `| **all** | **${builtOf(all)}** | **${all.length}** |`,
    '',
    body.join('\n\n'),
    '',
  ].join('\n')
}
