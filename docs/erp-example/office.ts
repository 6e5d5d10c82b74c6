/* oxlint-disable no-console, no-restricted-globals -- a program of its own: it is started, and says what it does */
// What an ERP does with the office, as a program: it takes the events, checks their signatures, answers requests and
// cases, and reads leads. `npm run client -w docs/erp-example` writes api.d.ts from the office's own document.
//
//   OFFICE=https://office.example API_KEY=… OUTBOX_SECRET=… node docs/erp-example/office.ts
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import createClient from 'openapi-fetch'
import type { paths } from './api.d.ts'

type Feed = paths['/api/v1/retailer/outbox/']['get']['responses'][200]['content']['application/json']
type Event = Feed['events'][number]

const { OFFICE = '', API_KEY = '', OUTBOX_SECRET = '', PORT = '0', CURSOR = 'cursor.txt' } = process.env
const office = createClient<paths>({ baseUrl: OFFICE, headers: { 'x-api-key': API_KEY } })

/** An error of the office ends what is under way; the cursor stays, and the event comes again. */
function need<T>({ data, error }: { data?: T; error?: { error: string } }): T {
  if (data === undefined) throw new Error(`the office answered ${error?.error ?? 'nothing'}`)
  return data
}

/** What the ERP does with an event. The same event may come twice: every answer says the same again without harm. */
async function take(event: Event): Promise<void> {
  switch (event.type) {
    case 'request.submitted':
    case 'request.signed': {
      // Only what is sent waits for an answer; the rest is for the records.
      if (event.request.state !== 'sent') return
      const { reference } = event.request
      for (const answer of ['accepted', 'effective'] as const) {
        const reply = await office.POST('/api/v1/retailer/requests/{reference}/answer/', {
          params: { path: { reference } },
          body: { answer },
        })
        console.log(`request ${reference}: ${need(reply).state}`)
      }
      return
    }
    case 'case.opened':
    case 'case.message': {
      const { reference, message } = event.case
      const reply = await office.POST('/api/v1/retailer/cases/{reference}/messages/', {
        params: { path: { reference } },
        // The id of the event: the same answer again is the same message.
        body: { message_id: `erp-${event.id}`, text: `Recibido: ${message.text}`, closes: false, attachment: [] },
      })
      console.log(`case ${reference}: ${need(reply).state}`)
      return
    }
    case 'lead.saved': {
      const reply = await office.GET('/api/v1/retailer/leads/', { params: { query: { offset: 0 } } })
      const lead = need(reply).leads.find(({ id }) => id === event.lead.id)
      console.log(`lead ${event.lead.id}: step ${lead?.step ?? 'gone'}`)
      return
    }
    case 'rate.stale':
      console.log(`rate ${event.rate.name} of ${event.rate.start_day}: bring rates.csv`)
      return
    default:
      console.log(`${event.type} is for the records`)
  }
}

/** Takes what came since the last time, in order: the feed is the same whether or not events are delivered. */
async function catchUp(): Promise<void> {
  let after = Number(await readFile(CURSOR, 'utf8').catch(() => '0'))
  for (;;) {
    const { events, next } = need(
      await office.GET('/api/v1/retailer/outbox/', { params: { query: { after } } }),
    )
    for (const event of events) {
      await take(event)
      await writeFile(CURSOR, String(event.id))
    }
    if (next === after) return
    after = next
  }
}

/** Whether these bytes were signed with the secret, in the last five minutes. */
function isSigned(header: string | string[] | undefined, body: string): boolean {
  const [, time = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? []
  if (mac === '' || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const own = createHmac('sha256', OUTBOX_SECRET).update(`${time}.${body}`).digest()
  return timingSafeEqual(own, Buffer.from(mac, 'hex'))
}

// A delivery wakes the program, which then reads the feed: so events are taken in order, and once.
let working = Promise.resolve()
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const signed = request.method === 'POST' && isSigned(request.headers['x-endoll-signature'], body)
    response.writeHead(signed ? 204 : 403).end()
    if (signed) working = working.then(catchUp).catch((error: unknown) => console.error(String(error)))
  })
})
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address()
  console.log(`listening on ${typeof address === 'object' && address !== null ? address.port : PORT}`)
  working = working.then(catchUp).catch((error: unknown) => console.error(String(error)))
})
process.once('SIGTERM', () => server.close(() => void working))
