import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLogger } from '../../platform/log.ts'
import { addCustomer, testPassword } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const lines: string[] = []
const logger = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } })
const open: TestServer[] = []

async function start() {
  const server = await startTestServer({}, { logger })
  open.push(server)
  return server
}
let server: TestServer
beforeAll(async () => {
  server = await start()
})
afterAll(() => Promise.all(open.map((one) => one.stop())))

/** What the log says of the account after a sign-in. */
async function accountAfter(user: string, password: string, on = server) {
  lines.splice(0)
  await on.inject({ method: 'POST', url: '/api/v1/get_token', payload: { user, password } })
  const line = lines
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find(({ msg }) => msg === 'sign in')
  expect(lines.join('')).not.toContain(user)
  return line?.['account']
}

it('a line on a sign-in says the same of one account whatever came of it, and nothing that names it', async () => {
  const [{ email }, other] = [await addCustomer(server.db), await addCustomer(server.db)]
  const wrong = await accountAfter(email, 'not the right one')
  expect(wrong).toMatch(/^[a-p]{16}$/)
  expect(await accountAfter(email.toUpperCase(), testPassword)).toBe(wrong)
  expect(await accountAfter(other.email, testPassword)).not.toBe(wrong)
  expect(await accountAfter('nobody@example.test', 'x')).toMatch(/^[a-p]{16}$/)
})

it('without the key of the installation nobody makes it of an address [r.noted-account]', async () => {
  const elsewhere = await start()
  const user = 'somebody@example.test'
  expect(await accountAfter(user, 'x', elsewhere)).not.toBe(await accountAfter(user, 'x'))
})
