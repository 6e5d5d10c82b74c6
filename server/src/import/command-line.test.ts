import { expect, it } from 'vitest'
import { findCommand } from './command-line.ts'

it('reads a folder with where its report goes', () => {
  expect(findCommand(['f', '--check', '--report', 'a.csv', '--report', 'b', '--language', 'ca'])).toEqual({
    folder: 'f',
    check: true,
    reports: ['a.csv', 'b'],
    language: 'ca',
    watch: false,
    tell: undefined,
    settledSeconds: 60,
  })
})

it('reads what is watched, whom to tell and how long to wait', () => {
  expect(findCommand(['--watch', 'f', '--tell', 'https://erp.example/done', '--settled', '5'])).toMatchObject(
    { folder: 'f', watch: true, tell: 'https://erp.example/done', settledSeconds: 5, language: 'en' },
  )
})

it.each([
  ['nothing', []],
  ['two folders', ['a', 'b']],
  ['an option that is unknown', ['a', '--chekc']],
  ['an option without its value', ['a', '--report']],
  ['another language', ['a', '--language', 'fr']],
  ['an address that is none', ['--watch', 'a', '--tell', 'ftp://erp.example']],
  ['no time', ['--watch', 'a', '--settled', '0']],
  ['more than a day', ['--watch', 'a', '--settled', '86401']],
  ['a report of a watched folder', ['--watch', 'a', '--report', 'b']],
  ['somebody to tell of one folder', ['a', '--tell', 'https://erp.example']],
  ['a time for one folder', ['a', '--settled', '5']],
])('does not take %s', (_, argv) => {
  expect(findCommand(argv)).toBeUndefined()
})
