import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CaseOutboxEvent, CaseOutboxType } from '@endoll/api/retailer.ts'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { httpRetailer } from './http-retailer.ts'
import { startRetailerTwin, type RetailerTwin } from './twin.ts'

const secret = 'secret-shared-with-the-retailer-systems'
const heard: { readonly path: string; readonly body: unknown }[] = []
const office = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    heard.push({ path: request.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString()) })
    response.end('{}')
  })
})
const twins: RetailerTwin[] = []

async function twin(answersCases: boolean): Promise<RetailerTwin> {
  const one = await startRetailerTwin({
    secret,
    apiKey: 'x',
    apiAddress: () => `http://127.0.0.1:${(office.address() as AddressInfo).port}`,
    answerMs: 1,
    nowMs: () => systemClock.nowMs(),
    answersCases,
  })
  twins.push(one)
  return one
}

/** What a customer said in a case, to a twin. */
function tell({ address }: RetailerTwin, type: CaseOutboxType, locale: 'es' | 'ca' = 'es'): Promise<void> {
  const event: CaseOutboxEvent = {
    id: 7,
    type,
    created_at: '2026-11-21T12:00:00Z',
    case: {
      reference: 'AAAA-1111',
      state: type === 'case.closed' ? 'closed' : 'open',
      locale,
      customer: { code: 'C1' },
      contract: null,
      category: 20,
      claim: null,
      subject: 'Una factura',
      facts: [],
      readings: [],
      message: {
        position: 1,
        text: 'No la entiendo.',
        at: '2026-11-21T12:00:00Z',
        acted_by: null,
        files: [],
      },
    },
  }
  return httpRetailer({ address, secret }, systemClock).deliver(event)
}

beforeAll(() => new Promise<void>((resolve) => void office.listen(0, '127.0.0.1', resolve)))
beforeEach(() => void heard.splice(0))
afterAll(async () => {
  for (const one of twins) await one.stop()
  office.close()
})

it('the retailer of the demo answers what customers write, in their language, under the event’s own id', async () => {
  const demo = await twin(true)
  await tell(demo, 'case.opened', 'ca')
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  expect(heard[0]).toEqual({
    path: '/api/v1/retailer/cases/AAAA-1111/messages/',
    body: { message_id: 'twin-7', text: expect.stringMatching(/^Ho hem mirat/) as string },
  })
  await tell(demo, 'case.message')
  await vi.waitFor(() => expect(heard).toHaveLength(2))
})

it('and nothing to a case that was closed, nor where it is not asked to', async () => {
  await tell(await twin(true), 'case.closed')
  await tell(await twin(false), 'case.opened')
  await tell(await twin(true), 'case.reopened')
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  expect(heard[0]?.body).toMatchObject({ text: expect.stringMatching(/^Lo hemos mirado/) as string })
})
