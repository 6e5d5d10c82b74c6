import { expect, it } from 'vitest'
import { oneContract } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { run, problemsOf } = importsIntoOwnDatabase()

it.each([
  ['members.csv', 'customer_code;number;share;start_day\nC;M-1;100;2024-01-01\n'],
  ['coupons.csv', 'customer_code;code;name\nC;A;Cine\n'],
  ['contract-products.csv', 'contract_name;end_day;product_code\n1;2025-12-31;L\n'],
  ['contract-services.csv', 'contract_name;kind;name;start_day\n1;service;Manteniment;2024-01-01\n'],
  ['contract-sips.csv', 'contract_name;kind;start_day\n1;objection;2024-01-01\n'],
  ['contract-protections.csv', 'contract_name;kind;start_day\n1;essential;2024-01-01\n'],
  [
    'mandates.csv',
    'contract_name;reference;state;iban;signed_day\n1;M;active;ES9121000418450200051332;2024-01-01\n',
  ],
  ['old-debts.csv', 'contract_name;reference;day;concept;amount\n1;F;2019-03-04;Factura;12,50\n'],
])('%s that comes alone knows the customer and the contract of a folder before', async (file, text) => {
  expect(await problemsOf(oneContract)).toEqual([])
  expect(await problemsOf({ [file]: text })).toEqual([])
  expect((await run({ [file]: text })).tables).toMatchObject([{ file, unchanged: 1, refused: 0 }])
})
