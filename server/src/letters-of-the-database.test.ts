import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { DraftItem } from '@endoll/api/contract-drafts.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import {
  addOffers,
  answersOfHome,
  dni,
  payloadOf,
  send,
  supply,
  upload,
} from './modules/leads/leads.fixture.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { addContract, addCustomer, addInvoice } from './testing/factories.ts'
import { findHolder } from './platform/unscoped-contracts.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// A database whose LC_CTYPE is C, as a server without languages makes them, knows capitals of ASCII alone: `lower('Ñ')`
// is `Ñ` there. Who somebody is must not depend on that.

const database = `letters_${randomBytes(8).toString('hex')}`
let server: TestServer

async function administer(statement: string) {
  const client = new pg.Client(inject('testCluster'))
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

beforeAll(async () => {
  await administer(
    `create database ${database} template template0 encoding 'UTF8' locale_provider libc locale 'C'`,
  )
  const connection = { ...inject('testCluster'), database }
  const db = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
  await migrate(db).finally(() => db.destroy())
  server = await startTestServer(
    {},
    { onDatabase: connection, deployment: { mail: { from: null, server: null, smtpUtf8: true } } },
  )
})
afterAll(async () => {
  await server.stop()
  await administer(`drop database if exists ${database} with (force)`)
})

it('an address with a large letter beyond ASCII is that of the customer who types it small', async () => {
  const customer = await addCustomer(server.db)
  const nif = dni(22_444_555)
  await server.db.updateTable('customer').set({ nif }).where('id', '=', customer.customerId).execute()
  const contract = await addContract(server.db, customer, { notification_email: 'IÑIGO.PEÑA@example.test' })
  const { number: invoice } = await addInvoice(server.db, contract)
  const holder = await findHolder(server.db, { nif, contract: contract.name, invoice, cups: null })
  expect(holder?.emails).toContain('iñigo.peña@example.test')
})

it('a contract that was asked for with such an address is listed for its account', async () => {
  const { home: product } = await addOffers(server)
  const nif = dni(22_444_556)
  const answers = answersOfHome({
    cups: supply(707),
    nifFaceup: [{ id: await upload(server, 'identity') }],
    selectedProduct: product,
    vat: nif,
    iban: spanishIban('2100', '0418', '0200051332'),
    email: 'Begoña.ÑU@example.test',
  })
  const sent = await send(server, 'POST', 'leads', { body: payloadOf(answers) })
  expect(sent.status).toBe(200)
  const customer = await addCustomer(server.db, { email: 'begoña.ñu@example.test' })
  await server.db.updateTable('customer').set({ nif }).where('id', '=', customer.customerId).execute()
  const headers = await server.signIn(customer)
  const reply = await server.inject({ url: '/api/v1/contract_drafts/', headers })
  expect(reply.json<{ items: DraftItem[] }>().items).toHaveLength(1)
})
