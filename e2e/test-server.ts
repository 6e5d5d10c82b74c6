// The whole server for one browser worker, on a database of its own. Forked by office.ts, spoken to over IPC.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { RequestListener, Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountHooks } from '../server/src/account-hooks.ts'
import { createApp } from '../server/src/app.ts'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { repositoryRoot } from '../server/src/config.ts'
import { loadDemo } from '../server/src/demo/load.ts'
import { openDocuments } from '../server/src/documents/open.ts'
import { smtpMail } from '../server/src/gateways/mail/smtp.ts'
import { inboxOf, startMailTwin } from '../server/src/gateways/mail/twin.ts'
import { httpPersonChecks } from '../server/src/gateways/person-checks/http-checks.ts'
import { startPersonChecksTwin } from '../server/src/gateways/person-checks/twin.ts'
import { importFolder } from '../server/src/import/import-folder.ts'
import { deliverMails } from '../server/src/mails/deliver-mails.ts'
import { filesOfMail } from '../server/src/modules/leads/operations/mail-files.ts'
import { answerAsks } from '../server/src/modules/account/operations.ts'
import { addStaff } from '../server/src/modules/desk/operations/add-staff.ts'
import { deliverPushes } from '../server/src/modules/notifications/operations/deliver-pushes.ts'
import { pushNotifications } from '../server/src/modules/notifications/operations/push-notifications.ts'
import { checkWatches } from '../server/src/modules/notifications/operations/check-watches.ts'
import { makeRenewalLetters } from '../server/src/modules/notifications/operations/make-renewal-letters.ts'
import { mailNotifications } from '../server/src/modules/notifications/operations/mail-notifications.ts'
import { reviewMonths } from '../server/src/modules/notifications/operations/review-months.ts'
import { tellNews } from '../server/src/modules/notifications/operations/tell-news.ts'
import { askEndsOfMoves } from '../server/src/modules/home-moves/operations/ask-ends.ts'
import { makePriceNotices } from '../server/src/modules/price-notices/operations/make-price-notices.ts'
import { remindOfBills } from '../server/src/modules/payments/operations/remind.ts'
import { expireRequests } from '../server/src/modules/requests/operations/expire.ts'
import { issueClientId, issueHandOff } from '../server/src/modules/session/operations/hand-offs.ts'
import { issueMaintenancePass, maintenancePassPath } from '../server/src/platform/http/maintenance-pass.ts'
import type { IdentityGateway } from '../server/src/gateways/identity/gateway.ts'
import { startPushTwin, type PushTwin } from '../server/src/gateways/push/twin.ts'
import { movableClock, systemClock } from '../server/src/platform/clock.ts'
import { openDatabase, openPool } from '../server/src/platform/db/open.ts'
import { folderStore } from '../server/src/platform/files/file-store.ts'
import { loadDeskBuild, loadWebBuild } from '../server/src/platform/http/web-build.ts'
import type { ConnectedServices } from '../server/src/gateways/services.ts'
import { createDatabaseIn, fillTemplateIn, startTestCluster } from '../server/src/testing/cluster.ts'
import { sharedCluster } from './office-messages.ts'
import type { Answer, Asked, LostTable, Mail, OfficeStart } from './office-messages.ts'
import { opened } from '../server/src/testing/opened.ts'
import { readChoice } from './read-choice.ts'

const { deployment: choice, nowMs, withDemo = false } = JSON.parse(process.argv[2] ?? '{}') as OfficeStart
const webFolder = join(repositoryRoot, 'web/dist')

const stops: (() => Promise<unknown>)[] = []
let stopping = false

async function stop(code: number): Promise<never> {
  if (stopping) return new Promise(() => undefined)
  stopping = true
  for (const end of stops.toReversed()) await end().catch((error: unknown) => console.error(error))
  process.exit(code)
}

function send(answer: Answer): void {
  // The worker may have gone in the meantime; its end comes as 'disconnect'.
  if (process.connected) process.send?.(answer)
}

type Connection = Awaited<ReturnType<typeof startTestCluster>>['connection']

/** The PostgreSQL of the whole run; one of its own outside of a run. */
async function openCluster(): Promise<Connection> {
  const shared = process.env[sharedCluster]
  if (shared !== undefined) return JSON.parse(shared) as Connection
  const own = await startTestCluster({ inMemory: true })
  stops.push(own.stop)
  return own.connection
}

/** Lets the database answer, or ends its connections and refuses new ones, as in an outage. */
async function setReachable(cluster: Connection, database: string, reachable: boolean): Promise<void> {
  const admin = openPool({ connection: cluster, asks: 'command' })
  try {
    await admin.query(`alter database "${database}" with allow_connections ${reachable}`)
    if (reachable) return
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
  } finally {
    await admin.end()
  }
}

/** Takes a table away by its name, or brings it back. */
async function setThere(connection: Connection, table: LostTable, there: boolean): Promise<void> {
  const pool = openPool({ connection, asks: 'command' })
  const [now, then] = there ? [`${table}_lost`, table] : [table, `${table}_lost`]
  await pool.query(`alter table ${now} rename to ${then}`).finally(() => pool.end())
}

interface Files {
  /** Whether the files of the pages are there: after an update those of the version before are not. */
  readonly have: (there: boolean) => void
  /** Breaks the connection at the files whose names begin so, that many times. */
  readonly lose: (names: readonly string[], times: number) => void
}

function filesOf(server: Server): Files {
  let there = true
  let lost: { readonly names: readonly string[]; times: number } = { names: [], times: 0 }
  const answered = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const name = request.url?.replace(/^\/(assets\/)?/, '') ?? ''
    if (!there && request.url?.startsWith('/assets/')) return response.writeHead(404).end()
    if (lost.times > 0 && request.method === 'GET' && lost.names.some((one) => name.startsWith(one))) {
      lost.times -= 1
      return request.socket.destroy()
    }
    for (const each of answered) each(request, response)
    return undefined
  })
  return {
    have: (now) => {
      there = now
    },
    lose: (names, times) => {
      lost = { names, times }
    },
  }
}

type Handles = {
  readonly services: ConnectedServices
  readonly clock: ReturnType<typeof movableClock>
  readonly reach: (reachable: boolean) => Promise<void>
  readonly keep: (table: LostTable, there: boolean) => Promise<void>
  readonly pageFiles: Files
  readonly answers: (answers: boolean) => Promise<void>
  readonly mailsTo: (address: string) => Promise<readonly Mail[]>
  readonly pushes: PushTwin
}

async function tell(services: ConnectedServices): Promise<void> {
  await askEndsOfMoves(services)
  await makePriceNotices(services)
  await makeRenewalLetters(services)
  await tellNews(services)
  await checkWatches(services)
  await reviewMonths(services)
  await mailNotifications(services)
  await pushNotifications(services)
  await deliverPushes(services)
}

async function answer(
  { services, clock, reach, keep, pageFiles, answers, mailsTo, pushes }: Handles,
  asked: Asked,
) {
  switch (asked.what) {
    case 'import':
      return importFolder(services.db, asked.folder)
    case 'set-clock':
      // Every browser here comes from one network, and every test is another day of it.
      await services.db.deleteFrom('attempt_budget').where('key', 'like', 'look-network:%').execute()
      return clock.set(asked.nowMs)
    case 'hand-off':
      return issueHandOff(services, asked.email, opened)
    case 'client-id':
      return issueClientId(services, asked.email, opened)
    case 'let-in':
      return addStaff(services, asked.staff, { staffId: null, address: 'command' })
    case 'maintenance-pass':
      return maintenancePassPath + (await issueMaintenancePass(services))
    case 'database':
      return reach(asked.reachable)
    case 'table':
      return keep(asked.table, asked.there)
    case 'files':
      return pageFiles.have(asked.there)
    case 'lose':
      return pageFiles.lose(asked.names, asked.times)
    case 'provider':
      return answers(asked.answers)
    case 'tell':
      return tell(services)
    case 'subscribe':
      return pushes.subscribe(services.push?.publicKey ?? '')
    case 'pushed':
      return pushes.kept.filter(({ endpoint }) => endpoint === asked.endpoint).map(({ text }) => text)
    case 'mails':
      return mailsTo(asked.to)
    case 'stop':
      return stop(0)
  }
}

/** A mail server with everybody's inbox. Nothing is sent, and nothing expires, before somebody looks: no test waits. */
async function openMail(services: ConnectedServices): Promise<Handles['mailsTo']> {
  const twin = await startMailTwin()
  stops.push(() => twin.stop())
  const gateway = smtpMail(twin.smtpAddress)
  stops.push(async () => gateway.close())
  return async (address) => {
    await expireRequests(services)
    await remindOfBills(services)
    await answerAsks(services)
    await deliverMails(services, gateway, filesOfMail(services))
    return inboxOf(twin.ledger).filter(({ to }) => to === address)
  }
}

/** Where cards are taken, by the provider's twin; its SDK is loaded only there. */
async function openCards(services: ConnectedServices) {
  const { deployment, clock } = services
  const there: { address?: string } = {}
  if (!deployment.switches.enablePayment) return { services, there }
  const account = { secretKey: 'sk_test_twin', webhookSecret: 'whsec_of_the_twin' }
  const { startPaymentsTwin } = await import('../server/src/gateways/payments/twin/twin.ts')
  const { stripeAccountOf, stripePayments } = await import('../server/src/gateways/payments/stripe.ts')
  const twin = await startPaymentsTwin({
    ...account,
    webhookAddress: () => there.address && `${there.address}/api/v1/payments/provider/messages/`,
    nowMs: () => clock.nowMs(),
  })
  stops.push(() => twin.stop())
  const { address: apiAddress, scriptUrl } = twin
  const payments = {
    ...deployment.payments,
    ...account,
    publishableKey: 'pk_test_twin',
    apiAddress,
    scriptUrl,
  }
  return {
    there,
    services: {
      ...services,
      deployment: { ...deployment, payments },
      payments: stripePayments(stripeAccountOf(payments)!, clock),
    },
  }
}

/** The push services of every browser, by their twin. */
async function openPush({ switches }: Deployment) {
  const pushes = await startPushTwin()
  stops.push(() => pushes.stop())
  if (!switches.webPush) return { pushes }
  const { makePushKeys, vapidPush } = await import('../server/src/gateways/push/vapid.ts')
  const account = {
    ...makePushKeys(),
    contact: 'mailto:hola@endoll.test',
    services: [],
    standIn: pushes.address,
  }
  return { pushes, push: vapidPush(account) }
}

/** The registers of identity and solvency, by their twin: the last digits of a document choose the answer. */
async function withPersonChecks(services: ConnectedServices): Promise<ConnectedServices> {
  const secret = 'shared with the twin of the registers'
  const nowMs = () => services.clock.nowMs()
  const twin = await startPersonChecksTwin({ secret, nowMs })
  stops.push(() => twin.stop())
  return {
    ...services,
    personChecks: httpPersonChecks({ address: twin.address, secret }, services.clock),
  }
}

/** The twin of the identity provider: started when somebody first goes there, which few tests do. */
function providerTwin(services: ConnectedServices) {
  const { deployment } = services
  const started = async () => {
    const { startIdentityTwin } = await import('../server/src/gateways/identity/twin.ts')
    const { openIdProvider } = await import('../server/src/gateways/identity/openid.ts')
    const twin = await startIdentityTwin({
      officeAddress: () => services.address?.() ?? '',
      nameOf: (email) => (email.startsWith('nadia') ? 'Nadia Serra Vidal' : undefined),
    })
    stops.push(() => twin.stop())
    // The provider uses real time, not the office's clock.
    const account = { ...deployment.openid, issuer: twin.issuer, clientId: twin.clientId }
    const connect = () => openIdProvider({ ...account, clientSecret: twin.clientSecret }, systemClock)
    return { twin, connect, gateway: connect() }
  }
  let open: ReturnType<typeof started> | undefined
  const there = () => (open ??= started())
  const identity: IdentityGateway = {
    signInAddress: async (asked) => (await there()).gateway.signInAddress(asked),
    exchange: async (came, binding) => (await there()).gateway.exchange(came, binding),
    endSessionAddress: async (of) => (await there()).gateway.endSessionAddress(of),
    readLogoutToken: async (token) => (await there()).gateway.readLogoutToken(token),
  }
  return {
    services: deployment.switches.oidc ? { ...services, identity } : services,
    answers: async (whether: boolean) => {
      const provider = await there()
      provider.twin.answer(whether)
      // Forgets the provider's metadata, as after a minute.
      provider.gateway = provider.connect()
    },
  }
}

/** A database with the demo in it, which is brought in once in a run. */
async function createDemoDatabaseIn(cluster: Connection) {
  const template = `endoll_demo_${nowMs}`
  await fillTemplateIn(cluster, template, async (connection) => {
    const folder = await mkdtemp(join(tmpdir(), 'endoll-demo-'))
    const db = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
    try {
      await loadDemo({ db, clock: movableClock(nowMs) }, { folder, say: () => undefined })
    } finally {
      await db.destroy()
      await rm(folder, { recursive: true, force: true })
    }
  })
  return createDatabaseIn(cluster, template)
}

async function run(): Promise<void> {
  if (!existsSync(join(webFolder, 'client')) || !existsSync(join(webFolder, 'server'))) {
    throw new Error('The web is not built, and the browser tests need it: run `npm run build -w web` first.')
  }
  const { deployment, texts } = await readChoice(choice)
  const cluster = await openCluster()
  const { connection, drop } = await (withDemo ? createDemoDatabaseIn(cluster) : createDatabaseIn(cluster))
  stops.push(drop)
  const db = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
  stops.push(() => db.destroy())
  const clock = movableClock(nowMs)
  const pdf = openDocuments('test')
  stops.push(() => pdf.close())
  // The port is chosen by the system; the cookies are named before it is known, so by this process.
  const filesFolder = await mkdtemp(join(tmpdir(), 'endoll-files-'))
  stops.push(() => rm(filesFolder, { recursive: true, force: true }))
  let own = ''
  const { pushes, ...push } = await openPush(deployment)
  const services: ConnectedServices = {
    db,
    ...push,
    clock,
    address: () => own,
    deployment,
    pdf,
    mode: 'test',
    accountHooks,
    cookieSuffix: `-${process.pid}`,
    files: folderStore(filesFolder),
  }
  const cards = await openCards(await withPersonChecks(services))
  const provider = providerTwin(cards.services)
  const built = { web: await loadWebBuild(webFolder), desk: await loadDeskBuild(webFolder) }
  const app = await createApp({ services: provider.services, ...built, texts })
  stops.push(() => app.close())
  await app.listen({ port: 0, host: 'localhost' })
  const mailsTo = await openMail(cards.services)
  const reach = (reachable: boolean) => setReachable(cluster, connection.database, reachable)
  const keep = (table: LostTable, there: boolean) => setThere(connection, table, there)
  const pageFiles = filesOf(app.server)
  process.on('message', (asked: Asked) => {
    void answer(
      { services, clock, reach, keep, pageFiles, answers: provider.answers, mailsTo, pushes },
      asked,
    ).then(
      (value) => send({ id: asked.id, ok: true, value }),
      (error: unknown) =>
        send({ id: asked.id, ok: false, error: error instanceof Error ? error.message : String(error) }),
    )
  })
  const address = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server listens on no port')
  own = `http://localhost:${address.port}`
  cards.there.address = own
  send({ id: 0, ok: true, value: own })
}

// The server ends with its worker, even if that is killed.
process.on('disconnect', () => void stop(0))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
run().catch((error: unknown) => {
  send({ id: 0, ok: false, error: error instanceof Error ? error.message : String(error) })
  void stop(1)
})
