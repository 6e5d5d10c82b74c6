// One of the two servers that bench/lists.ts compares, on a free port that it sends to its parent: `app` is the product
// as it is; `bare` is a plain Node handler that checks the same session and runs the same queries, and nothing else.
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { sessionClaims } from '@endoll/api/session.ts'
import { accountHooks } from '../server/src/account-hooks.ts'
import { createApp } from '../server/src/app.ts'
import { repositoryRoot } from '../server/src/config.ts'
import { readDeployment } from '../server/src/deployment-file.ts'
import { openDocuments } from '../server/src/documents/open.ts'
import { listContracts } from '../server/src/modules/contracts/queries.ts'
import { listInvoices } from '../server/src/modules/invoices/queries.ts'
import { findLiveSession } from '../server/src/modules/session/sessions.ts'
import { readToken } from '../server/src/platform/links/signed-token.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { openDatabase } from '../server/src/platform/db/open.ts'
import { createLogger } from '../server/src/platform/log.ts'
import type { Services } from '../server/src/platform/services.ts'

const [kind, connection] = process.argv.slice(2)
const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
const db = await openDatabase({
  asks: 'command',
  connection: JSON.parse(connection!) as object,
  allowUnsyncedForTests: true,
})
const pdf = openDocuments('test')
const clock = systemClock
const services: Services = { db, clock, deployment, pdf, mode: 'test', accountHooks, cookieSuffix: '' }

async function callerOf(request: IncomingMessage) {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const read = await readToken(db, token, sessionClaims, services.clock.nowMs())
  return read?.inTime ? findLiveSession(services, { id: read.claims.sid }, { touch: true }) : null
}

const page = { type: 'electricity', offset: 0, limit: 100 } as const

async function answer(request: IncomingMessage) {
  const caller = await callerOf(request)
  if (!caller) return undefined
  return request.url?.includes('invoices')
    ? listInvoices(services, caller, { ...page, search: '', locale: 'es' })
    : listContracts(db, caller, { ...page, filter: '' })
}

function bare() {
  const server = createServer((request, response) => {
    void answer(request).then((body) => {
      response.statusCode = body ? 200 : 401
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end(JSON.stringify(body ?? {}))
    })
  })
  return new Promise<AddressInfo>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address() as AddressInfo))
  })
}

async function whole() {
  // With the log that production writes, thrown away: writing it is part of the work.
  const app = await createApp({ services, logger: createLogger({ level: 'info' }) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app.server.address() as AddressInfo
}

const { port } = await (kind === 'app' ? whole() : bare())
process.send?.({ port })
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1000 })
})
process.on('disconnect', () => process.exit(0))
