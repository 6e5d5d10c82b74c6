import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exceptedFiles, forbidden, NO_MODULE_CIRCLES } from '../.dependency-cruiser.mjs'
import { filesIn, root as repository } from './api-endpoints.ts'
import { findGoneExceptions, findViolations } from './cruise.mjs'

let root: string

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'endoll-boundaries-')))
  for (const workspace of ['domain', 'api', 'server', 'web']) {
    await write(
      `${workspace}/package.json`,
      JSON.stringify({ name: `@endoll/${workspace}`, exports: { './*': './src/*' } }),
    )
    await mkdir(join(root, 'node_modules/@endoll'), { recursive: true })
    await symlink(join(root, workspace), join(root, `node_modules/@endoll/${workspace}`))
  }
  for (const name of ['zod', 'stdnum', 'stripe', 'use-intl']) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    await write(`node_modules/${name}/index.js`, 'export const x = 1\n')
  }
})
afterEach(() => rm(root, { recursive: true }))

async function write(file: string, text: string) {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}

type Plant = { from: string; imports: string; target?: string }

/** Planted violations of each rule; `target` is the file that has to exist for the import to be found. */
const PLANTED: Record<string, Plant[]> = {
  'domain-stands-alone': [
    { from: 'domain/src/money.ts', imports: 'zod' },
    { from: 'domain/src/money.ts', imports: 'node:fs' },
    { from: 'domain/src/money.ts', imports: '@endoll/api/page.ts', target: 'api/src/page.ts' },
  ],
  'api-knows-domain-only': [
    { from: 'api/src/page.ts', imports: '@endoll/server/config.ts', target: 'server/src/config.ts' },
  ],
  'two-sides-meet-in-api': [
    { from: 'server/src/app.ts', imports: '@endoll/web/site/paths.ts', target: 'web/src/site/paths.ts' },
    { from: 'web/src/site/paths.ts', imports: '../../../server/src/app.ts', target: 'server/src/app.ts' },
  ],
  'desk-stands-apart': [
    { from: 'web/src/app/main.tsx', imports: '../desk/Find.tsx', target: 'web/src/desk/Find.tsx' },
    { from: 'web/src/desk/Find.tsx', imports: '../flow/flow.ts', target: 'web/src/flow/flow.ts' },
  ],
  'web-no-node': [{ from: 'web/src/site/paths.ts', imports: 'node:path' }],
  'platform-below-modules': [
    {
      from: 'server/src/platform/jobs.ts',
      imports: '../modules/invoices/queries.ts',
      target: 'server/src/modules/invoices/queries.ts',
    },
    {
      from: 'server/src/platform/spreadsheet.ts',
      imports: '../documents/bill/bill-words.ts',
      target: 'server/src/documents/bill/bill-words.ts',
    },
  ],
  'platform-below-gateways': [
    {
      from: 'server/src/platform/services.ts',
      imports: '../gateways/payments/gateway.ts',
      target: 'server/src/gateways/payments/gateway.ts',
    },
  ],
  'platform-knows-no-energy': [
    {
      from: 'server/src/platform/sips-notes.ts',
      imports: '@endoll/domain/supply/sips.ts',
      target: 'domain/src/supply/sips.ts',
    },
  ],
  'texts-below-documents': [
    {
      from: 'server/src/texts/es.ts',
      imports: '../documents/bill/bill-facts.ts',
      target: 'server/src/documents/bill/bill-facts.ts',
    },
    {
      from: 'server/src/mails/render-mail.ts',
      imports: '../documents/claim/claim-document.ts',
      target: 'server/src/documents/claim/claim-document.ts',
    },
  ],
  'billing-below-modules': [
    {
      from: 'server/src/billing/made-anew.ts',
      imports: '../modules/invoices/queries.ts',
      target: 'server/src/modules/invoices/queries.ts',
    },
  ],
  'module-front-doors': [
    {
      from: 'server/src/modules/payments/operations.ts',
      imports: '../invoices/numbering.ts',
      target: 'server/src/modules/invoices/numbering.ts',
    },
    {
      from: 'server/src/import/save.ts',
      imports: '../modules/invoices/numbering.ts',
      target: 'server/src/modules/invoices/numbering.ts',
    },
  ],
  'testing-for-tests-only': [
    {
      from: 'server/src/modules/payments/pay.ts',
      imports: '../../testing/factories.ts',
      target: 'server/src/testing/factories.ts',
    },
  ],
  'reads-are-scoped': [
    {
      from: 'server/src/modules/contracts/routes.ts',
      imports: '../../platform/unscoped-contracts.ts',
      target: 'server/src/platform/unscoped-contracts.ts',
    },
    {
      from: 'server/src/modules/contracts/queries.ts',
      imports: '../../platform/unscoped-contracts.ts',
      target: 'server/src/platform/unscoped-contracts.ts',
    },
    {
      from: 'server/src/modules/procedures/power.ts',
      imports: '../../platform/unscoped-contracts.ts',
      target: 'server/src/platform/unscoped-contracts.ts',
    },
    {
      from: 'server/src/modules/requests/routes.ts',
      imports: './unscoped-requests.ts',
      target: 'server/src/modules/requests/unscoped-requests.ts',
    },
    {
      from: 'server/src/modules/requests/queries.ts',
      imports: './unscoped-requests.ts',
      target: 'server/src/modules/requests/unscoped-requests.ts',
    },
  ],
  'routes-only-from-app': [
    {
      from: 'server/src/modules/payments/queries.ts',
      imports: '../invoices/routes.ts',
      target: 'server/src/modules/invoices/routes.ts',
    },
  ],
  'features-are-islands': [
    {
      from: 'web/src/features/invoices/InvoiceCells.tsx',
      imports: '../contracts/contract-name.ts',
      target: 'web/src/features/contracts/contract-name.ts',
    },
    {
      from: 'web/src/procedures/power/flow.ts',
      imports: '../../features/contracts/contract-name.ts',
      target: 'web/src/features/contracts/contract-name.ts',
    },
  ],
  'pages-only-compose': [
    {
      from: 'web/src/pages/contract/ContractPage.tsx',
      imports: '../welcome/WelcomePage.tsx',
      target: 'web/src/pages/welcome/WelcomePage.tsx',
    },
    {
      from: 'web/src/features/invoices/InvoiceCells.tsx',
      imports: '../../pages/welcome/WelcomePage.tsx',
      target: 'web/src/pages/welcome/WelcomePage.tsx',
    },
  ],
  'ui-knows-nothing': [
    { from: 'web/src/ui/Money.tsx', imports: '../calls/call.ts', target: 'web/src/calls/call.ts' },
    { from: 'web/src/charts/Bars.tsx', imports: 'use-intl' },
  ],
  'inside-web': [
    { from: 'web/src/form/Form.tsx', imports: '../app/routes.tsx', target: 'web/src/app/routes.tsx' },
    {
      from: 'web/src/supplies/KindTabs.tsx',
      imports: '../pages/welcome/WelcomePage.tsx',
      target: 'web/src/pages/welcome/WelcomePage.tsx',
    },
    {
      from: 'web/src/pages/welcome/WelcomePage.tsx',
      imports: '../../app/routes.tsx',
      target: 'web/src/app/routes.tsx',
    },
  ],
  'vendor-behind-gateway': [{ from: 'server/src/modules/payments/operations.ts', imports: 'stripe' }],
  'no-cycles': [{ from: 'domain/src/a.ts', imports: './b.ts', target: 'domain/src/b.ts' }],
  'no-orphans': [],
}

const cases = Object.entries(PLANTED).flatMap(([rule, plants]) => plants.map((plant) => ({ rule, ...plant })))

test.each(cases)('$rule: $from may not import $imports', async ({ rule, from, imports, target }) => {
  await write(from, `import { x } from '${imports}'\nexport const y = x\n`)
  const back = rule === 'no-cycles' ? "import { y } from './a.ts'\nexport const z = y\n" : ''
  if (target) await write(target, `${back}export const x = 1\n`)
  const { violations } = await findViolations(root)
  expect(violations.map((violation) => violation.rule)).toContain(rule)
  expect(violations.find((violation) => violation.rule === rule)?.from).toBe(from)
})

test('no-circles-of-modules: three modules through their front doors, and a type', async () => {
  await write(
    'server/src/modules/session/queries.ts',
    "import { t } from '../notifications/operations/tell.ts'\nexport const s = t\n",
  )
  await write(
    'server/src/modules/notifications/operations/tell.ts',
    "import { p } from '../../product-year/queries.ts'\nexport const t = p\n",
  )
  await write(
    'server/src/modules/product-year/queries.ts',
    "import type { O } from '../session/operations/sign-in.ts'\nexport const p = 1 as O\n",
  )
  await write('server/src/modules/session/operations/sign-in.ts', 'export type O = number\n')
  await write(
    'server/src/modules/invoices/queries.ts',
    "import { s } from '../session/queries.ts'\nexport const i = s\n",
  )
  const { violations } = await findViolations(root)
  expect(violations.map(({ rule, from }) => [rule, from]).toSorted()).toEqual([
    ['no-circles-of-modules', 'server/src/modules/notifications/operations/tell.ts'],
    ['no-circles-of-modules', 'server/src/modules/product-year/queries.ts'],
    ['no-circles-of-modules', 'server/src/modules/session/queries.ts'],
  ])
})

test('no-circles-of-modules: what only tests use belongs to no module', () => {
  const { moduleOf } = NO_MODULE_CIRCLES
  expect(moduleOf('server/src/modules/session/queries.ts')).toBe('session')
  expect(moduleOf('server/src/modules/session/routes.test.ts')).toBeUndefined()
  expect(moduleOf('server/src/platform/jobs.ts')).toBeUndefined()
})

test('a file that a rule excepts and that is gone is found', async () => {
  expect(findGoneExceptions(repository)).toEqual([])
  expect(findGoneExceptions(root)).toEqual(exceptedFiles)
  const [first, ...others] = exceptedFiles
  await write(first, 'export const x = 1\n')
  expect(findGoneExceptions(root)).toEqual(others)
})

test('no-orphans: a file that nothing imports and that imports nothing', async () => {
  await write('domain/src/lonely.ts', 'export const x = 1\n')
  const { violations } = await findViolations(root)
  expect(violations).toMatchObject([{ rule: 'no-orphans', from: 'domain/src/lonely.ts' }])
})

test('what the rules allow is not reported', async () => {
  await write('domain/src/nif.ts', "import { x } from 'stdnum'\nexport const y = x\n")
  await write(
    'api/src/page.ts',
    "import { y } from '@endoll/domain/nif.ts'\nimport { x } from 'zod'\nexport const z = [x, y]\n",
  )
  await write(
    'server/src/modules/invoices/queries.ts',
    "import { z } from '@endoll/api/page.ts'\nexport const q = z\n",
  )
  await write(
    'server/src/modules/invoices/routes.ts',
    "import { q } from './queries.ts'\nexport const r = q\n",
  )
  await write(
    'server/src/modules/payments/operations.ts',
    "import { q } from '../invoices/queries.ts'\nexport const o = q\n",
  )
  await write(
    'server/src/modules/payments/routes.ts',
    "import { o } from '../invoices/operations/pay.ts'\nexport const t = o\n",
  )
  await write(
    'server/src/modules/invoices/operations/pay.ts',
    "import { z } from '@endoll/api/page.ts'\nexport const o = z\n",
  )
  await write('server/src/gateways/payments/stripe.ts', "import { x } from 'stripe'\nexport const s = x\n")
  await write(
    'server/src/app.ts',
    "import { r } from './modules/invoices/routes.ts'\nimport { t } from './modules/payments/routes.ts'\nexport const a = [r, t]\n",
  )
  await write(
    'web/src/ui/Money.tsx',
    "import { z } from './Chip.tsx'\nexport const Money = () => <b>{z}</b>\n",
  )
  await write('web/src/ui/Chip.tsx', 'export const z = 1\n')
  const { modules, violations } = await findViolations(root)
  expect(violations).toEqual([])
  expect(modules).toBe(11)
})

test('every rule is proved', () => {
  expect(Object.keys(PLANTED).toSorted()).toEqual([...new Set(forbidden.map(({ name }) => name))].toSorted())
})

const PLATFORM_TABLES = [
  'attempt_budget',
  'retailer_text',
  'schema_migration',
  'server_setting',
  'uploaded_file',
]

/** The tables and the functions of the database that a text reads or writes. */
function readsFrom(text: string): string[] {
  const code = text.replaceAll(/^ *(\/\/|\/?\*).*$/gm, '')
  const called = code.matchAll(/(?:selectFrom|insertInto|updateTable|deleteFrom|\w+Join)\(\s*'([a-z_]+)/g)
  const written = code.matchAll(/\b(?:from|join|into|update) ([a-z_]+)/g)
  return [...called, ...written].flatMap(([, name]) => name ?? [])
}

test.each([
  ["db.updateTable('invoice').set({})", ['invoice']],
  ['select code from known_persons(${nif})', ['known_persons']],
  ['sql`crm_case join crm_fact on true`', ['crm_fact']],
  ["  .innerJoin('account', 'account.id', 'x')", ['account']],
  ['// from account', []],
])('what a file reads of the database is found: %s', (text, names) => {
  expect(readsFrom(text)).toEqual(names)
})

test('platform/ reads its own tables; contracts only in access.ts and unscoped-contracts.ts', async () => {
  const schema = await readFile(join(repository, 'server/src/platform/db/schema.generated.ts'), 'utf8')
  const tables = [...schema.matchAll(/^ {2}(\w+): \w+Table$/gm)].flatMap(([, name]) => name ?? [])
  const foreign = [...tables, 'known_persons'].filter((name) => !PLATFORM_TABLES.includes(name))
  const files = filesIn('server/src/platform/**/*.ts').filter(
    (file) => !/\.(test|break)\.ts$|\/(access|unscoped-contracts|schema\.generated)\.ts$/.test(file),
  )
  const reading = await Promise.all(
    files.map(async (file) => {
      const read = readsFrom(await readFile(join(repository, file), 'utf8'))
      return read.filter((name) => foreign.includes(name)).map((name) => `${file}: ${name}`)
    }),
  )
  expect(tables).toContain('invoice')
  expect(reading.flat()).toEqual([])
})

/** Reads the address of a request, by itself or as a part of it. */
const readsAddress =
  /\b(request|req|raw)\??\.(raw\.)?(url|originalUrl)\b|\burl\b[^}=]*\}:[^)]*FastifyRequest|\{[^}]*\burl\b[^}]*\} = (request|req)\b/

test.each([
  'if (/^.api/.test(request.url)) return',
  'const path = request.raw.url',
  'return isPage(req.url)',
  'function costsNothing({ url }: FastifyRequest) {',
  "function may({ method, headers, url }: Pick<FastifyRequest, 'method' | 'url'>) {",
  'const { method, url } = request',
  'log(request.originalUrl)',
])('an address that is read elsewhere than in asked-address.ts is found: %s', (line) => {
  expect(readsAddress.test(line)).toBe(true)
})

test('what decides by an address decides by the matched route: asked-address.ts alone reads it', async () => {
  const files = filesIn('server/src/**/*.ts').filter(
    (file) => !/\.(test|break)\.ts$|\.fixture\.ts$|\/twin|\/testing\/|\/http\/asked-address\.ts$/.test(file),
  )
  const reading = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(join(repository, file), 'utf8')).split('\n')
      return lines.filter((line) => readsAddress.test(line)).map((line) => `${file}: ${line.trim()}`)
    }),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(reading.flat()).toEqual([])
})
