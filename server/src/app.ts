import { randomUUID } from 'node:crypto'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { browserSettings } from '@endoll/api/deployment/deployment.ts'
import { languageOf } from '@endoll/api/language.ts'
import { isClosed } from '@endoll/api/deployment/maintenance.ts'
import { callSwitches } from '@endoll/api/new-contract-switches.ts'
import { applicationVersion } from '@endoll/api/version.ts'
import { accountRoutes } from './modules/account/routes.ts'
import { batteriesRoutes } from './modules/batteries/routes.ts'
import { billRoutes } from './modules/bill/routes.ts'
import { claimsRoutes } from './modules/claims/routes.ts'
import { ownReadingsRoutes } from './modules/own-readings/routes.ts'
import { silentMeterRoutes } from './modules/silent-meter/routes.ts'
import { casesRoutes } from './modules/cases/routes.ts'
import { contractingRoutes } from './modules/contracting/routes.ts'
import { comparisonRoutes } from './modules/comparison/routes.ts'
import { actFor } from './modules/delegations/operations/act-for.ts'
import { actedCustomersRoutes } from './modules/acted-customers/routes.ts'
import { readByToken } from './modules/data-access/operations/read-by-token.ts'
import { dataAccessRoutes } from './modules/data-access/routes.ts'
import { homeMovesRoutes } from './modules/home-moves/routes.ts'
import { delegationsRoutes } from './modules/delegations/routes.ts'
import { ownDataRoutes } from './modules/own-data/routes.ts'
import { deskRoutes } from './modules/desk/routes.ts'
import { operating } from './operating.ts'
import { serveDesk } from './modules/desk/operations/serve-desk.ts'
import { inspect } from './modules/desk/operations/inspect.ts'
import { admitStaff } from './modules/desk/operations/admit-staff.ts'
import { callBackRoutes, enquiriesRoutes } from './modules/enquiries/routes.ts'
import { leadsRoutes } from './modules/leads/routes.ts'
import { filesRoutes } from './modules/files/routes.ts'
import { geographyRoutes } from './modules/geography/routes.ts'
import { homeRoutes } from './modules/home/routes.ts'
import { marketPricesRoutes } from './modules/market-prices/routes.ts'
import { notificationsRoutes } from './modules/notifications/routes.ts'
import { priceNoticesRoutes } from './modules/price-notices/routes.ts'
import { proceduresRoutes } from './modules/procedures/routes.ts'
import { requestsRoutes } from './modules/requests/routes.ts'
import { consumptionRoutes } from './modules/consumption/routes.ts'
import { contractsRoutes } from './modules/contracts/routes.ts'
import { insightRoutes } from './modules/insight/routes.ts'
import { invoicesRoutes } from './modules/invoices/routes.ts'
import { optimalPowerRoutes } from './modules/optimal-power/routes.ts'
import { portfolioRoutes } from './modules/portfolio/routes.ts'
import { solarYearRoutes } from './modules/solar-year/routes.ts'
import { productYearRoutes } from './modules/product-year/routes.ts'
import { powerLeadsRoutes } from './modules/power-leads/routes.ts'
import { paymentsRoutes } from './modules/payments/routes.ts'
import { couponsRoutes } from './modules/coupons/routes.ts'
import { profileRoutes } from './modules/profile/routes.ts'
import { tariffOptionsRoutes } from './modules/tariff-options/routes.ts'
import { invoiceStateRoutes } from './modules/invoice-states/routes.ts'
import { unpaidRoutes } from './modules/unpaid/routes.ts'
import { replaceKeptSecrets } from './modules/session/operations/kept-sessions.ts'
import { authenticate, hasSessionCookie, restoreSession } from './modules/session/operations/authenticate.ts'
import { hasMaintenancePass, takeMaintenancePass } from './platform/http/maintenance-pass.ts'
import { requireStepUp } from './modules/session/operations/step-up.ts'
import { serveLeaving } from './modules/session/operations/leave.ts'
import { hasOwnWaysIn, withOwnWaysIn } from './modules/session/operations/own-ways-in.ts'
import { signInMethodRoutes } from './modules/session/methods/routes.ts'
import { openIdRoutes } from './modules/session/openid/routes.ts'
import { serveSignInForm } from './modules/session/operations/sign-in-form.ts'
import { liveSessionRoutes, sessionRoutes } from './modules/session/routes.ts'
import { callsWithFiles } from './platform/files/accept-files.ts'
import { limitAnswers, usualAnswers } from './platform/http/answers-on-way.ts'
import { isSystemCall } from './platform/http/api-key.ts'
import { httpDate } from './platform/clock.ts'
import { closeForMaintenance } from './platform/http/closed-office.ts'
import { checkReplies } from './platform/http/check-replies.ts'
import { servePrices } from './modules/prices/operations/serve-prices.ts'
import { serveSatisfaction } from './modules/cases/operations/satisfaction-page.ts'
import { serveUnsubscribe } from './modules/notifications/operations/unsubscribe-page.ts'
import { serveCardFields } from './modules/payments/operations/card-fields-page.ts'
import { serveChatFrame } from './modules/chat/operations/chat-frame-page.ts'
import { serveManifest } from './platform/http/home-screen.ts'
import { tellReplies } from './platform/http/tell-replies.ts'
import { limitConnections, serverLimits, usualConnections } from './platform/http/connection-limits.ts'
import { pageHandler } from './platform/http/pages.ts'
import { Failure } from './platform/http/failure.ts'
import { failurePages } from './platform/http/failure-page.ts'
import { watchCalls } from './platform/http/held.ts'
import type { ApiModule } from './platform/http/implement.ts'
import { acceptOnlyJson } from './platform/http/json-body.ts'
import { inspectionAsked } from './platform/http/asked-delegation.ts'
import { mountModules } from './platform/http/mount.ts'
import { mountDocs } from './platform/http/open-api.ts'
import { pathHere } from './platform/http/path-here.ts'
import { askedAddress, mayBePage, requestKindOf } from './platform/http/asked-address.ts'
import {
  handleErrors,
  replyNotFound,
  replyUnreadable,
  replyUnroutable,
} from './platform/http/reply-errors.ts'
import { findSubject } from './page-subject.ts'
import { signedInData } from './platform/http/signed-in-data.ts'
import { sendSafeHeaders, workerPolicy } from './platform/http/safe-headers.ts'
import { shedLoad, type Load } from './platform/http/shed-load.ts'
import { serveWellKnown } from './platform/http/well-known.ts'
import { warnOfUnknownProxy } from './platform/http/unknown-proxy.ts'
import type { DeskBuild, WebBuild } from './platform/http/web-build.ts'
import { texts as serverTexts } from './texts.ts'
import type { NameInLog } from './platform/name-in-log.ts'
import { whyUnready } from './platform/readiness.ts'
import type { ConnectedServices } from './gateways/services.ts'

/** Every module of the API, in one visible list. */
export function apiModules(services: ConnectedServices): readonly ApiModule[] {
  return [
    sessionRoutes(services),
    liveSessionRoutes(services),
    ...signInMethodRoutes(services),
    openIdRoutes(services),
    accountRoutes(services),
    couponsRoutes(services),
    profileRoutes(services),
    actedCustomersRoutes(services),
    delegationsRoutes(services),
    ownDataRoutes(services),
    ...dataAccessRoutes(services),
    homeMovesRoutes(services),
    homeRoutes(services),
    contractsRoutes(services),
    batteriesRoutes(services),
    tariffOptionsRoutes(services),
    consumptionRoutes(services),
    insightRoutes(services),
    requestsRoutes(services),
    proceduresRoutes(services),
    casesRoutes(services),
    claimsRoutes(services),
    ownReadingsRoutes(services),
    silentMeterRoutes(services),
    notificationsRoutes(services),
    priceNoticesRoutes(services),
    geographyRoutes(),
    filesRoutes(services),
    contractingRoutes(services),
    leadsRoutes(services),
    enquiriesRoutes(services),
    callBackRoutes(services),
    comparisonRoutes(services),
    powerLeadsRoutes(services),
    invoicesRoutes(services),
    billRoutes(services),
    unpaidRoutes(services),
    invoiceStateRoutes(services),
    optimalPowerRoutes(services),
    productYearRoutes(services),
    portfolioRoutes(services),
    solarYearRoutes(services),
    marketPricesRoutes(services),
    paymentsRoutes(services),
    ...deskRoutes(services, operating),
  ]
}

export interface AppOptions {
  readonly services: ConnectedServices
  /** The built browser application; an API-only server (tests) goes without. */
  readonly web?: WebBuild
  /** The built desk, where the deployment has one. */
  readonly desk?: DeskBuild
  readonly texts?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly logger?: FastifyBaseLogger
  readonly trustedProxies?: string | false
  /** What the log calls a customer; without it no line says whose call it was. */
  readonly nameInLog?: NameInLog
  /** From when on calls are refused because there are too many; never without it. */
  readonly load?: Load
  /** Whether it has been asked to stop: it answers on, and says that it is not ready. */
  readonly isStopping?: () => boolean
}

/**
 * Refuses what another site makes a browser send here (CSRF): state changes come from our own pages or from no page.
 */
function refuseCrossSite(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Failure('forbidden')
  })
}

/**
 * A form sent before the page's code has arrived is a POST to the page itself: but for the one that signs in, the page is
 * shown again, without what was typed.
 */
function showAgain(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (
      request.method !== 'POST' ||
      requestKindOf(request) === 'api' ||
      request.routeOptions.url !== undefined
    )
      return undefined
    return reply.redirect(pathHere(askedAddress(request)), 303)
  })
}

/** The browser goes by this clock, never by its own, which may be wrong. */
function tellTime(app: FastifyInstance, { clock }: ConnectedServices) {
  app.addHook('onSend', async (_, reply) => {
    reply.header('date', httpDate(clock.nowMs()))
  })
}

/** How long a built file is kept: the worker that shows notifications must never be older than the office. */
function keptHow(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return /[/\\]push\.js(\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=3600'
}

/** How soon a balancer may ask again a server that is not ready. */
const notReadySeconds = 5

/** The whole server, not yet listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, web, texts = {} } = options
  const pages = failurePages(services.deployment, serverTexts)
  const app = fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    trustProxy: options.trustedProxies ?? false,
    genReqId: () => randomUUID(),
    ...serverLimits(usualConnections),
    bodyLimit: 256 * 1024,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 200 },
    frameworkErrors: replyUnroutable(pages),
    clientErrorHandler: replyUnreadable,
    logController: new LogController({ disableRequestLogging: true }),
  })
  // First of all: the page of a failure is in the language that the browser's cookie says.
  await app.register(fastifyCookie)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(checkReplies)
  acceptOnlyJson(app)
  handleErrors(app, pages)
  sendSafeHeaders(app)
  watchCalls(app)
  tellReplies(app, options.nameInLog)
  tellTime(app, services)
  limitConnections(app, usualConnections)
  limitAnswers(app, usualAnswers)
  replaceKeptSecrets(app, services)
  const shedding = options.load && shedLoad(app, options.load)
  refuseCrossSite(app)
  if (!options.trustedProxies) warnOfUnknownProxy(app)
  if (web) showAgain(app)
  const mayPass = hasMaintenancePass(services)
  closeForMaintenance(app, services, mayPass)
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Compressed request bodies are refused (json-body.ts), never unpacked.
    globalDecompression: false,
  })

  const modules = withOwnWaysIn(apiModules(services), services.deployment)
  mountModules(app, {
    modules,
    switches: callSwitches(services.deployment),
    defaultLocale: services.deployment.defaultLanguage,
    authenticate: authenticate(services),
    actFor: actFor(services),
    inspect: inspect(services),
    readByToken: readByToken(services),
    requireStepUp: (caller) => requireStepUp(services, caller),
    admitStaff: admitStaff(services),
    isSystem: isSystemCall(services.deployment),
    files: callsWithFiles(services),
    strictErrors: services.mode === 'test',
  })
  mountDocs(app, modules, services.deployment)
  serveUnsubscribe(app, services)
  serveSatisfaction(app, services)
  servePrices(
    app,
    services,
    web
      ?.filesOf([])
      .styles.map((file) => web.styleText(file))
      .join('') ?? '',
  )

  // Whether the process runs: a supervisor that restarted it because of its database would only do harm.
  app.get('/healthz', async (_, reply) => reply.send({ status: 'OK' }))
  // Whether it can answer: a load balancer sends its calls elsewhere while it cannot.
  app.get('/readyz', async (request, reply) => {
    const why = await whyUnready(services, {
      isStopping: () => options.isStopping?.() ?? false,
      refusesIdly: () => shedding?.refusesIdly() ?? false,
    })
    if (why === undefined) return reply.send({ status: 'OK' })
    request.log.warn({ outcome: why }, 'not ready')
    throw new Failure('busy', { retryAfterSeconds: notReadySeconds })
  })

  const { deployment, clock } = services
  const { changePassword } = serverTexts[languageOf(deployment.defaultLanguage)].pages
  const passwordPage = hasOwnWaysIn(deployment) ? changePassword : null
  serveWellKnown(app, { deployment, clock, passwordPage })
  takeMaintenancePass(app, services)
  serveLeaving(app, services)
  const settings = browserSettings(services.deployment, {
    version: applicationVersion,
    mode: services.mode,
  })
  const hasCookie = hasSessionCookie(services)
  const sendPage =
    web &&
    pageHandler({
      web,
      texts,
      withoutScripts: (locale) =>
        serverTexts[languageOf(locale)].withoutScripts(services.deployment.organisation.phone),
      oldBrowser: (locale) =>
        serverTexts[languageOf(locale)].oldBrowser(services.deployment.organisation.phone),
      clock: services.clock,
      isThere: findSubject(services),
      settings,
      closedNow: () => isClosed(services.deployment.maintenance, services.clock.nowMs()),
      mayPass,
      // Whoever reads a customer's office from the desk is nobody to the page; its calls say who they are.
      hasSessionCookie: (request) => inspectionAsked(request) === undefined && hasCookie(request),
      signedInData: signedInData(app, restoreSession(services)),
    })
  if (web && sendPage) {
    serveSignInForm(app, services, { renderer: web.renderer, settings, sendPage, mayPass })
    serveCardFields(app, settings)
    serveChatFrame(app, services.deployment)
    serveManifest(app, services.deployment, serverTexts[languageOf(services.deployment.defaultLanguage)])
    await app.register(fastifyStatic, {
      root: [web.clientFolder, ...web.earlierFolders],
      index: false,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['**/.vite/**'],
      setHeaders: (reply, path) => {
        reply.header('cache-control', keptHow(path))
        if (/\.worker\.js(\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', workerPolicy)
      },
    })
  }
  const sendDesk =
    options.desk && deployment.switches.desk ? serveDesk(app, deployment, options.desk) : undefined
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = sendPage && ['GET', 'HEAD'].includes(request.method) && mayBePage(request)
    if (!isPage) return replyNotFound(reply, pages('not_found', request))
    return sendDesk?.(request, reply) ?? sendPage(request, reply)
  })
  return app
}
