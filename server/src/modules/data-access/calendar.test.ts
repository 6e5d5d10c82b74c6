import { afterAll, beforeAll, expect, it } from 'vitest'
import { addInvoice } from '../../testing/factories.ts'
import { addCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { calendarText } from './calendar-text.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ dataAccess: true })
})
afterAll(() => server.stop())

/** The events of a calendar, as RFC 5545 says that lines are unfolded, split and unescaped. */
function eventsOf(text: string): Record<string, string>[] {
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.slice(0, -2).split('\r\n')
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  const unfolded = text.replaceAll('\r\n ', '').split('\r\n')
  const events: Record<string, string>[] = []
  for (const line of unfolded) {
    const [name = '', ...value] = line.split(':')
    if (line === 'BEGIN:VEVENT') events.push({})
    else if (events.length > 0 && name !== '' && name !== 'END')
      events.at(-1)![name] = value
        .join(':')
        .replaceAll(/\\([\\;,])/g, '$1')
        .replaceAll(String.raw`\n`, '\n')
        .replaceAll('\u00A0', ' ')
  }
  return events
}

it('a calendar is read back as it was written, whatever a title has', () => {
  const title = `Cargo; 46,40 € \\ ${'àñ€𝒳'.repeat(40)}\nfin`
  const text = calendarText({ name: 'Llum, gas; i més', host: 'office.test', stampMs: 0 }, [
    { id: 'due-1', day: '2026-12-31', title },
  ])
  expect(eventsOf(text)).toEqual([
    {
      UID: 'due-1@office.test',
      DTSTAMP: '19700101T000000Z',
      'DTSTART;VALUE=DATE': '20261231',
      'DTEND;VALUE=DATE': '20270101',
      SUMMARY: title,
      TRANSP: 'TRANSPARENT',
    },
  ])
})

it('shows days of bills, debits and contracts at an address that can be changed [r.calendar] [GET calendar/{secret}/]', async () => {
  const caller = await addCaller(server)
  const { customer, contract } = caller
  await server.db
    .updateTable('contract')
    .set({ end_day: '2027-03-31' })
    .where('id', '=', contract.id)
    .execute()
  const { number } = await addInvoice(server.db, contract, {
    state: 'open',
    payment_method: 'direct_debit',
    day: '2026-11-20',
    due_day: '2026-12-04',
    total_cents: 4640,
    pending_cents: 4640,
    debt_cents: 0,
  })
  const asked = { kind: 'calendar', name: 'Calendario', contracts: null, end_date: null }
  const { body } = await caller.send('POST', 'data_tokens/', asked)
  const { secret, tokens } = body as unknown as { secret: string; tokens: { id: number }[] }
  const get = (name: string) => server.inject({ url: `/api/data/v1/calendar/${name}/?lang=es` })
  const shown = await get(secret)
  expect(shown.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const days = eventsOf(shown.body).map((event) => [event['DTSTART;VALUE=DATE'], event['SUMMARY']])
  expect(days).toEqual(
    expect.arrayContaining([
      ['20261120', `Factura ${number}: 46,40 €`],
      ['20261204', `Cargo en cuenta de 46,40 € (factura ${number})`],
      ['20270331', `Vence el contrato ${contract.name}`],
    ]),
  )
  expect(shown.body).not.toContain(customer.email)
  await caller.send('POST', `data_tokens/${tokens[0]!.id}/end/`)
  const ended = await get(secret)
  const never = await get('x'.repeat(43))
  expect([ended.statusCode, ended.body]).toEqual([404, never.body])
})
