import { addDays } from '@endoll/domain/time/day.ts'
import { expect, it } from 'vitest'
import { systemClock, todayOf } from '../platform/clock.ts'
import { importFolder } from './import-folder.ts'
import { oneContract, withFolder, type Files } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, all } = importsIntoOwnDatabase()

const products = 'code;kind;name;price_kind;pvpc'
const services = 'contract_name;kind;name;start_day;end_day;price_month;discount_percent'
const onPvpc = { ...oneContract, 'products.csv': `${products}\nL;electricity;PVPC;indexed;yes\n` }

async function problemsOf(files: Files, referenceRetailer = true) {
  const { problems } = await withFolder(files, (folder) => importFolder(db(), folder, { referenceRetailer }))
  return problems.map(({ file, line, field, code }) => `${file}:${line} ${field} ${code}`)
}

it('[law.6] no social bonus is taken of a retailer that is none of reference; the rest is [r.law-bonus-reference]', async () => {
  const files = {
    ...onPvpc,
    'contract-services.csv': [
      services,
      '1;service;Manteniment;2024-01-01;;2,95;',
      '1;social_bonus;Bo social;2024-01-01;;;42,5',
    ].join('\n'),
  }
  expect(await problemsOf(files, false)).toEqual(['contract-services.csv:3 kind no_reference_retailer'])
  const bonuses = async () =>
    (await all('contract_service')).filter((one) => (one as { kind: string }).kind === 'social_bonus')
  expect(await bonuses()).toEqual([])
  expect(await problemsOf(files)).toEqual([])
  expect(await bonuses()).toHaveLength(1)
})

it('[law.6.pvpc] a bonus that lasts is taken on the PVPC alone, of what was before nothing is said', async () => {
  const bonus = (start: string, end: string) => `1;social_bonus;Bo ${start};${start};${end};;25`
  const rows = [services, bonus('2024-01-01', '2024-12-31'), bonus('2025-01-01', '2098-12-31')].join('\n')
  expect(await problemsOf({ ...oneContract, 'contract-services.csv': rows })).toEqual([
    'contract-services.csv:3 kind bonus_without_pvpc',
  ])
  // The product came in before, and only the bonus comes now.
  expect(await problemsOf({ ...onPvpc })).toEqual([])
  expect(await problemsOf({ 'contract-services.csv': rows })).toEqual([])
})

it('[law.6.pvpc] only electricity that follows the market, of a year and without a stay, is the PVPC', async () => {
  const files = {
    'products.csv': [
      `${products};duration_months;stay_months`,
      'P;electricity;PVPC;indexed;yes;12;',
      'Q;electricity;Fix;fixed;yes;;',
      'G;gas;Gas;indexed;yes;;',
      'S;electricity;Stay;indexed;yes;;12',
      'L;electricity;Long;indexed;yes;24;',
    ].join('\n'),
  }
  expect(await problemsOf(files)).toEqual([
    'products.csv:3 pvpc not_valid',
    'products.csv:4 pvpc not_valid',
    'products.csv:5 stay_months not_valid',
    'products.csv:6 duration_months not_valid',
  ])
  expect(await all('product')).toMatchObject([{ code: 'P', pvpc: true }])
})

it('[law.6.offer] the PVPC is offered by a retailer of reference alone, in 2.0TD and not to firms', async () => {
  const offers = (...rows: readonly string[]) => ({
    'products.csv': `${products}\nP;electricity;PVPC;indexed;yes\n`,
    'product-offers.csv': ['product_code;tariff;start_day;customers', ...rows].join('\n'),
  })
  const files = offers('P;2.0TD;2026-01-01;person', 'P;3.0TD;2026-01-01;person', 'P;2.0TD;2026-02-01;company')
  expect(await problemsOf(files)).toEqual([
    'product-offers.csv:3 product_code pvpc_offer',
    'product-offers.csv:4 product_code pvpc_offer',
  ])
  expect(await all('product_offer')).toMatchObject([{ product_code: 'P', tariff: '2.0TD' }])
  expect(await problemsOf(offers('P;2.0TD;2026-03-01;person'), false)).toEqual([
    'product-offers.csv:2 product_code pvpc_offer',
  ])
})

/** A contract at the PVPC that has a bonus from a day on comes in again at a fixed price, after these products. */
async function leavesPvpc(bonusFrom: string, ...before: readonly string[]) {
  const bonus = `${services}\n1;social_bonus;Bo;${bonusFrom};;;42,5\n`
  expect(await problemsOf({ ...onPvpc, 'contract-services.csv': bonus })).toEqual([])
  const left = {
    ...oneContract,
    'products.csv': `${products}\nL;electricity;PVPC;indexed;yes\nF;electricity;Fix;fixed;\n`,
    'contracts.csv': String(oneContract['contracts.csv']).replaceAll(';L;', ';F;'),
    'contract-products.csv': ['contract_name;end_day;product_code', ...before].join('\n'),
  }
  return (await withFolder(left, (folder) => importFolder(db(), folder))).notices
}

it('[law.6.pvpc] a contract that leaves the PVPC has no bonus from that day on', async () => {
  const notices = await leavesPvpc('2024-01-01', '1;2026-10-31;L')
  expect(notices).toMatchObject([{ code: 'bonus_ended', of: '1', said: 'F', computed: '2026-10-31' }])
  expect(await all('contract_service')).toMatchObject([{ kind: 'social_bonus', end_day: '2026-10-31' }])
})

it('[law.6.pvpc] keeps the history of a bonus that began after an earlier time at the PVPC', async () => {
  const notices = await leavesPvpc('2025-03-01', '1;2024-06-30;L', '1;2025-02-28;F')
  const yesterday = addDays(todayOf({ clock: systemClock }), -1)
  expect(notices).toMatchObject([{ code: 'bonus_ended', of: '1', said: 'F', computed: yesterday }])
  expect(await all('contract_service')).toMatchObject([{ start_day: '2025-03-01', end_day: yesterday }])
})

it('[law.6.pay] a bill of the PVPC that is due before its twenty days is noticed', async () => {
  const bills = (due: string) =>
    [
      'number;contract_name;state;day;due_day;start_day;end_day;total;energy_kwh',
      `F1;1;open;2026-10-05;${due};2026-09-01;2026-09-30;30,00;100`,
    ].join('\n')
  const noticed = async (files: Files) => {
    const { notices } = await withFolder(files, (folder) => importFolder(db(), folder))
    return notices.filter(({ code }) => code === 'pvpc_due_early')
  }
  expect(await noticed({ ...oneContract, 'invoices.csv': bills('2026-10-14') })).toEqual([])
  expect(await noticed({ ...onPvpc, 'invoices.csv': bills('2026-10-26') })).toEqual([])
  expect(await noticed({ ...onPvpc, 'invoices.csv': bills('2026-10-23') })).toMatchObject([
    { of: 'F1', said: '2026-10-23', computed: '2026-10-26' },
  ])
})
