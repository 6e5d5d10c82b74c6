import { expect, it } from 'vitest'
import { isPassing, NoConnectionError } from './passing-errors.ts'

function coded(code: string, more: object = {}) {
  return Object.assign(new Error('x'), { code, ...more })
}

it.each([
  ['refused', coded('ECONNREFUSED', { syscall: 'connect' })],
  ['reset', coded('ECONNRESET')],
  ['no socket', coded('ENOENT', { syscall: 'connect' })],
  ['no such host', coded('ENOTFOUND')],
  ['every address of a host', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')], 'x')],
  ['connection failure', coded('08006')],
  ['shut down by its administrator', coded('57P01')],
  ['crashed', coded('57P02')],
  ['starting up', coded('57P03')],
  ['too many connections', coded('53300')],
  ['cut off', new Error('Connection terminated unexpectedly')],
  ['no connection free in time', new Error('timeout exceeded when trying to connect')],
  ['no place for a transaction', new NoConnectionError('x')],
  ['no answer', new Error('Query read timeout')],
  ['a standby that is read-only', coded('25006')],
  ['a transaction that was left alone too long', coded('25P03')],
  ['a serialization failure', coded('40001')],
  ['a deadlock', coded('40P01')],
  ['a lock that was not to be had', coded('55P03')],
  ['a statement that took too long', coded('57014')],
  ['a full disk', coded('53100')],
  ['no memory', coded('53200')],
  ['a disk that fails', coded('58030')],
  ['a machine that fails', coded('58000')],
  ['a stale plan', coded('0A000', { routine: 'RevalidateCachedQuery' })],
])('%s: passes by itself', (_, error) => {
  expect(isPassing(error)).toBe(true)
})

it.each([
  ['nothing', undefined],
  ['a text', 'ECONNREFUSED'],
  ['a file that is missing', coded('ENOENT', { syscall: 'open' })],
  ['an unknown table', coded('42P01')],
  ['a constraint', coded('23505')],
  ['a wrong password', coded('28P01')],
  ['no such database', coded('3D000')],
  ['something it cannot do', coded('0A000', { routine: 'transformSelectStmt' })],
  ['any other error', new Error('Connection')],
])('%s: does not', (_, error) => {
  expect(isPassing(error)).toBe(false)
})
