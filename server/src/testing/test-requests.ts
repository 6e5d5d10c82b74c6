import { at } from '../platform/db/at.ts'
import type { RequestDetail } from '@endoll/api/requests.ts'
import { addContract, addCustomer, type TestContract, type TestCustomer } from './factories.ts'
import type { TestServer } from './test-server.ts'

/** A customer who is signed in, with one contract of 4.6 kW, and calls in their name. */
export interface TestCaller {
  readonly customer: TestCustomer
  readonly contract: TestContract
  readonly headers: Record<string, string>
  send(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<{ readonly status: number; readonly body: never }>
  request(id: number): Promise<RequestDetail>
}

export async function addCaller(
  server: TestServer,
  fields: Parameters<typeof addContract>[2] = {},
): Promise<TestCaller> {
  const customer = await addCustomer(server.db)
  const contract = await addContract(server.db, customer, fields)
  const headers = await server.signIn(customer)
  const send: TestCaller['send'] = async (method, path, body, more = {}) => {
    const reply = await server.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { ...headers, ...more },
      ...(body ? { payload: body } : {}),
    })
    return { status: reply.statusCode, body: reply.json<never>() }
  }
  return {
    customer,
    contract,
    headers,
    send,
    request: async (id) => (await send('GET', `requests/${id}/`)).body,
  }
}

/** What the mails of an address are about, oldest first. */
export async function mailsTo(server: TestServer, address: string) {
  const rows = await server.db
    .selectFrom('mail_outbox')
    .select(['template', 'data'])
    .where('recipient', '=', address)
    .orderBy('id')
    .execute()
  return rows.map(({ template, data }) => {
    const { state, about } = data as { state?: string; about?: string }
    return [template, state ?? about].filter(Boolean).join(' ')
  })
}

/** The code that was sent last to an address. */
export async function lastCode(server: TestServer, address: string): Promise<string> {
  const { data } = await server.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('recipient', '=', address)
    .where('template', '=', 'signature_code')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return (data as { code: string }).code
}

/** Six digits that are not these. */
export function otherCode(code: string) {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** What the job of the mails does, as far as a signature looks at it. */
export async function letMailsLeave({ db, clock }: TestServer, { customer }: TestCaller): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sent_at: at(clock.nowMs()) })
    .where('recipient', '=', customer.email)
    .where('sent_at', 'is', null)
    .execute()
}

/** The whole way of a signature. */
export async function sign(server: TestServer, caller: TestCaller, id: number) {
  await caller.send('POST', `requests/${id}/signature/code/`)
  await letMailsLeave(server, caller)
  const code = await lastCode(server, caller.customer.email)
  return caller.send('POST', `requests/${id}/signature/`, { code })
}

export interface SubmittedBody {
  readonly waiting_for_signature: boolean
  readonly request: { readonly id: number; readonly reference: string }
}
