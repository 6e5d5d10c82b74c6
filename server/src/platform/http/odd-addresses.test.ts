import { testPassword } from '../../testing/factories.ts'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCaller, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { testPage, testWeb } from '../../testing/test-web.ts'

let server: TestServer
let caller: TestCaller
let port: number

/** A build that reads the address as the real one does. */
const web = testWeb({
  renderer: {
    render: async ({ url }) => testPage({ title: new URL(url, 'http://document.invalid').pathname }),
  },
})

beforeAll(async () => {
  server = await startTestServer({}, { web })
  caller = await addCaller(server)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.stop())

/** The status of a request line as it is written, which clients would tidy up. */
function statusOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: office.test\r\nconnection: close\r\n\r\n`)
    })
    let text = ''
    socket.on('data', (piece) => (text += piece.toString('latin1')))
    socket.on('end', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])))
    socket.on('error', reject)
  })
}

test.each(['//', '///', '//[', '/\\', '/\\[', '//x:y@z', '//%', 'http://[/'])(
  'GET %s is no page, and no failure',
  async (path) => {
    expect([400, 404]).toContain(await statusOf(path))
  },
)

test('GET / is', async () => {
  expect(await statusOf('/')).toBe(200)
})

test.each(['\uD800', 'a\uDC00b'])(
  'half a character in what is sent, %j, is refused or kept whole [r.odd-addresses]',
  async (half) => {
    const { name } = caller.contract
    const address = {
      tv: 'CL',
      nv: half,
      pnp: '1',
      zipcode: '28001',
      state_id: '28',
      municipi: '28079',
      name: half,
      email: 'a@example.test',
      mobile: '600000001',
      aclarador: half,
    }
    const statuses = [
      (
        await caller.send('PUT', `contracts/${name}/notification/email/`, {
          email: `${half}@example.test`,
          current: testPassword,
        })
      ).status,
      (await caller.send('POST', `contracts/${name}/notification/`, { address_type: 'new', address })).status,
      (await caller.send('POST', `contracts/${name}/power/`, { phone: half, power_p1: 5000, power_p2: 5000 }))
        .status,
    ]
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  },
)
