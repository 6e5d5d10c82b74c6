import { expect, it } from 'vitest'
import { oneContract, type Files } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { run, all, problemsOf } = importsIntoOwnDatabase()

const iban = 'ES9121000418450200051332'
const other = 'ES7921000813610123456789'
const withAccount: Files = {
  ...oneContract,
  'contracts.csv': String(oneContract['contracts.csv'])
    .replace('power_p2', 'power_p2;iban')
    .replace('4,6;4,6', `4,6;4,6;${iban}`),
}
function mandates(...rows: string[]) {
  return `${['contract_name;reference;signed_day;iban;state', ...rows].join('\n')}\n`
}

it('keeps each mandate of a contract, and again changes nothing', async () => {
  const files = {
    ...withAccount,
    'mandates.csv': mandates(`1;M-1;2019-12-20;${other};cancelled`, `1;M-2;01/03/2021;${iban};`),
  }
  const report = await run(files)
  expect([report.problems, report.notices]).toEqual([[], []])
  expect(await all('mandate')).toMatchObject([
    { reference: 'M-1', iban: other, signed_day: '2019-12-20', state: 'cancelled' },
    { reference: 'M-2', iban, signed_day: '2021-03-01', state: 'active' },
  ])
  const again = await run(files)
  expect(again.tables.find(({ file }) => file === 'mandates.csv')).toMatchObject({ unchanged: 2, changed: 0 })
})

it('says that an active mandate is of another account, without showing either [r.import-mandates]', async () => {
  const report = await run({ ...withAccount, 'mandates.csv': mandates(`1;M-1;2019-12-20;${other};active`) })
  expect(report.problems).toEqual([])
  expect(report.notices).toMatchObject([
    { file: 'mandates.csv', line: 2, of: '1', said: '…89', computed: '…32', code: 'mandate_differs' },
  ])
})

it('refuses a contract that nobody has, a reference of other characters, and one that stands twice', async () => {
  const rows = [`9;M-1;2019-12-20;${iban};`, `1;M_1;2019-12-20;${iban};`, `1;M-2;2019-12-20;${iban};closed`]
  const twice = [`1;M-3;2019-12-20;${iban};`, `1;M-3;2019-12-21;${iban};`]
  expect(await problemsOf({ ...withAccount, 'mandates.csv': mandates(...rows, ...twice) })).toEqual([
    'mandates.csv:3 reference not_valid',
    'mandates.csv:4 state not_valid',
    'mandates.csv:6 reference duplicate',
    'mandates.csv:2 contract_name unknown_contract',
  ])
  expect(await all('mandate')).toMatchObject([{ reference: 'M-3', signed_day: '2019-12-20' }])
})
