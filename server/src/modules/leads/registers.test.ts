// What the registers of identity and solvency are asked, and what a lead hears of it.
import { beforeEach, describe, expect, it } from 'vitest'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { dni, payloadOf, send } from './leads.fixture.ts'
import { officeWithRegisters } from './registers.fixture.ts'

const { started, home } = officeWithRegisters()
let server: TestServer

beforeEach(() => {
  ;({ server } = started())
})

function post(body: object, more: Parameters<typeof send>[3] = {}) {
  return send(server, 'POST', 'leads', { body, ...more }) as Promise<{ readonly body: LeadReply }>
}

describe('what is asked of the registers [v3.confirm-response] [v4.dni-score] [GET leads/dni-validation/{id}] [GET leads/solvencia/{id}] [v8.lead-rejected]', () => {
  it.each([
    ['a good payer', dni(12_345_678), true, true],
    ['another name', dni(12_300_091), false, true],
    ['a bad payer', dni(12_300_092), true, false],
    ['a register that does not answer', dni(12_300_093), true, true],
  ])('%s', async (_, vat, dni_valid, scoring) => {
    const answers = home({ vat })
    const { body } = await post(payloadOf(answers, { step: 2, confirm: false }))
    const [who, score] = [`leads/dni-validation/${body.lead_id}`, `leads/solvencia/${body.lead_id}`]
    expect((await send(server, 'GET', who)).body).toEqual({ dni_valid })
    expect((await send(server, 'GET', score)).body).toEqual({ scoring })
    const sent = (await send(server, 'PUT', `leads/${body.lead_id}`, { body: payloadOf(answers) })).body
    const error = !dni_valid ? 'dni_invalid' : !scoring ? 'bad_score' : null
    expect(sent).toMatchObject({ status: error ? 'ERROR' : 'OK', result: { error } })
  })

  it('is asked of twenty persons a network, the same ones as often as they are sent', async () => {
    let visitors = 0
    const scoreOf = async (n: number, network: string) => {
      visitors += 1
      const answers = payloadOf(home({ vat: dni(12_000_092 + 100_000 * n), nifFaceup: [] }), {
        step: 2,
        confirm: false,
      })
      const visitor = String(visitors).padStart(43, 'v')
      const { body } = await post(answers, { visitor, network })
      const score = `leads/solvencia/${body.lead_id}`
      return (await send(server, 'GET', score, { visitor, network })).body
    }
    const told: unknown[] = []
    for (let n = 0; n < 22; n += 1) told.push(await scoreOf(n, '198.51.100.9'))
    expect(told.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => ({ scoring: false })))
    expect(told.slice(20)).toEqual([{ scoring: true }, { scoring: true }])
    expect(await scoreOf(0, '198.51.100.9')).toEqual({ scoring: false })
    expect(await scoreOf(21, '203.0.113.9')).toEqual({ scoring: false })
  })
})
