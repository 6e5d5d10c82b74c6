import { accountHooks } from '../account-hooks.ts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Switches } from '@endoll/api/deployment/switches.ts'
import { startMs } from '@endoll/domain/time/madrid.ts'
import { createApp, type AppOptions } from '../app.ts'
import { repositoryRoot } from '../config.ts'
import { readDeployment } from '../deployment-file.ts'
import { openDocuments } from '../documents/open.ts'
import type { IdentityGateway } from '../gateways/identity/gateway.ts'
import type { PersonChecksGateway } from '../gateways/person-checks/gateway.ts'
import type { PaymentGateway } from '../gateways/payments/gateway.ts'
import type { PushGateway } from '../gateways/push/gateway.ts'
import { movableClock, type MovableClock } from '../platform/clock.ts'
import type { EmbeddedConnection } from '../platform/db/embedded.ts'
import type { DatabaseLimits } from '../platform/db/limits.ts'
import { openDatabase, type Db } from '../platform/db/open.ts'
import type { FailPoints } from '../platform/fail-point.ts'
import { folderStore, type FileStore } from '../platform/files/file-store.ts'
import type { PdfWorker } from '../platform/pdf/pdf-worker.ts'
import type { ConnectedServices } from '../gateways/services.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { holdTestKeys } from './test-keys.ts'
import { testPassword, type TestCustomer } from './factories.ts'
import { sha256 } from '../platform/sha256.ts'

/** The whole server on a database of its own, with a clock that stands at noon of 21 November 2026 until moved. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly db: Db
  readonly clock: MovableClock
  readonly services: ConnectedServices
  /** Of its database, for a server beside it. */
  readonly connection: EmbeddedConnection
  /** The key with which the retailer's own systems call. */
  readonly apiKey: string
  /** Headers of a signed-in customer. */
  signIn(customer: Pick<TestCustomer, 'email'>): Promise<Record<string, string>>
  /** The cookies of a browser in which a customer has signed in. */
  cookiesOf(customer: Pick<TestCustomer, 'email'>): Promise<string>
  /** A call below /api/v1/ with a customer's headers; the body already read. */
  get(path: string, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
  stop(): Promise<void>
}

const apiKey = 'key-of-the-retailer-for-tests'

export interface TestServerOptions extends Pick<
  AppOptions,
  'web' | 'desk' | 'logger' | 'load' | 'nameInLog'
> {
  /** Connection for the server alone; the test's `db` keeps its own. */
  readonly connect?: (database: EmbeddedConnection) => Promise<PoolConfig>
  /** `connect` leads to a pooler. */
  readonly pooled?: boolean
  /** Of what the server asks of its own connection. */
  readonly limits?: DatabaseLimits
  /** A database that is there already, and stays; a new one when there is none. */
  readonly onDatabase?: EmbeddedConnection
  /** Card payments by the provider's twin. */
  readonly payments?: (clock: MovableClock) => PaymentGateway
  /** Signs people in. */
  readonly identity?: IdentityGateway
  /** Registers of identity and solvency. */
  readonly personChecks?: PersonChecksGateway
  /** Push services of the browsers. */
  readonly push?: PushGateway
  /** Where files lie that are sent; a folder of its own if there is none. */
  readonly files?: FileStore
  /** Only of a test that ends the program in the middle of something. */
  readonly failPoint?: FailPoints
  /** Settings beside the switches that are not those of the demo. */
  readonly deployment?: Partial<Deployment>
}

async function openThere(connection: EmbeddedConnection): Promise<TestDatabase> {
  holdTestKeys()
  const db = await openDatabase({
    asks: 'command',
    connection: { ...connection, max: 5 },
    allowUnsyncedForTests: true,
  })
  return { db, connection, drop: () => db.destroy() }
}

let documents: PdfWorker | undefined
/** The program that makes documents, one for all servers of the process: it ends with the process. */
function testDocuments(): PdfWorker {
  documents ??= openDocuments('test')
  // What a test watches or replaces in it is its own server's.
  return { ...documents }
}

export async function startTestServer(
  switches: Partial<Switches> = {},
  {
    connect,
    pooled = false,
    limits,
    onDatabase,
    deployment: settings,
    payments,
    personChecks,
    identity,
    push,
    files,
    failPoint,
    ...more
  }: TestServerOptions = {},
): Promise<TestServer> {
  const { db, connection, drop } = onDatabase ? await openThere(onDatabase) : await createTestDatabase()
  const ownDb =
    connect &&
    (await openDatabase({
      asks: 'command',
      connection: await connect(connection),
      allowUnsyncedForTests: true,
      pooled,
      ...(limits && { limits }),
    }))
  const clock = movableClock(startMs('2026-11-21', 12, 'Europe/Madrid'))
  const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
  const pdf = testDocuments()
  const filesFolder = join(tmpdir(), `endoll-files-${randomUUID()}`)
  const apiKeySha256 = sha256(apiKey).toString('hex')
  const services: ConnectedServices = {
    db: ownDb ?? db,
    clock,
    deployment: {
      ...deployment,
      publicAddress: 'https://office.endoll.test',
      retailer: { ...deployment.retailer, apiKeySha256 },
      ...settings,
      switches: { ...deployment.switches, ...switches },
    },
    pdf,
    mode: 'test',
    accountHooks,
    cookieSuffix: '',
    files: files ?? folderStore(filesFolder),
    ...(payments && { payments: payments(clock) }),
    ...(personChecks && { personChecks }),
    ...(identity && { identity }),
    ...(push && { push }),
    ...(failPoint && { failPoint }),
  }
  const app = await createApp({ services, ...more })
  await app.ready()
  const signIn = async ({ email }: Pick<TestCustomer, 'email'>) => {
    const payload = { user: email, password: testPassword }
    const reply = await app.inject({ method: 'POST', url: '/api/v1/get_token', payload })
    if (reply.statusCode !== 200) throw new Error(`sign-in answered ${reply.statusCode}`)
    return reply
  }
  return {
    app,
    db,
    clock,
    services,
    connection,
    apiKey,
    async signIn(customer) {
      const { token } = (await signIn(customer)).json<{ token: string }>()
      return { authorization: `Bearer ${token}` }
    },
    async cookiesOf(customer) {
      return (await signIn(customer)).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    },
    async get(path, headers = {}) {
      const reply = await app.inject({ method: 'GET', url: `/api/v1/${path}`, headers })
      return { status: reply.statusCode, body: reply.json<unknown>() }
    },
    inject: (options) => app.inject(options),
    async stop() {
      await app.close()
      await ownDb?.destroy()
      await drop()
      await rm(filesFolder, { recursive: true, force: true })
    },
  }
}
