// Every procedure that waits for the retailer, answered with a refusal and with a day to come.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NotificationItem } from '@endoll/api/notifications.ts'
import { takePlannedEffects } from './modules/requests/operations/take-planned.ts'
import { readPdf } from './testing/read-pdf.ts'
import { productOf } from './testing/test-killed-changes.ts'
import { holderChanges, somebody } from './testing/test-new-holder.ts'
import { addCaller, mailsTo, sign, type SubmittedBody, type TestCaller } from './testing/test-requests.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
const { agreed, answer } = holderChanges(() => server)

interface Asked {
  readonly caller: TestCaller
  readonly name: string
  readonly id: number
  readonly reference: string
}

async function asked(caller: TestCaller, path: string, body: object): Promise<Asked> {
  const reply = await caller.send('POST', path, body)
  expect(reply.status).toBe(200)
  const { request, waiting_for_signature: waits } = reply.body as SubmittedBody
  if (waits) await sign(server, caller, request.id)
  return { caller, name: path.split('/')[1]!, ...request }
}

/** Asks for a change of one's own contract, by the last part of its path. */
async function askedOfOwn(part: string, body: object): Promise<Asked> {
  const caller = await addCaller(server)
  return asked(caller, `contracts/${caller.contract.name}/${part}`, body)
}

/** As the retailer has them: signed where they are signed. */
const ways: Readonly<Record<string, () => Promise<Asked>>> = {
  power: () => askedOfOwn('power/', { phone: '600000001', power_p1: 5000, power_p2: 5000 }),
  sips: () => askedOfOwn('no_cession_sips/', { noCesionSelection: 'actual' }),
  electronic_notification: () => askedOfOwn('electronic_notification/', {}),
  end_supply: () =>
    askedOfOwn('end/', {
      reason: 'moving',
      day: '2026-12-10',
      last_bill: 'as_now',
      phone: '600000001',
      cut_accepted: true,
    }),
  withdrawal: async () => {
    const caller = await addCaller(server)
    await server.db
      .updateTable('contract')
      .set({ sign_day: '2026-11-20' })
      .where('id', '=', caller.contract.id)
      .execute()
    const path = `contracts/${caller.contract.name}/withdrawal/`
    return asked(caller, path, { afterwards: 'former_retailer' })
  },
  change_product: async () => {
    const caller = await addCaller(server)
    const { path, body } = await productOf(server, caller, 'of every answer')
    return asked(caller, path, body)
  },
  change_holder: async () => {
    const caller = await addCaller(server)
    const { request } = await agreed(somebody(), undefined, caller)
    return { caller, name: caller.contract.name, ...request }
  },
}

function contractOf({ caller, name }: Asked) {
  return caller.send('GET', `contracts/${name}/`)
}
/** What the receipt says. */
async function receiptOf({ caller, id }: Asked) {
  const url = `/api/v1/requests/${id}/receipt/`
  const { rawPayload } = await server.inject({ method: 'GET', url, headers: caller.headers })
  return (await readPdf(rawPayload)).text.join(' ').replaceAll(/\s+/g, ' ')
}
/** What the customer was told of, by notice, oldest first. */
async function noticesOf({ caller, id }: Asked) {
  const { items } = (await caller.send('GET', 'notifications/')).body as { items: NotificationItem[] }
  return items
    .flatMap(({ about }) => (about.kind === 'request' && about.request_id === id ? [about.state] : []))
    .toReversed()
}
async function mailsOf({ caller }: Asked, state: string) {
  return (await mailsTo(server, caller.customer.email)).filter((mail) => mail === `request ${state}`).length
}

describe.each(Object.keys(ways))('%s', (procedure) => {
  it('that is refused changes nothing, and is told once with its reason [r.every-answer]', async () => {
    const request = await ways[procedure]!()
    const before = await contractOf(request)
    const refusal = { answer: 'rejected', reason_text: 'El contador no se encuentra.' }
    for (let times = 0; times < 2; times += 1) {
      expect((await answer(request.reference, refusal)).json()).toMatchObject({ state: 'rejected' })
    }
    expect(await mailsOf(request, 'rejected')).toBe(1)
    expect(await noticesOf(request)).toEqual(['rejected'])
    expect(await request.caller.request(request.id)).toMatchObject({
      state: 'rejected',
      reason_text: 'El contador no se encuentra.',
      withdrawable: false,
    })
    expect(await receiptOf(request)).toContain('Motivo: El contador no se encuentra.')
    const { body } = await contractOf(request)
    expect((body as { state: string }).state).toBe('activa')
    expect(Object.keys(body)).toEqual(Object.keys(before.body))
  })

  it('in effect on a day to come waits for it, and says so everywhere [r.ends-on]', async () => {
    const request = await ways[procedure]!()
    const before = await contractOf(request)
    const later = { answer: 'effective', effective_date: '2026-12-11' }
    for (let times = 0; times < 2; times += 1) {
      expect((await answer(request.reference, later)).json()).toMatchObject({ state: 'accepted' })
    }
    expect(await request.caller.request(request.id)).toMatchObject({
      state: 'accepted',
      effective_date: '2026-12-11',
    })
    expect(await receiptOf(request)).toContain('Entrará en vigor el 11 de diciembre de 2026.')
    expect(await contractOf(request)).toEqual(before)
    expect([await mailsOf(request, 'accepted'), await noticesOf(request)]).toEqual([1, ['accepted']])
    expect(await takePlannedEffects(server.services)).toBe(0)
    server.clock.advance(20 * 86_400_000)
    const taken = [await takePlannedEffects(server.services), await takePlannedEffects(server.services)]
    Object.assign(request.caller.headers, await server.signIn(request.caller.customer))
    const told = [await mailsOf(request, 'effective'), await noticesOf(request)]
    const done = await request.caller.request(request.id)
    server.clock.advance(-20 * 86_400_000)
    expect([taken, told]).toEqual([
      [1, 0],
      [1, ['accepted', 'effective']],
    ])
    expect(done).toMatchObject({ state: 'effective', effective_date: '2026-12-11' })
  })
})
