import { readFile } from 'node:fs/promises'
import { typedText } from '@endoll/domain/identity/typed-text.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addContract, addCustomer } from '../../testing/factories.ts'
import { startTestServer } from '../../testing/test-server.ts'

const marks = ['\u00AD', '\u200B', '\u200E', '\u200F', '\u202A', '\u202E', '\u2060', '\u2069', '\uFEFF']

it('what was kept with the marks of a paste is found by what is typed now [r.kept-texts]', async () => {
  const server = await startTestServer()
  try {
    const { db } = server
    const laia = await addCustomer(db)
    const other = await addCustomer(db)
    const { id } = await addContract(db, laia)
    const street = `Carrer${marks.join('')} de la Indu\u0301stria`
    const kept = async () => {
      const { supply_street } = await db
        .selectFrom('contract')
        .select('supply_street')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const accounts = await db
        .selectFrom('account')
        .select('email')
        .where('id', 'in', [laia.accountId, other.accountId])
        .orderBy('id')
        .execute()
      return { street: supply_street, emails: accounts.map(({ email }) => email) }
    }
    await db.updateTable('contract').set({ supply_street: street }).where('id', '=', id).execute()
    const set = (accountId: number, email: string) =>
      db.updateTable('account').set({ email }).where('id', '=', accountId).execute()
    const migration = await readFile(new URL('migrations/0512-typed-texts.sql', import.meta.url), 'utf8')
    const again = migration.replace('create function', 'create or replace function')
    await set(laia.accountId, 'pen\u0303a@example.com')
    await sql.raw(again).execute(db)
    expect(await kept()).toEqual({
      street: 'Carrer de la Indústria',
      emails: [typedText('pen\u0303a@example.com'), other.email],
    })
    expect((await kept()).street).toBe(typedText(street))
    // Somebody else has it without them by now.
    await set(other.accountId, 'pen\u0303a@example.com')
    await sql.raw(again).execute(db)
    expect((await kept()).emails).toEqual(['pe\u00F1a@example.com', 'pen\u0303a@example.com'])
  } finally {
    await server.stop()
  }
})
