import { expect, it } from 'vitest'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { run, all, problemsOf } = importsIntoOwnDatabase()

const customers = { 'customers.csv': 'code;name;nif\nC;Núria;99990900X\n' }
function members(...rows: string[]) {
  return { 'members.csv': `${['customer_code;number;share;start_day;end_day', ...rows].join('\n')}\n` }
}

it('keeps number, share and days of each member, and follows what changes [r.import-members]', async () => {
  expect(await problemsOf({ ...customers, ...members('C;04112;100,00;20/05/2019;') })).toEqual([])
  expect(await all('member')).toMatchObject([
    { number: '04112', share_cents: 10_000, start_day: '2019-05-20', end_day: null },
  ])
  const left = members('C;04112;0;2019-05-20;2026-10-31')
  expect((await run(left)).tables).toMatchObject([{ changed: 1 }])
  expect((await run(left)).tables).toMatchObject([{ changed: 0, unchanged: 1 }])
  expect(await all('member')).toMatchObject([{ share_cents: 0, end_day: '2026-10-31' }])
})

it('refuses who is no customer, a share below nothing, and an end before the start', async () => {
  const rows = [
    'X;1;100;2019-05-20;',
    'C;2;-1;2019-05-20;',
    'C;3;100;2019-05-20;2019-05-19',
    'C;4;1;2019-05-20;',
  ]
  expect(await problemsOf({ ...customers, ...members(...rows, 'C;4;2;2019-05-20;') })).toEqual([
    'members.csv:3 share number_not_valid',
    'members.csv:4 end_day start_after_end',
    'members.csv:6 number duplicate',
    'members.csv:2 customer_code unknown_customer',
  ])
  expect(await all('member')).toMatchObject([{ number: '4', share_cents: 100 }])
})
