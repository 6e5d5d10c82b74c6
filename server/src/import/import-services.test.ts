import { expect, it } from 'vitest'
import { importFolder } from './import-folder.ts'
import { oneContract, withFolder } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, all } = importsIntoOwnDatabase()

const header = 'contract_name;kind;name;start_day;end_day;about;stay_last_day;penalty'

async function problemsOf(...rows: readonly string[]) {
  const files = { ...oneContract, 'contract-services.csv': [header, ...rows].join('\n') }
  const { problems } = await withFolder(files, (folder) => importFolder(db(), folder))
  return problems.map(({ file, line, field, code }) => `${file}:${line} ${field} ${code}`)
}

it('a service says what it is for and what leaving it early costs: both or neither [r.end-service]', async () => {
  expect(
    await problemsOf(
      '1;service;Seguro;2026-01-01;;Averías en casa.;2026-12-31;30',
      '1;service;A;2026-01-01;;;2026-12-31;',
      '1;service;B;2026-01-01;;;;30',
      '1;service;C;2026-01-01;;;2025-12-31;30',
      '1;service;D;2026-01-01;;;2026-12-31;-1',
    ),
  ).toEqual([
    'contract-services.csv:3 penalty required_field',
    'contract-services.csv:4 stay_last_day required_field',
    'contract-services.csv:5 stay_last_day start_after_end',
    'contract-services.csv:6 penalty number_not_valid',
  ])
  expect(await all('contract_service')).toMatchObject([
    { name: 'Seguro', about: 'Averías en casa.', stay_last_day: '2026-12-31', penalty: '30.00' },
  ])
})

it('a file that does not know that its customer ended a service does not bring it back [r.end-service]', async () => {
  const service = (end: string) => `1;service;Manteniment;2024-01-01;${end};;;`
  const ends = async () => {
    const rows = (await all('contract_service')) as unknown as readonly { name: string; end_day: string }[]
    return rows.filter(({ name }) => name === 'Manteniment').map(({ end_day }) => end_day)
  }
  await problemsOf(service(''))
  await db()
    .updateTable('contract_service')
    .set({ end_day: '2026-11-20', asked_end_day: '2026-11-20' })
    .where('name', '=', 'Manteniment')
    .execute()
  for (const [filed, stands] of [
    ['', '2026-11-20'],
    ['2027-06-30', '2026-11-20'],
    // An end before is the retailer's to say.
    ['2026-11-01', '2026-11-01'],
  ] as const) {
    expect(await problemsOf(service(filed))).toEqual([])
    expect(await ends()).toEqual([stands])
  }
})
