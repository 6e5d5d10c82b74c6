import { describe, expect, it } from 'vitest'
import { whatLeaves } from './what-leaves.ts'

const address = 'https://office.test/facturas/FE2600123?contract=100201'
const secrets = [
  'laia@example.test',
  '00000000T',
  'ES9121000418450200051332',
  'Carrer de Joan Prim',
  '100201',
  'FE2600123',
]
const header = {
  event_id: 'a'.repeat(32),
  sent_at: '2026-11-21T11:00:00Z',
  trace: { user: 'laia@example.test' },
}

function pageOf(from: string) {
  return `https://office.test/${from.includes('facturas') ? 'invoice' : 'other'}`
}
function left(...items: (readonly [Record<string, unknown>, unknown])[]) {
  return whatLeaves([header, items], pageOf, address)
}
function expectClean(what: unknown) {
  for (const secret of secrets) expect(JSON.stringify(what)).not.toContain(secret)
}

const error = {
  event_id: 'a'.repeat(32),
  platform: 'javascript',
  release: '2.1.0',
  user: { email: 'laia@example.test', ip_address: '{{auto}}' },
  request: { url: address, headers: { Referer: address } },
  breadcrumbs: [{ category: 'fetch', data: { url: address } }],
  extra: { contract: '100201' },
  tags: { replayId: 'b'.repeat(32), customer: '00000000T' },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: `Cannot read properties of undefined (reading 'to') of laia@example.test at ${address}: "Carrer de Joan Prim, 41" 00000000T of 100201`,
        mechanism: { type: 'onerror', handled: false, data: { url: address } },
        stacktrace: {
          frames: [
            {
              filename: 'https://office.test/assets/abc12.js',
              function: 'draw',
              lineno: 2,
              colno: 7,
              vars: { nif: '00000000T' },
            },
            { filename: address, function: 'inline' },
          ],
        },
      },
    ],
  },
}

describe('of an error', () => {
  it('leave its kind, its lines and the page; nobody and no address', () => {
    const kept = left([{ type: 'event' }, error])
    expectClean(kept)
    expect(kept?.[0]).toEqual({ event_id: header.event_id, sent_at: header.sent_at })
    expect(kept?.[1][0]?.[1]).toMatchObject({
      release: '2.1.0',
      tags: { page: 'https://office.test/invoice', replayId: 'b'.repeat(32) },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: `Cannot read properties of undefined (reading 'to') of [email] at [address] "…" [nif] of …`,
            stacktrace: {
              frames: [
                { filename: '/assets/abc12.js', function: 'draw', lineno: 2, colno: 7 },
                { filename: '[elsewhere]' },
              ],
            },
          },
        ],
      },
    })
  })

  it('nothing else goes: sessions, reports of the reporter, spans, logs, whatever comes to be [c9.replay]', () => {
    for (const type of ['session', 'client_report', 'span', 'log', 'transaction', 'feedback', 'attachment']) {
      expect(left([{ type }, { text: 'Carrer de Joan Prim' }])).toBeUndefined()
    }
  })
})

describe('of a recording', () => {
  const page = {
    type: 2,
    data: {
      node: {
        type: 2,
        tagName: 'a',
        attributes: {
          class: 'row',
          href: '/facturas/FE2600123',
          'aria-label': 'Carrer de Joan Prim',
          title: '00000000T',
        },
        childNodes: [
          { type: 3, textContent: 'Carrer de Joan Prim, 41' },
          { type: 3, isStyle: true, textContent: '.row { color: red }' },
          { type: 2, tagName: 'link', attributes: { rel: 'stylesheet', href: '/assets/abc.css' } },
          { type: 2, tagName: 'input', attributes: { value: 'ES9121000418450200051332', type: 'text' } },
        ],
      },
    },
  }
  const change = {
    type: 3,
    data: {
      source: 0,
      texts: [{ id: 4, value: 'laia@example.test' }],
      attributes: [{ id: 5, attributes: { 'data-contract': '100201', class: 'open' } }],
      adds: [{ parentId: 1, node: { type: 3, textContent: '00000000T' } }],
    },
  }
  const typed = { type: 3, data: { source: 5, id: 9, text: 'ES9121000418450200051332', isChecked: false } }
  const moved = { type: 4, data: { href: address, width: 390, height: 844 } }
  const trail = { type: 5, data: { tag: 'breadcrumb', payload: { message: 'Carrer de Joan Prim' } } }
  const recording = `{"segment_id":0}\n${JSON.stringify([moved, page, change, typed, trail])}`
  const event = {
    type: 'replay_event',
    replay_id: 'b'.repeat(32),
    urls: [address],
    user: { email: 'laia@example.test' },
  }

  it('leaves the shape of the page, and of its texts only how long they are', () => {
    const kept = left([{ type: 'replay_event' }, event], [{ type: 'replay_recording', length: 1 }, recording])
    expectClean(kept)
    expect(kept?.[1][0]?.[1]).toMatchObject({
      replay_id: 'b'.repeat(32),
      urls: ['https://office.test/invoice'],
    })
    const text = String(kept?.[1][1]?.[1])
    const events = JSON.parse(text.slice(text.indexOf('\n') + 1)) as { type: number; data: object }[]
    expect(events.map(({ type }) => type)).toEqual([4, 2, 3, 3])
    expect(events[0]?.data).toEqual({ href: 'https://office.test/invoice', width: 390, height: 844 })
    expect(events[1]?.data).toMatchObject({
      node: {
        attributes: { class: 'row' },
        childNodes: [
          { textContent: '****** ** **** ***** **' },
          { textContent: '.row { color: red }' },
          { attributes: { rel: 'stylesheet', href: '/assets/abc.css' } },
          { attributes: { type: 'text' } },
        ],
      },
    })
    expect(events[2]?.data).toMatchObject({ attributes: [{ id: 5, attributes: { class: 'open' } }] })
    expect(kept?.[1][1]?.[0]).toEqual({
      type: 'replay_recording',
      length: new TextEncoder().encode(text).length,
    })
  })

  it('stays whole where it could not be looked into', () => {
    expect(
      left([{ type: 'replay_event' }, event], [{ type: 'replay_recording' }, new Uint8Array([1, 2])]),
    ).toBeUndefined()
  })
})
