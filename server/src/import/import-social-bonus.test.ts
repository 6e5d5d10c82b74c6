import { expect, it } from 'vitest'
import { importFolder } from './import-folder.ts'
import { oneContract, withFolder } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, all } = importsIntoOwnDatabase()

it('[law.6] no social bonus is taken of a retailer that is none of reference; the rest is', async () => {
  const files = {
    ...oneContract,
    'contract-services.csv': [
      'contract_name;kind;name;start_day;price_month;discount_percent',
      '1;service;Manteniment;2024-01-01;2,95;',
      '1;social_bonus;Bo social;2024-01-01;;42,5',
    ].join('\n'),
  }
  const refused = await withFolder(files, (folder) =>
    importFolder(db(), folder, { referenceRetailer: false }),
  )
  expect(refused.problems.map(({ line, field, code }) => [line, field, code])).toEqual([
    [3, 'kind', 'no_reference_retailer'],
  ])
  const bonuses = async () =>
    (await all('contract_service')).filter((one) => (one as { kind: string }).kind === 'social_bonus')
  expect(await bonuses()).toEqual([])
  await withFolder(files, (folder) => importFolder(db(), folder, { referenceRetailer: true }))
  expect(await bonuses()).toHaveLength(1)
})
