import { expect, it } from 'vitest'
import { isUnreachable } from './is-unreachable.ts'

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
])('%s: passes by itself', (_, error) => {
  expect(isUnreachable(error)).toBe(true)
})

it.each([
  ['nothing', undefined],
  ['a text', 'ECONNREFUSED'],
  ['a file that is missing', coded('ENOENT', { syscall: 'open' })],
  ['an unknown table', coded('42P01')],
  ['a constraint', coded('23505')],
  ['a statement that was cancelled', coded('57014')],
  ['a wrong password', coded('28P01')],
  ['no such database', coded('3D000')],
  ['a full disk', coded('53100')],
  ['any other error', new Error('Connection')],
])('%s: does not', (_, error) => {
  expect(isUnreachable(error)).toBe(false)
})
