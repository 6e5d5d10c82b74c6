import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { cupsOf } from '../demo/identifiers.ts'
import { hashPassword } from '../platform/password-hash.ts'
import { testPassword } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { importFolder } from './import-folder.ts'
import { oneContract, withFolder } from './testing/folder.ts'

const hash = await hashPassword(testPassword)
const [nuria, pau] = ['99990900X', '99990901B']
const shared = 'casa@example.test'

/** Two people with one mailbox: each holds a contract that the other pays. */
function couple(emailOfPau: string) {
  const [header = '', row = ''] = String(oneContract['contracts.csv']).trim().split('\n')
  const people = ';owner_name;owner_nif;payer_name;payer_nif;notification_email'
  const contractOf = (name: string, customer: string, others: string) =>
    row.replace('1;C;', `${name};${customer};`) + others
  return {
    ...oneContract,
    'customers.csv':
      'code;name;nif;email;initial_password;must_change_password\n' +
      `C;Núria;${nuria};${shared};${hash};no\nD;Pau;${pau};${emailOfPau};${hash};no\n`,
    'contracts.csv': [
      header + people,
      contractOf('1', 'C', `;Núria;${nuria};Pau;${pau};${shared}`),
      contractOf('2', 'D', `;Pau;${pau};Núria;${nuria};${shared}`).replace(/ES\d{16}\w+/, cupsOf('0031', 2)),
      '',
    ].join('\n'),
  }
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await withFolder(couple(shared), (folder) => importFolder(server.db, folder))
})

async function seenBy(email: string) {
  const headers = await server.signIn({ email })
  const rows = await server.db.selectFrom('contract').select(['id', 'name']).orderBy('name').execute()
  const details = await Promise.all(
    [...rows, { id: 999_999, name: 'none' }].map(async ({ id, name }) => ({
      name,
      ...(await server.get(`contracts/${id}/`, headers)),
    })),
  )
  const hidden = details.filter(({ status }) => status !== 200)
  // The other's things get the same reply as unknown ones.
  for (const { body } of hidden) expect(body).toEqual(details.at(-1)!.body)
  return details.flatMap(({ name, status, body }) =>
    status === 200 ? [{ name, body: body as ContractDetail }] : [],
  )
}

it('who signs in with the mailbox of two sees what is theirs, though each pays for the other', async () => {
  const seen = await seenBy(shared)
  expect(seen.map(({ name }) => name)).toEqual(['1'])
  expect(seen[0]!.body).toMatchObject({ owner_partner: { name: 'Núria' }, payer_partner: { name: 'Pau' } })
})

it('with an address of their own the other signs in, and sees theirs alone', async () => {
  const own = 'pau@example.test'
  await withFolder(couple(own), (folder) => importFolder(server.db, folder))
  expect((await seenBy(own)).map(({ name }) => name)).toEqual(['2'])
  expect((await seenBy(shared)).map(({ name }) => name)).toEqual(['1'])
  // Sharing it again takes nothing from either.
  await withFolder(couple(shared), (folder) => importFolder(server.db, folder))
  expect((await seenBy(own)).map(({ name }) => name)).toEqual(['2'])
})
