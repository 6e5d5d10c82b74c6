// The directions of docs/ARCHITECTURE.md as rules. `comment` is the sentence printed when one is broken;
// scripts/boundaries.test.ts proves each of them once with a planted violation.

/** Tests may look anywhere in their own side; the rules below say what they must not do. */
const TESTS = '\\.test\\.tsx?$'
function npm(...names) {
  return `(^|node_modules/)(${names.join('|')})(/|$)`
}

/** Files that a rule excepts by name: of one that is gone the check says so. */
export const exceptedFiles = []
function file(path) {
  exceptedFiles.push(path)
  return `^${path.replaceAll('.', '\\.')}$`
}

function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

const VENDORS = npm(
  '@aws-sdk',
  '@stripe',
  'minio',
  'nodemailer',
  'oidc-provider',
  'openid-client',
  'redsys-easy',
  'smtp-server',
  'stripe',
)
/** What app.ts mounts. */
const ROUTES = '^server/src/modules/.+/routes\\.ts$'
const FRONT_DOORS = ['/(queries|operations)\\.ts$', '^server/src/modules/[^/]+/operations/']
const FRONT_DOORS_SENTENCE =
  'another module is seen only through its queries.ts and operations.ts, or the files of its operations/'
/** The only files of modules that may read or lock by id alone: each is given a request that names what it reads, or what only a bill says. */
const UNSCOPED_READERS = [
  'server/src/modules/account/activate.ts',
  'server/src/modules/cases/adr.ts',
  'server/src/modules/cases/operations.ts',
  'server/src/modules/contracting/supply-points.ts',
  'server/src/modules/desk/routes.ts',
  'server/src/modules/invoice-states/say-state.ts',
  'server/src/modules/invoice-states/unscoped-invoice.ts',
  'server/src/modules/leads/asked-contract.ts',
  'server/src/modules/leads/signing/file-signed.ts',
  'server/src/modules/leads/signing/tell-active.ts',
  'server/src/modules/notifications/operations/check-watches.ts',
  'server/src/modules/notifications/operations/mail-notifications.ts',
  'server/src/modules/notifications/operations/make-renewal-letters.ts',
  'server/src/modules/notifications/operations/review-months.ts',
  'server/src/modules/notifications/operations/tell-meters.ts',
  'server/src/modules/notifications/unscoped-meters.ts',
  'server/src/modules/notifications/operations/tell-news.ts',
  'server/src/modules/notifications/operations/renewal-letters.ts',
  'server/src/modules/notifications/unscoped-news.ts',
  'server/src/modules/notifications/unscoped-renewals.ts',
  'server/src/modules/payments/messages.ts',
  'server/src/modules/payments/operations/check.ts',
  'server/src/modules/payments/operations/reconcile.ts',
  'server/src/modules/payments/operations/refund.ts',
  'server/src/modules/payments/operations/remind.ts',
  'server/src/modules/payments/parts.ts',
  'server/src/modules/payments/pay.ts',
  'server/src/modules/portfolio/operations/review-supplies.ts',
  'server/src/modules/portfolio/unscoped-due.ts',
  'server/src/modules/price-notices/operations/make-price-notices.ts',
  'server/src/modules/price-notices/queries.ts',
  'server/src/modules/price-notices/unscoped-price-notices.ts',
  'server/src/modules/requests/document-source.ts',
  'server/src/modules/requests/effect.ts',
  'server/src/modules/requests/move.ts',
  'server/src/modules/requests/new-holder/accept.ts',
  'server/src/modules/requests/new-holder/document-source.ts',
  'server/src/modules/requests/new-holder/hand-over.ts',
  'server/src/modules/requests/new-holder/tell.ts',
  'server/src/modules/requests/operations/answer.ts',
  'server/src/modules/requests/operations/confirm-email.ts',
  'server/src/modules/requests/operations/expire.ts',
  'server/src/modules/requests/operations/sign-with-another.ts',
  'server/src/modules/requests/operations/take-planned.ts',
  'server/src/modules/requests/operations/wait-for-email.ts',
  'server/src/modules/requests/operations/withdraw.ts',
  'server/src/modules/requests/signature/embedded.ts',
  'server/src/modules/requests/signature/link.ts',
  'server/src/modules/requests/signature/outside.ts',
  'server/src/modules/requests/unscoped-requests.ts',
  'server/src/modules/unpaid/unpaid-letters.ts',
  'server/src/modules/unpaid/unscoped-unpaid.ts',
].map(file)
/** What only tests use, beside the tests. */
const ONLY_TESTS = ['\\.fixture\\.ts$', '/(testing|torture)/', '/test-office\\.ts$']
const TEXTS_SENTENCE =
  'texts know no document and no mail, only their messages/; documents and mails do not know each other'
const PAGES_SENTENCE = 'pages/ import features and procedures, never another page; only app/ imports pages'
const DESK_SENTENCE =
  'web/src/desk/ is an application of its own: no page of a customer takes anything of it, and it takes ui/, format, errors and how files are sent alone'
const INSIDE_WEB_SENTENCE =
  'inside web the direction is: loading <- ui, charts <- site, i18n, calls, form, flow, supplies <- features, procedures <- pages <- app'

export const forbidden = [
  rule(
    'domain-stands-alone',
    'domain/ imports nothing outside domain/ but stdnum and ibantools',
    { path: '^domain/src/', pathNot: TESTS },
    { pathNot: ['^domain/src/', npm('stdnum', 'ibantools')] },
  ),
  rule(
    'api-knows-domain-only',
    'api/ may import domain/ and zod',
    { path: '^api/src/', pathNot: TESTS },
    { pathNot: ['^(api|domain)/src/', npm('zod')] },
  ),
  rule(
    'two-sides-meet-in-api',
    'server/ and web/ never import each other',
    { path: '^(server|web)/' },
    { path: '^(server|web)/', pathNot: '^$1/' },
  ),
  rule(
    'web-no-node',
    'no Node built-ins in the browser',
    { path: '^web/src/', pathNot: [TESTS, '^web/src/loading/build/'] },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'platform-below-modules',
    'platform/ and gateways/ never import billing/, modules/, documents/ or mails/',
    { path: '^server/src/(platform|gateways)/' },
    { path: '^server/src/(billing|modules|documents|mails)/' },
  ),
  rule(
    'platform-below-gateways',
    'platform/ knows no outside system: what asks one is given ConnectedServices (gateways/services.ts)',
    { path: '^server/src/platform/', pathNot: TESTS },
    { path: '^server/src/gateways/' },
  ),
  rule(
    'platform-knows-no-energy',
    'platform/ knows time, identifiers and how energy is written: one capability lies in its module, what several share in billing/ or documents/',
    { path: '^server/src/platform/', pathNot: TESTS },
    { path: '^domain/src/', pathNot: ['^domain/src/(identity|time)/', '/shown-energy\\.ts$'] },
  ),
  rule(
    'texts-below-documents',
    TEXTS_SENTENCE,
    { path: '^server/src/texts(/|\\.ts$)', pathNot: TESTS },
    { path: '^server/src/(documents|mails|modules)/', pathNot: 'messages/' },
  ),
  rule(
    'texts-below-documents',
    TEXTS_SENTENCE,
    { path: '^server/src/(documents|mails)/', pathNot: TESTS },
    { path: '^server/src/(documents|mails)/', pathNot: '^server/src/$1/' },
  ),
  rule(
    'billing-below-modules',
    'billing/ never imports modules/, documents/ or mails/',
    { path: '^server/src/billing/' },
    { path: '^server/src/(modules|documents|mails)/' },
  ),
  rule(
    'module-front-doors',
    FRONT_DOORS_SENTENCE,
    { path: '^server/src/modules/([^/]+)/' },
    { path: '^server/src/modules/', pathNot: ['^server/src/modules/$1/', ...FRONT_DOORS] },
  ),
  rule(
    'module-front-doors',
    FRONT_DOORS_SENTENCE,
    { path: '^server/src/', pathNot: ['^server/src/modules/', TESTS] },
    { path: '^server/src/modules/', pathNot: [...FRONT_DOORS, ROUTES] },
  ),
  rule(
    'testing-for-tests-only',
    'server/src/testing/ is imported by tests and what only tests use, never by the product',
    { path: '^server/src/', pathNot: [TESTS, ...ONLY_TESTS] },
    { path: '^server/src/testing/' },
  ),
  rule(
    'reads-are-scoped',
    'what is read for a customer is read through platform/access.ts or own-*.ts; unscoped-*.ts is for the ' +
      'few files that are given a request',
    { path: '^server/src/(modules|documents|mails)/', pathNot: [...UNSCOPED_READERS, TESTS] },
    { path: '/unscoped-[^/]+\\.ts$' },
  ),
  rule(
    'routes-only-from-app',
    'routes.ts is mounted by app.ts and imported by nobody else',
    { pathNot: file('server/src/app.ts') },
    { path: ROUTES },
  ),
  rule(
    'features-are-islands',
    'a feature or procedure never imports a sibling; what several share moves down, what shows several is a page',
    { path: '^web/src/(features|procedures)/([^/]+)/' },
    { path: '^web/src/(features|procedures)/', pathNot: '^web/src/$1/$2/' },
  ),
  rule(
    'pages-only-compose',
    PAGES_SENTENCE,
    { path: '^web/src/pages/([^/]+)' },
    { path: '^web/src/pages/', pathNot: ['^web/src/pages/$1', '^web/src/pages/messages/'] },
  ),
  rule(
    'pages-only-compose',
    PAGES_SENTENCE,
    { path: '^(web|e2e|bench)/', pathNot: '^web/src/(app|pages)/' },
    { path: '^web/src/pages/' },
  ),
  rule(
    'ui-knows-nothing',
    'ui/ and charts/ know no calls, router, texts or features',
    { path: '^web/src/(ui|charts)/', pathNot: TESTS },
    {
      path: [
        '^api/',
        '^web/src/(app|calls|downloads|failures|features|flow|form|i18n|menus|pages|procedures|site|supplies)/',
        '/messages/',
        npm('@tanstack', 'use-intl'),
      ],
    },
  ),
  rule(
    'inside-web',
    INSIDE_WEB_SENTENCE,
    { path: '^web/src/loading/', pathNot: TESTS },
    {
      path: '^web/src/',
      pathNot: ['^web/src/loading/', '^web/src/i18n/messages\\.ts$', '^web/src/calls/query\\.ts$'],
    },
  ),
  rule(
    'inside-web',
    INSIDE_WEB_SENTENCE,
    { path: '^web/src/(calls|downloads|failures|flow|form|i18n|menus|site|supplies)/', pathNot: TESTS },
    { path: '^web/src/(app|features|pages|procedures)/' },
  ),
  rule(
    'inside-web',
    INSIDE_WEB_SENTENCE,
    { path: '^web/src/(features|pages|procedures)/', pathNot: TESTS },
    { path: '^web/src/app/' },
  ),
  rule(
    'desk-stands-apart',
    DESK_SENTENCE,
    { path: '^web/src/', pathNot: '^web/src/desk/' },
    { path: '^web/src/desk/' },
  ),
  rule(
    'desk-stands-apart',
    DESK_SENTENCE,
    { path: '^web/src/desk/' },
    {
      path: '^web/src/',
      pathNot: [
        '^web/src/(desk|ui)/',
        '^web/src/calls/api-error\\.ts$',
        '^web/src/form/(use-held-submit|use-uploads|upload-list)\\.ts$',
        '^web/src/i18n/(format|procedure-names/.+)\\.ts$',
      ],
    },
  ),
  rule(
    'vendor-behind-gateway',
    'payment, mail, identity and storage SDKs only in server/src/gateways',
    { pathNot: ['^server/src/gateways/', 'node_modules'] },
    { path: VENDORS },
  ),
  rule(
    'no-cycles',
    'files that import each other in a circle cannot be understood one at a time',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  rule(
    'no-orphans',
    'a file that imports nothing and is imported by nobody is not part of the product',
    {
      orphan: true,
      pathNot: [
        TESTS,
        // Sent to browsers, not run here.
        file('server/src/gateways/payments/twin/browser-script.js'),
        file('server/src/gateways/chat/browser-script.js'),
        '\\.(d|break)\\.ts$',
        '(^|/)[\\w.-]+\\.config\\.[cm]?[jt]s$',
        '^(scripts|bench)/',
      ],
    },
    {},
  ),
]

/** Modules that need each other are one module in two folders; what both need lies below them, or is given to the lower one. */
export const NO_MODULE_CIRCLES = {
  name: 'no-circles-of-modules',
  comment: 'server modules never import each other in a circle, not even types',
  /** The module of a file; what only tests use belongs to none. */
  moduleOf: (path) =>
    [TESTS, ...ONLY_TESTS].some((only) => new RegExp(only).test(path))
      ? undefined
      : /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1],
}

export const cruiseOptions = {
  // TypeScript 7 has no JavaScript API; without swc nothing would be read, and nothing found.
  parser: 'swc',
  moduleSystems: ['es6'],
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|test-results|playwright-report)/' },
}

export const resolveOptions = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'default'],
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
}
