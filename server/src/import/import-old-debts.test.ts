import { expect, it } from 'vitest'
import { oneContract, type Files } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run, all, problemsOf, noticesOf } = importsIntoOwnDatabase()

function oldDebts(...rows: string[]) {
  return `${['contract_name;reference;day;concept;amount', ...rows].join('\n')}\n`
}
function owing(debt: string): Files {
  const contracts = String(oneContract['contracts.csv'])
  return {
    ...oneContract,
    'contracts.csv': contracts.replace('power_p2', 'power_p2;debt').replace('4,6;4,6', `4,6;4,6;${debt}`),
  }
}
const invoices =
  'number;contract_name;state;day;due_day;start_day;end_day;total;debt;energy_kwh\n' +
  'F-1;1;open;2026-02-01;2026-02-20;2026-01-01;2026-01-31;10,00;10,00;50\n'

async function contractDebt() {
  const rows = await db().selectFrom('contract').select('debt_cents').execute()
  return rows.map(({ debt_cents }) => debt_cents)
}

it('counts into what the contract owes, beside its bills, and no more once it is paid [r.import-old-debts]', async () => {
  const files = { ...owing(''), 'invoices.csv': invoices }
  const two = oldDebts(
    '1;F-2019;2019-03-04;Factura de febrero;12,50',
    '1;F-2018;04/03/2018;Factura de enero;1',
  )
  expect(await problemsOf({ ...files, 'old-debts.csv': two })).toEqual([])
  expect(await contractDebt()).toEqual([2350])
  const paid = { 'old-debts.csv': oldDebts('1;F-2019;2019-03-04;Factura de febrero;0') }
  expect(await problemsOf(paid)).toEqual([])
  expect(await contractDebt()).toEqual([1100])
  const again = await run(paid)
  expect(again.tables).toMatchObject([{ file: 'old-debts.csv', unchanged: 1, changed: 0 }])
})

it('is part of a debt that the contract’s row says, not added to it', async () => {
  await run({
    ...owing('22,50'),
    'invoices.csv': invoices,
    'old-debts.csv': oldDebts('1;A;2019-03-04;Factura;12,50'),
  })
  expect(await contractDebt()).toEqual([2250])
})

it('is held against the debt of the contract’s row, in a check too', async () => {
  const files = { ...owing('20,00'), 'old-debts.csv': oldDebts('1;A;2019-03-04;Factura;12,50') }
  const said = ['contracts.csv:0 1, debt: 20.00 12.50 debt_differs']
  expect(await noticesOf(files, { check: true })).toEqual(said)
  expect(await noticesOf(files)).toEqual(said)
  const changed = { ...owing('15,00'), 'old-debts.csv': oldDebts('1;A;2019-03-04;Factura;15,00') }
  expect(await noticesOf(changed, { check: true })).toEqual([])
})

it('refuses a contract that nobody has, and a debt below nothing', async () => {
  const rows = ['9;A;2019-03-04;Factura;1', '1;B;2019-03-04;Factura;-1']
  expect(await problemsOf({ ...oneContract, 'old-debts.csv': oldDebts(...rows) })).toEqual([
    'old-debts.csv:3 amount debt_not_valid',
    'old-debts.csv:2 contract_name unknown_contract',
  ])
  expect(await all('old_debt')).toEqual([])
})
