// What neither the compiler nor the linter can hold; see docs/ARCHITECTURE.md.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@endoll/api/language.ts'
import { parseCups } from '@endoll/domain/identity/cups.ts'
import { parseIban } from '@endoll/domain/identity/iban.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import { demoContracts } from '../server/src/demo/write-folder.ts'
import { writeTables } from '../server/src/demo/write-tables.ts'
import { loggedFields } from '../server/src/platform/log.ts'
import { routeKeys } from '../web/src/site/paths.ts'
import { callOf, declaredEndpoints, filesIn, mountedModules, root } from './api-endpoints.ts'

const workspaces = '{domain,api,server,web,e2e,bench,scripts}'
/** The violations planted below are no violations. */
const thisFile = 'scripts/repository-rules.test.ts'
const sources = filesIn(`${workspaces}/**/*.{ts,tsx,mjs}`).filter(
  (file) => !/node_modules|\/dist\//.test(file) && file !== thisFile,
)
function isTest(file: string) {
  return /\.(test|spec|break)\.tsx?$/.test(file)
}

/** Places, as `file:line: text`, where a line of the files matches. */
async function linesThat(files: readonly string[], matches: (line: string) => boolean): Promise<string[]> {
  const found = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(join(root, file), 'utf8')).split('\n')
      return lines.flatMap((line, index) => (matches(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []))
    }),
  )
  return found.flat()
}

describe('every call of the contract', () => {
  /** Calls declared ahead of the module that will handle them, each with the issue that builds it. */
  const unbuilt: Readonly<Record<string, string>> = {}

  it('is declared once and mounted once, or named here as not yet built', async () => {
    const declared = (await declaredEndpoints()).map(({ endpoint }) => callOf(endpoint))
    expect(declared.toSorted()).toEqual([...new Set(declared)].toSorted())
    const mounted = (await mountedModules()).flatMap(({ endpoints }) =>
      endpoints.map((one) => callOf(one.endpoint)),
    )
    expect([...mounted, ...Object.keys(unbuilt)].toSorted()).toEqual(declared.toSorted())
  })
})

describe('every route', () => {
  it('has a title in every language [c1.languages] [c2.paths]', async () => {
    for (const language of languages) {
      const file = `../web/src/i18n/titles/${language}.ts`
      const { titles } = (await import(file)) as { titles: Record<string, string> }
      const untitled = routeKeys.filter((key) => !titles[key]?.trim())
      expect(untitled, `web/src/i18n/titles/${language}.ts lacks titles`).toEqual([])
    }
  })
})

describe('every procedure', () => {
  it('has a browser journey of its name', () => {
    const names = filesIn('web/src/procedures/*/flow.ts').map((file) => basename(dirname(file)))
    const journeys = filesIn('e2e/procedures/*.spec.ts').map((file) => basename(file, '.spec.ts'))
    expect(names.filter((name) => !journeys.includes(name))).toEqual([])
  })
})

describe('browser journeys', () => {
  const interception =
    /\.(route|routeFromHAR|unroute|routeWebSocket|setRequestInterception)\(|Fetch\.enable|getByTestId|data-testid|testIdAttribute/

  it.each([
    ["await page.route('**/api/**', (route) => route.abort())", true],
    ["page.getByTestId('send')", true],
    ["page.getByRole('button')", false],
  ])('%j is caught: %s', (line, caught) => {
    expect(interception.test(line)).toBe(caught)
  })

  it('meet the product as people do: no request is intercepted and nothing is found by a test id', async () => {
    expect(
      await linesThat(
        sources.filter((file) => /^(e2e|web)\//.test(file)),
        (line) => interception.test(line),
      ),
    ).toEqual([])
  })
})

describe('every field of a line of the log', () => {
  const given = /\blog(?:ger)?\.(?:debug|info|warn|error)\(\s*\{([^}]*)\}/g
  /** Names of fields that the log would drop without a word. */
  const droppedIn = (text: string) =>
    [...text.matchAll(given)].flatMap(([, fields = '']) =>
      [...fields.matchAll(/(?:^|,)\s*(\w+)/g)].flatMap(([, name = '']) =>
        loggedFields.has(name) ? [] : [name],
      ),
    )

  it.each([
    ["log.warn({ why: error.message }, 'refused')", ['why']],
    ["logger.error(\n  { job: 'rates', rates },\n  'stale')", ['rates']],
    ["logger.warn({ job: 'rates', table: told.join(', ') }, 'stale')", []],
    ["log.error({ err: error, step: part }, 'lost')", []],
  ])('%j drops %j', (text, dropped) => {
    expect(droppedIn(text)).toEqual(dropped)
  })

  it('is one that reaches it', async () => {
    const files = sources.filter((file) => file.startsWith('server/src/') && !isTest(file))
    const found = await Promise.all(
      files.map(async (file) => {
        const names = droppedIn(await readFile(join(root, file), 'utf8'))
        return names.map((name) => `${file}: ${name}`)
      }),
    )
    expect(found.flat()).toEqual([])
  })
})

describe('every suppression', () => {
  /** The directive, not a sentence about it: it opens its comment. */
  const directive =
    /(\/\/|\/\*)\s*((oxlint|eslint)-disable|@ts-(expect-error|ignore|nocheck)|v8 ignore|prettier-ignore|oxfmt-ignore)/
  const reason = /(--|: )\s*\S+\s+\S+/
  const isUnexplained = (line: string) => directive.test(line) && !reason.test(line)

  it.each([
    ['// oxlint-disable-next-line no-console', true],
    ['// @ts-expect-error', true],
    ['/* eslint-disable no-console -- it prints the report */', false],
    ['// @ts-expect-error: the handler is missing on purpose', false],
    ['a sentence about oxlint-disable', false],
  ])('%j is caught: %s', (line, caught) => {
    expect(isUnexplained(line)).toBe(caught)
  })

  it('says why', async () => {
    expect(await linesThat(sources, isUnexplained)).toEqual([])
  })
})

describe('contracts', () => {
  /** The table itself, with or without an alias; not contract_service and its like. */
  const reached =
    /\b(selectFrom|(inner|left|right|full)Join|updateTable|deleteFrom|insertInto)\(\s*\[?\s*['"`]contract(\s+as\s+\w+)?['"`]|\b(from|join|update|into)\s+contract\b(?!_)/
  /** Comments may use the word contract. */
  const reachesContracts = (line: string) => reached.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line)
  /** Those of own-data have every table of one customer, and each statement names whose. Of the last four, as of every unscoped-*.ts, .dependency-cruiser.mjs lists who may import them. */
  const allowed =
    /^server\/src\/(platform\/(access\.ts|unscoped-contracts\.ts|db\/)|testing\/|import\/|demo\/|modules\/own-data\/(own-tables|operations\/erase)\.ts|billing\/unscoped-bonuses\.ts|retention\/unscoped-ended\.ts|modules\/payments\/unscoped-overdue\.ts|modules\/desk\/unscoped-find\.ts)/

  it.each([
    ["db.selectFrom('contract').selectAll()", true],
    [".innerJoin('contract as c', 'c.id', 'x')", true],
    ['select id from contract where id = 1', true],
    ["db.selectFrom('contract_service')", false],
    ["import { endpoint } from '@endoll/api/endpoint.ts'", false],
    ['// rows from contract files', false],
  ])('%j is caught: %s', (line, caught) => {
    expect(reachesContracts(line)).toBe(caught)
  })

  it('are reached through access.ts, which knows whose they are, and the few reads by id [c6.own-things]', async () => {
    const files = sources.filter(
      (file) => file.startsWith('server/src/') && !allowed.test(file) && !isTest(file),
    )
    expect(await linesThat(files, reachesContracts)).toEqual([])
  })
})

describe('the demo’s identifiers', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'endoll-demo-'))
    await writeTables(folder, demoContracts('2026-11-21'), [])
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const checks = { nif: parseNif, cups: parseCups, iban: parseIban } as const

  it.each(Object.entries(checks))('each %s passes its checksum [r.demo-identifiers]', async (kind, parse) => {
    const values: string[] = []
    for (const file of ['customers.csv', 'contracts.csv']) {
      const [header = '', ...rows] = (await readFile(join(folder, file), 'utf8'))
        .replace('\uFEFF', '')
        .trim()
        .split(/\r?\n/)
      const columns = header.split(';')
      const own = columns.flatMap((name, index) =>
        name === kind || name.endsWith(`_${kind}`) ? [index] : [],
      )
      for (const row of rows) {
        const cells = row.split(';')
        expect(cells, `${file}: ${row}`).toHaveLength(columns.length)
        values.push(...own.map((index) => cells[index] ?? '').filter((cell) => cell !== ''))
      }
    }
    expect(values.length).toBeGreaterThan(5)
    expect(values.filter((value) => !parse(value).ok)).toEqual([])
  })
})
