import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { RequestDetail } from '@endoll/api/requests.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { addCaller, mailsTo, type SubmittedBody } from '../../testing/test-requests.ts'
import { expireRequests } from './operations/expire.ts'

const dayMs = 24 * 60 * 60_000

describe('a request that waits for its signature', () => {
  it('ends when its time is over [r.request-signed]', async () => {
    const other = await startTestServer()
    try {
      const one = await addCaller(other)
      const body = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
      const path = `contracts/${one.contract.name}/power/`
      const { request } = (await one.send('POST', path, body)).body as SubmittedBody
      other.clock.advance(10 * dayMs)
      expect(await expireRequests(other.services)).toBe(0)
      other.clock.advance(dayMs)
      const headers = await other.signIn(one.customer)
      // Also before the job has ended it.
      const code = { method: 'POST', url: `/api/v1/requests/${request.id}/signature/code/`, headers } as const
      expect((await other.inject(code)).json()).toMatchObject({ error: 'request_ended' })
      expect(await expireRequests(other.services)).toBe(1)
      expect(await expireRequests(other.services)).toBe(0)
      const shown = (await other.get(`requests/${request.id}/`, headers)).body as RequestDetail
      expect(shown).toMatchObject({ state: 'expired', signature: null, withdrawable: false })
      const mails = await mailsTo(other, one.customer.email)
      expect(mails.filter((mail) => mail !== 'new_device')).toEqual([
        'request waiting_signature',
        'request expired',
      ])
    } finally {
      await other.stop()
    }
  })

  it('expires although another request cannot be ended', async () => {
    const other = await startTestServer()
    try {
      const callers = [await addCaller(other), await addCaller(other)]
      const ids: number[] = []
      for (const one of callers) {
        const body = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
        const sent = await one.send('POST', `contracts/${one.contract.name}/power/`, body)
        ids.push((sent.body as SubmittedBody).request.id)
      }
      const [broken = 0, whole = 0] = ids
      await sql`
        create function refuse_to_end() returns trigger language plpgsql as $$
        begin
          raise exception 'this one cannot be ended';
        end
        $$`.execute(other.db)
      await sql`
        create trigger refuse_to_end before update on request for each row
        when (old.id = ${sql.lit(broken)}) execute function refuse_to_end()`.execute(other.db)
      other.clock.advance(11 * dayMs)
      await expect(expireRequests(other.services)).rejects.toThrow('1 requests could not expire')
      const { state } = await other.db
        .selectFrom('request')
        .select('state')
        .where('id', '=', whole)
        .executeTakeFirstOrThrow()
      expect(state).toBe('expired')
    } finally {
      await other.stop()
    }
  })
})
