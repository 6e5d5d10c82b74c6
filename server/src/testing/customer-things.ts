import { addHomeMove } from './add-home-move.ts'
import { billService } from './bill-service.ts'
import {
  addAttachment,
  addBattery,
  addContract,
  addCurveDay,
  addInvoice,
  addPayment,
  type TestContract,
  type TestCustomer,
} from './factories.ts'
import { sendTestClaim } from './test-cases.ts'
import type { TestServer } from './test-server.ts'

/** What fills each path parameter that names a thing of a customer, by the path before it. */
export type NamedThings = Readonly<Record<string, string>>

/** What never was. */
export const absentThings: NamedThings = {
  'contracts/{name}': 'SECRET-8',
  'supplies/{name}': 'SECRET-8',
  'contracts/{contract}': 'SECRET-8',
  'contracts/{id}': '987654321',
  'contract/{id}': '987654321',
  'invoices/{id}': '987654321',
  'requests/{id}': '987654321',
  'download_attachment/{attachmentId}': '987654321',
  'bateria_virtual_percentages/{bateriaId}': '987654321',
  'bateria_virtual_movements/{bateriaId}': '987654321',
  'bateria_virtual_year/{bateriaId}': '987654321',
  'virtual_batteries/{ids}': '987654321',
  'payments/{invoiceNumber}': 'F-NOBODY',
  'payment_receipts/{reference}': '0000-0000',
  'cases/{id}': '987654321',
  'home_moves/{reference}': '0000-0000',
  // Of the case that stands before it.
  'files/{number}': '1',
}

/** A request that waits for its signature, so that it has a paper too. */
async function askForPower(server: TestServer, { name }: TestContract, headers: Record<string, string>) {
  const reply = await server.inject({
    method: 'POST',
    url: `/api/v1/contracts/${name}/power/`,
    headers,
    payload: { phone: '600000001', power_p1: 5000, power_p2: 5000 },
  })
  return reply.json<{ request: { id: number } }>().request.id
}

/** A contract of the customer with one of each thing that a call can name. */
export async function addThings(
  server: TestServer,
  customer: TestCustomer,
  details: Parameters<typeof addContract>[2] = {},
): Promise<{ readonly contract: TestContract; readonly named: NamedThings }> {
  const { db } = server
  const headers = await server.signIn(customer)
  // With panels, so that what they brought is there too.
  const contract = await addContract(db, customer, { self_consumption: '41', ...details })
  await addCurveDay(db, contract.id, '2026-11-20', { importWh: 4242 })
  const { id: invoice, number } = await addInvoice(db, contract)
  // A firm's, so that it can be had as UBL too.
  await billService(db, invoice)
  const battery = String(await addBattery(db, [[contract, 50]]))
  const payment = await addPayment(db, customer, invoice)
  const attachment = await addAttachment(db, contract)
  const request = await askForPower(server, contract, headers)
  const { id: sentCase } = await sendTestClaim(server, headers, contract.name)
  const named: NamedThings = {
    'contracts/{name}': contract.name,
    'supplies/{name}': contract.name,
    'contracts/{contract}': contract.name,
    'contracts/{id}': String(contract.id),
    'contract/{id}': String(contract.id),
    'invoices/{id}': String(invoice),
    'requests/{id}': String(request),
    'download_attachment/{attachmentId}': String(attachment),
    'bateria_virtual_percentages/{bateriaId}': battery,
    'bateria_virtual_movements/{bateriaId}': battery,
    'bateria_virtual_year/{bateriaId}': battery,
    'virtual_batteries/{ids}': battery,
    'payments/{invoiceNumber}': number,
    'payment_receipts/{reference}': payment,
    'cases/{id}': String(sentCase),
    'home_moves/{reference}': await addHomeMove(server.db, customer, contract),
    'files/{number}': '1',
  }
  return { contract, named }
}
