import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'

test('the server of a test answers over HTTP, with an imported customer who can sign in', async ({
  customer,
  request,
}) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ status: 'OK' })
  const { email, password } = await customer({ contracts: [flat()] })
  const answer = await request.post('/api/v1/get_token', { data: { user: email, password } })
  expect(answer.status()).toBe(200)
  const { token, change_password } = (await answer.json()) as { token: string; change_password: boolean }
  expect(change_password).toBe(false)
  const list = await request.get('/api/v2/contracts?offset=0&limit=10', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(((await list.json()) as { items: unknown[] }).items).toHaveLength(1)
})
