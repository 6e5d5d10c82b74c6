import { accountHooks } from './account-hooks.ts'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { applicationVersion } from '@endoll/api/version.ts'
import type { PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { startBackground } from './background.ts'
import { keepUsingGivenRates } from './billing/given-rates.ts'
import { readConfig, repositoryRoot, type Config } from './config.ts'
import { demoCustomers } from './demo/customers.ts'
import { loadDemo } from './demo/load.ts'
import { demoStaff } from './demo/staff.ts'
import { startTwins, type DemoTwins } from './demo/twins.ts'
import { readDeployment, refuseWrongSettings } from './deployment-file.ts'
import { unlawfulOf, unlawfulText } from './lawful-deployment.ts'
import { openDocuments } from './documents/open.ts'
import { makeDemoAtRestKeys, takeAtRestKeys } from './open-at-rest.ts'
import { startSealing } from './platform/at-rest/require-keys.ts'
import { sentryReports } from './gateways/error-reports/sentry.ts'
import { httpPersonChecks } from './gateways/person-checks/http-checks.ts'
import { cookieSuffixOf } from './platform/http/own-cookie.ts'
import { systemClock, todayOf } from './platform/clock.ts'
import { startEmbedded } from './platform/db/embedded.ts'
import { callLimits } from './platform/db/limits.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { asOffice } from './platform/db/who-asks.ts'
import { movingStore } from './platform/files/moving-store.ts'
import { openFileStore } from './gateways/files/open-file-store.ts'
import { closeWithin } from './platform/http/close-within.ts'
import { keepAssets } from './platform/http/earlier-assets.ts'
import { heldNow } from './platform/http/held.ts'
import { usualLoad } from './platform/http/shed-load.ts'
import { loadDeskBuild, loadWebBuild } from './platform/http/web-build.ts'
import { createLogger } from './platform/log.ts'
import { explainMissingCompiler } from './platform/pdf/typst.ts'
import { openNamesInLog } from './platform/name-in-log.ts'
import { explain } from './platform/plain-error.ts'
import { explainStart } from './explain-start.ts'
import type { ConnectedServices } from './gateways/services.ts'
import { traceWith } from './platform/http/trace.ts'
import type { MetricsAddress } from './platform/metrics/open-metrics.ts'
import type { Services } from './platform/services.ts'

function say(line: string) {
  return process.stdout.write(`${line}\n`)
}

/** Runs a step; one that lasts longer than a second says what it is, and how long it took. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedMs = performance.now()
  let announced = false
  const timer = setTimeout(() => {
    announced = true
    say(`${name} …`)
  }, 1000)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
    if (announced) say(`${name}: ${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
  }
}

type Stop = () => Promise<void>

/** Where the database is: the one of DATABASE_URL, or the embedded one, which is started. */
async function findDatabase(config: Config, stops: Stop[]): Promise<PoolConfig> {
  if (config.databaseUrl) return { connectionString: config.databaseUrl }
  const embedded = await startEmbedded({
    data: config.dataFolder,
    onProgress: say,
    onLost: say,
    onBack: say,
  })
  stops.push(() => embedded.stop())
  return embedded.connection
}

/** Migrates and fills the database, without the limits of calls: a migration takes as long as it takes. */
async function prepareDatabase(config: Config, connection: PoolConfig) {
  const db = await step('Starting the database', () => openDatabase({ connection, asks: 'command' }))
  try {
    const onProgress = config.mode === 'demo' ? undefined : say
    await step('Bringing the database up to date', () => migrate(db, undefined, onProgress))
    await startSealing(db)
    if (config.mode !== 'demo') return
    await step('Loading the demo', () =>
      loadDemo({ db, clock: systemClock }, { folder: config.dataFolder, say }),
    )
  } finally {
    await db.destroy()
  }
}

function openForCalls(config: Config, connection: PoolConfig, logger: Logger) {
  return openDatabase({
    connection: {
      ...(config.databasePooler ? { connectionString: config.databasePooler } : connection),
      max: config.databaseConnections,
    },
    asks: 'nobody',
    limits: callLimits,
    pooled: config.databasePooler !== undefined,
    onConnectionLost: (err) => logger.warn({ err }, 'an idle connection to the database was lost'),
  })
}

/** Checked before the demo is loaded, which takes half a minute. */
function checkPort(config: Config) {
  return new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(config.port, config.host, () => probe.close(() => resolve()))
  })
}

function announce(config: Config, port: number, twins: DemoTwins | undefined) {
  const address = `http://localhost:${port}`
  say('')
  say(`Endoll is running:  ${address}`)
  say(`API documentation:  ${address}/api/docs`)
  if (twins) say(`Mails of the demo:  ${twins.mail.inboxAddress}`)
  if (config.mode === 'demo') {
    const widest = Math.max(...demoCustomers.map(({ email }) => email.length))
    say('')
    say(`Demo customers (password ${demoCustomers[0]!.password} for all):`)
    for (const { email, what } of demoCustomers) say(`  ${email.padEnd(widest)}  ${what}`)
    say('')
    say(
      `The desk of the retailer's people: ${address}/desk (the same password; the first sign-in asks for a new one and an app of codes)`,
    )
    for (const { email, roles } of demoStaff) say(`  ${email.padEnd(widest)}  ${roles.join(', ')}`)
  }
  say('')
  say('Ctrl-C stops it.')
}

/** How long the demo's retailer waits before it answers a request: long enough to see the request on its way. */
const answerMs = 4000

/** Shorter than the ten seconds after which most supervisors kill a server that does not stop. */
const longestCloseMs = 6000

/** The demo brings its own mail server and retailer; production has the deployment's. */
async function openTwins(deployment: Deployment, address: () => string, stops: Stop[]) {
  const twins = await startTwins(deployment, { address, clock: systemClock, answerMs })
  stops.push(() => twins.stop())
  return twins
}

function openErrorReports({ replay }: Deployment, environment: string) {
  if (replay.endpoint === null) return undefined
  return sentryReports(replay.endpoint, { release: applicationVersion, environment, clock: systemClock })
}

async function run(stops: Stop[]) {
  const config = readConfig(process.env, process.argv.slice(2))
  const { deployment, texts } = await readDeployment(config.deploymentFile, config.environment)
  const web = await loadWebBuild(config.webFolder, await keepEarlierAssets(config))
  const unknownTexts = await web.renderer.unknownTexts(deployment.texts)
  refuseWrongSettings(config.deploymentFile, deployment, { mode: config.mode, unknownTexts })
  await checkPort(config)
  const reports = openErrorReports(deployment, config.mode)
  if (reports) stops.push(() => reports.close())
  const logger = createLogger({
    level: config.logLevel,
    ...(reports && { onError: (logged) => reports.report(logged) }),
  })
  if (config.mode === 'production') {
    for (const unlawful of unlawfulOf(deployment)) {
      logger.warn(unlawfulText(unlawful))
    }
  }
  if (config.mode === 'demo') await makeDemoAtRestKeys(config, todayOf({ clock: systemClock }))
  await takeAtRestKeys(config, deployment)
  const connection = await findDatabase(config, stops)
  await prepareDatabase(config, connection)
  const db = await openForCalls(config, connection, logger)
  stops.push(() => db.destroy())
  const pdf = openDocuments(config.mode)
  stops.push(() => pdf.close())
  let port = config.port
  const address = () => `http://localhost:${port}`
  const twins = config.mode === 'demo' ? await openTwins(deployment, address, stops) : undefined
  const own = await withPushKeys(config, twins?.deployment ?? deployment)
  const quiet: ConnectedServices = {
    db,
    clock: systemClock,
    deployment: own,
    ...(await openPayments(own)),
    ...openPersonChecks(own),
    ...(await openIdentity(own)),
    ...(await openPush(own)),
    pdf,
    mode: config.mode,
    address,
    accountHooks,
    cookieSuffix: cookieSuffixOf(own.publicAddress, config.port),
    files: await openFiles(config),
  }
  const stopReading = await asOffice('job', () =>
    keepUsingGivenRates(db, {
      onLeft: (left) =>
        logger.warn(
          { table: left.map(({ rate }) => rate).join(', ') },
          'this release does not know these given rates',
        ),
      onError: (err) => logger.warn({ err }, 'given rates could not be read'),
    }),
  )
  stops.push(async () => stopReading())
  if (config.traces) stops.push(await startTraces(config.traces))
  if (config.metrics) stops.push(await startMetrics(quiet, config.metrics))
  const jobs = await startBackground({ services: quiet, connection, logger })
  stops.push(() => jobs.stop())
  const services: ConnectedServices = { ...quiet, jobs }
  const { trustedProxies } = config
  const app = await createApp({
    services,
    web,
    ...(deployment.switches.desk && { desk: await loadDeskBuild(config.webFolder) }),
    texts,
    logger,
    trustedProxies,
    load: usualLoad,
    nameInLog: await asOffice('command', () => openNamesInLog(db)),
    isStopping: () => stopping,
  })
  stops.push(() => closeWithin(app, longestCloseMs))
  await app.listen({ port: config.port, host: config.host })
  // Balancers see first that it is not ready, and send their calls elsewhere.
  stops.push(() => wait(config.lingerMs))
  const missing = explainMissingCompiler()
  if (missing) say(missing)
  const bound = app.server.address()
  port = typeof bound === 'object' && bound ? bound.port : config.port
  // The demo works without the events that the retailer's twin missed.
  await twins?.retailer
    .catchUp()
    .catch((error: unknown) => say(`The demo's retailer could not read what it missed: ${explain(error)}`))
  announce(config, port, twins)
}

/** A folder that takes nothing is no reason to stay down. */
async function keepEarlierAssets({ webFolder, dataFolder }: Config): Promise<string[]> {
  try {
    return await keepAssets(join(webFolder, 'client'), join(dataFolder, 'web'))
  } catch (error) {
    say(`Pages that were opened before an update will not find all their files: ${explain(error)}`)
    return []
  }
}

async function openFiles({ files, filesBefore }: Config) {
  const store = await openFileStore(files)
  return filesBefore ? movingStore(store, await openFileStore(filesBefore)) : store
}

/** The same of the library of traces. */
async function startTraces(traces: NonNullable<Config['traces']>): Promise<Stop> {
  const { openOtlpTracer } = await import('./gateways/traces/otlp.ts')
  const tracer = openOtlpTracer({ ...traces, version: applicationVersion })
  traceWith(tracer)
  return async () => {
    traceWith(undefined)
    await tracer.close()
  }
}

/** The library of metrics is loaded only where somebody asks for them. */
async function startMetrics(services: Services, address: MetricsAddress): Promise<Stop> {
  const { openMetrics, serveMetrics } = await import('./platform/metrics/open-metrics.ts')
  const { officeReadings } = await import('./metrics.ts')
  const served = await serveMetrics(openMetrics(services, officeReadings), address)
  return served.close
}

/** A demo makes its keys itself, and keeps them beside its database: browsers stay subscribed. */
async function withPushKeys({ mode, dataFolder }: Config, deployment: Deployment): Promise<Deployment> {
  const { switches, push } = deployment
  if (mode !== 'demo' || !switches.webPush || push.publicKey !== null) return deployment
  const { keptPushKeys } = await import('./demo/push-keys.ts')
  return { ...deployment, push: { ...push, ...(await keptPushKeys(dataFolder)) } }
}

/** The card provider's SDK is loaded only where cards are taken. */
async function openPayments({
  payments,
  switches,
}: Deployment): Promise<Pick<ConnectedServices, 'payments'>> {
  if (!switches.enablePayment) return {}
  const { stripeAccountOf, stripePayments } = await import('./gateways/payments/stripe.ts')
  const account = stripeAccountOf(payments)
  return account ? { payments: stripePayments(account, systemClock) } : {}
}

/** As is the library of the identity provider. */
async function openIdentity(deployment: Deployment): Promise<Pick<ConnectedServices, 'identity'>> {
  if (!deployment.switches.oidc) return {}
  const { identityAccountOf, openIdProvider } = await import('./gateways/identity/openid.ts')
  const account = identityAccountOf(deployment)
  return account ? { identity: openIdProvider(account, systemClock) } : {}
}

/** As is what encrypts for the browsers. */
async function openPush(deployment: Deployment): Promise<Pick<ConnectedServices, 'push'>> {
  if (!deployment.switches.webPush) return {}
  const { pushAccountOf, vapidPush } = await import('./gateways/push/vapid.ts')
  const account = pushAccountOf(deployment)
  return account ? { push: vapidPush(account) } : {}
}

function openPersonChecks({
  personChecks: { address, secret },
}: Deployment): Pick<ConnectedServices, 'personChecks'> {
  return address === null || secret === null
    ? {}
    : { personChecks: httpPersonChecks({ address, secret }, systemClock) }
}

const stops: Stop[] = []
let stopping = false

async function stop(exitCode: number) {
  if (stopping) return
  stopping = true
  for (const end of stops.toReversed()) await end().catch((error: unknown) => say(explain(error)))
  process.exit(exitCode)
}

// For operators: what calls hold now; all zero when idle.
process.on('SIGUSR2', () => say(`Held now: ${JSON.stringify(heldNow())}`))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
run(stops).catch((error: unknown) => {
  process.stderr.write(`${explainStart(error).replaceAll(repositoryRoot, '')}\n`)
  void stop(1)
})
