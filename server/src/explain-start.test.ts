import { expect, it } from 'vitest'
import { explainStart } from './explain-start.ts'
import { MigrationError } from './platform/db/migrate.ts'

function coded(code: string) {
  return Object.assign(new Error(`${code} with a stack`), { code })
}

it.each([
  ['HOST', coded('EADDRNOTAVAIL'), /^HOST is no address/],
  ['a name', coded('ENOTFOUND'), /^HOST, or the host of DATABASE_URL, is not known/],
  ['a port below 1024', coded('EACCES'), /^The port may not be opened/],
  ['a port that is taken', coded('EADDRINUSE'), /^The port is taken/],
  ['a password', coded('28P01'), /^The database refuses the password/],
  ['a database', coded('3D000'), /does not exist/],
  ['no database at all', new AggregateError([coded('ECONNREFUSED')], ''), /nothing listens/],
  ['a migration', new MigrationError('x', { cause: coded('42501') }), /owned by this user/],
])('%s is explained in one sentence [r.ordinary-owner]', (_, error, sentence) => {
  const said = explainStart(error)
  expect(said).toMatch(sentence)
  expect(said.split('\n')).toHaveLength(1)
})

it('any other error keeps its stack', () => {
  expect(explainStart(new Error('unheard of'))).toMatch(/unheard of\n {4}at /)
})
