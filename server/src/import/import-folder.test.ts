import { join } from 'node:path'
import { verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { exampleFolder } from './manual/manual.ts'
import { newRegisteredCode } from '../modules/session/operations/registered-accounts.ts'
import { importFolder, type ImportOptions } from './import-folder.ts'
import { emptyDatabase, fingerprints, oneContract, withFolder, type Files } from './testing/folder.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => emptyDatabase(database.db))

function run(files: Files, options?: ImportOptions) {
  return withFolder(files, (folder) => importFolder(database.db, folder, options))
}

async function problemsOf(files: Files) {
  const { problems } = await run(files)
  return problems.map(({ file, line, field, code }) => `${file}:${line} ${field} ${code}`)
}

function customers(...lines: string[]) {
  return ['code;name;nif;email;initial_password', ...lines].join('\n')
}

/** Its Datadis file has the Sunday on which clocks change and the Wednesday after it. */
const lackingDays = expect.objectContaining({
  file: 'datadis_2024-10-31.csv',
  what: '2024-10-28–2024-10-29',
  said: '48',
  code: 'hours_lacking',
}) as unknown

describe('the example folder', () => {
  it('is taken whole', async () => {
    const report = await importFolder(database.db, exampleFolder)
    expect(report.problemCounts).toEqual({})
    expect(report.tables.map(({ file, created }) => [file, created])).toEqual([
      // Says something of the folder; nothing is written of it alone.
      ['folder.csv', 0],
      ['rates.csv', 2],
      ['texts.csv', 6],
      ['customers.csv', 2],
      ['members.csv', 1],
      ['products.csv', 3],
      ['product-prices.csv', 11],
      ['product-tariff-options.csv', 5],
      ['product-offers.csv', 1],
      ['contracts.csv', 2],
      ['contract-products.csv', 1],
      ['contract-services.csv', 1],
      ['contract-protections.csv', 1],
      ['contract-sips.csv', 2],
      ['mandates.csv', 3],
      ['old-debts.csv', 1],
      ['invoices.csv', 2],
      ['invoice-lines.csv', 11],
      ['invoice-taxes.csv', 4],
      ['invoice-readings.csv', 5],
      ['invoice-payments.csv', 2],
      ['invoice-pending-states.csv', 2],
      ['unpaid-letters.csv', 1],
      ['attachments.csv', 1],
      ['batteries.csv', 1],
      ['battery-contracts.csv', 1],
      ['battery-movements.csv', 1],
      ['coupons.csv', 1],
      ['supply-points.csv', 2],
      ['case-categories.csv', 1],
    ])
    expect(report.notices).toEqual([lackingDays])
    expect(report.curves).toMatchObject({ files: 4, readings: 171, refused: 0, skipped: 0 })
    expect(report.market).toMatchObject({ files: 1, refused: 0, daysCreated: 1 })
    const contracts = await database.db.selectFrom('contract').selectAll().orderBy('name').execute()
    expect(contracts).toMatchObject([
      {
        name: '0001',
        powers_w: [4600, 4600],
        zone: 'peninsula',
        time_zone: 'Europe/Madrid',
        owner_name: 'Núria Bosch Pla',
        fiscal_address: 'Carrer Nou, 3, 1r, 08500 Vic',
        distributor_name: 'E-Distribución Redes Digitales, S.L.U. (Fecsa-Enher)',
        distributor_phone: null,
      },
      {
        name: '0002',
        kind: 'gas',
        start_day: '2024-01-15',
        debt_cents: 2500,
        pressure_bar: '0.022',
        powers_w: [],
        owner_name: 'Fusteria Bosch, SL',
        distributor_name: 'Nedgia (Naturgy)',
      },
    ])
    expect(contracts[0]?.search_text).toContain('carrer nou 3 1r 08500 vic es0031')
  })

  it('keeps tax ids and phones sealed [r.at-rest]', async () => {
    await importFolder(database.db, exampleFolder)
    const { rows } = await sql<{ stored: string }>`
      select unnest(array[customer.nif, customer.mobile, account.mobile, owner_nif, payer_nif, fiscal_nif,
                          notification_mobile, partner_nif]) as stored
        from customer
        join account on account.customer_id = customer.id
        join contract on contract.customer_id = customer.id
        left join invoice on invoice.contract_id = contract.id`.execute(database.db)
    const stored = rows.flatMap((row) => row.stored ?? [])
    expect(stored.length).toBeGreaterThan(5)
    expect(stored.filter((text) => !text.startsWith('sealed:'))).toEqual([])
  })

  it('changes nothing the second time, not even a time stamp', async () => {
    await importFolder(database.db, exampleFolder)
    const first = await fingerprints(database.db)
    const report = await importFolder(database.db, exampleFolder)
    expect(await fingerprints(database.db)).toEqual(first)
    expect(Object.values(first)).not.toContain(null)
    for (const { created, changed } of report.tables) expect([created, changed]).toEqual([0, 0])
    expect(report.curves).toMatchObject({ daysCreated: 0, daysChanged: 0, daysUnchanged: 7 })
  })

  it('leaves no trace when only checked', async () => {
    const report = await importFolder(database.db, exampleFolder, { check: true })
    expect(report.problemCounts).toEqual({})
    expect(report.tables.map(({ good }) => good)).toEqual([
      1, 2, 6, 2, 1, 3, 11, 5, 1, 2, 1, 1, 1, 2, 3, 1, 2, 11, 4, 5, 2, 2, 1, 1, 1, 1, 1, 1, 2, 1,
    ])
    expect(report.notices).toEqual([lackingDays])
    expect(report.curves.readings).toBe(171)
    expect(new Set(Object.values(await fingerprints(database.db)))).toEqual(new Set([null]))
  })
})

describe('bad rows', () => {
  it('are named by file, line, field and code, and do not stop the good ones', async () => {
    const files = {
      'customers.csv': customers(
        'A;Anna;99990900X;anna@example.test;',
        'B;Berta;99990900A;berta@example.test;',
        'C;;99990900X;;',
        'D;Dora;99990900X;dora@;',
        'A;Again;99990900X;other@example.test;',
        'E;Eva;99990900X;ANNA@example.test;',
      ),
    }
    expect(await problemsOf(files)).toEqual([
      'customers.csv:3 nif vat_field_not_valid',
      'customers.csv:4 name required_field',
      'customers.csv:5 email email_not_valid',
      'customers.csv:6 code duplicate',
    ])
    const names = await database.db.selectFrom('customer').select('name').orderBy('code').execute()
    expect(names).toEqual([{ name: 'Anna' }, { name: 'Eva' }])
  })

  it('do not bring a password hash that cannot be verified, or only dearly', async () => {
    const good = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$' + 'A'.repeat(43)
    const files = {
      'customers.csv': customers(
        `A;Anna;99990900X;anna@example.test;${good}`,
        'B;Berta;99990900X;berta@example.test;$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA',
        `C;Clara;99990900X;clara@example.test;${good.replace('m=19456,t=2', 'm=1048576,t=10')}`,
        'D;Dora;99990900X;dora@example.test;$2b$12$abcdefghijklmnopqrstuv',
      ),
    }
    expect(await problemsOf(files)).toEqual([
      'customers.csv:3 initial_password password_hash_not_valid',
      'customers.csv:4 initial_password password_hash_not_valid',
      'customers.csv:5 initial_password password_hash_not_valid',
    ])
  })

  it('are refused where they refer to what does not exist', async () => {
    const contracts = oneContract['contracts.csv'] as string
    const files = {
      ...oneContract,
      'contracts.csv': contracts + contracts.split('\n')[1]!.replace('1;C;', '2;X;').replace(';L;', ';M;'),
      'contract-services.csv':
        'contract_name;kind;name;start_day\n1;service;A;2024-01-01\n9;service;A;2024-01-01\n',
    }
    expect(await problemsOf(files)).toEqual([
      'contracts.csv:3 customer_code unknown_customer',
      'contracts.csv:3 product_code unknown_product',
      'contract-services.csv:3 contract_name unknown_contract',
    ])
  })

  it.each([
    ['4,6;4,6', '4,6;', 'power_p1 powers_not_valid'],
    ['4,6;4,6', '4,6;-1', 'power_p2 number_not_valid'],
    ['4,6;4,6', '4,6;4,6001', 'power_p2 number_not_valid'],
    ['2.0TD', '2.9TD', 'tariff unknown_tariff'],
    ['2.0TD', 'RL.1', 'tariff unknown_tariff'],
    ['08500', '8500', 'supply_postal_code postal_code_length'],
    ['2020-01-01;ES', '2020-02-30;ES', 'start_day date_not_valid'],
    ['2020-01-01;ES', ';ES', 'start_day required_field'],
    ['Carrer Nou, 3', 'x'.repeat(161), 'supply_street too_long'],
    ['activa', 'Activa!', 'state not_valid'],
  ])('a contract with %s turned into %s: %s', async (good, bad, problem) => {
    const row = (oneContract['contracts.csv'] as string).replace(good, bad)
    expect(await problemsOf({ ...oneContract, 'contracts.csv': row })).toEqual([`contracts.csv:2 ${problem}`])
  })

  it('name unknown, missing and repeated columns, and unknown files', async () => {
    const files = {
      'customers.csv': 'code;name;nif;colour\nA;Anna;99990900X;red\n',
      'products.csv': 'code;kind\nL;electricity\n',
      'contracts.csv': 'name;name\n',
      'bills.csv': '',
      'contract-services.csv': '',
    }
    const problems = await problemsOf(files)
    expect(problems).toContain('bills.csv:0  file_named_otherwise')
    expect(problems).toContain('customers.csv:1 colour unknown_column')
    expect(problems).toContain('products.csv:1 name missing_column')
    expect(problems).toContain('contracts.csv:1 name repeated_column')
    expect(problems).toContain('contracts.csv:1 customer_code missing_column')
    expect(problems).toContain('contract-services.csv:0  empty_file')
    expect(await database.db.selectFrom('customer').select('code').execute()).toEqual([{ code: 'A' }])
  })

  it('end a file whose quote is never closed, after the rows before it', async () => {
    const files = {
      'customers.csv': customers('A;Anna;99990900X;;', 'B;"Berta;99990900X;;', 'C;Carla;99990900X;;'),
    }
    expect(await problemsOf(files)).toEqual(['customers.csv:3  csv_not_valid'])
    expect(await database.db.selectFrom('customer').select('code').execute()).toEqual([{ code: 'A' }])
  })
})

describe('reading tables', () => {
  const accented = 'code;name;nif\nA;Núria Peña €;99990900X\n'
  it.each([
    ['UTF-8', Buffer.from(accented)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${accented}`)],
    ['ISO-8859-15', Buffer.from(accented.replace('€', '\u00A4'), 'latin1')],
    ['commas and CRLF', Buffer.from(accented.replaceAll(';', ',').replaceAll('\n', '\r\n'))],
    ['tabs and columns in another order', Buffer.from('nif\tname\tcode\n99990900X\tNúria Peña €\tA')],
  ])('understands %s', async (_, bytes) => {
    await run({ 'customers.csv': bytes })
    const names = await database.db.selectFrom('customer').select(['code', 'name', 'nif']).execute()
    expect(names).toEqual([{ code: 'A', name: 'Núria Peña €', nif: '99990900X' }])
  })

  it('takes zone and clock from the province, and the municipality before the postal code', async () => {
    const [header, row] = (oneContract['contracts.csv'] as string).trim().split('\n') as [string, string]
    const supplyAt = (name: string, postal: string, municipality: string) =>
      `${row.replace('1;C', `${name};C`).replace('08500', postal)};${municipality}`
    const rows = [
      `${header};supply_municipality`,
      supplyAt('1', '35003', ''),
      supplyAt('2', '51001', ''),
      supplyAt('3', '01118', '09109'),
    ]
    await run({ ...oneContract, 'contracts.csv': rows.join('\n') })
    const found = await database.db
      .selectFrom('contract')
      .select(['zone', 'time_zone', 'supply_province'])
      .orderBy('name')
      .execute()
    expect(found).toEqual([
      { zone: 'canarias', time_zone: 'Atlantic/Canary', supply_province: '35' },
      { zone: 'ceuta', time_zone: 'Europe/Madrid', supply_province: '51' },
      { zone: 'peninsula', time_zone: 'Europe/Madrid', supply_province: '09' },
    ])
  })
})

describe('accounts', () => {
  const file = (email: string, password: string) => ({
    'customers.csv': customers(`A;Anna;99990900X;${email};${password}`),
  })
  const account = () => database.db.selectFrom('account').selectAll().executeTakeFirstOrThrow()

  it('get the initial password once, and are never given another', async () => {
    await run(file('anna@example.test', 'primera clau'))
    const first = await account()
    expect(first.must_change_password).toBe(true)
    expect(first.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verify(first.password_hash ?? '', 'primera clau')).toBe(true)
    await run(file('anna@example.test', 'segona clau'))
    expect(await account()).toEqual(first)
  })

  it('follow the file until the customer chooses something else', async () => {
    await run(file('anna@example.test', ''))
    expect(await account()).toMatchObject({ email: 'anna@example.test', password_hash: null })
    await run(file('Anna.New@example.test', ''))
    expect(await account()).toMatchObject({ email: 'anna.new@example.test', locale: 'es' })
    await sql`update account set email = 'mine@example.test', locale = 'ca', mobile = '+34790000001'`.execute(
      database.db,
    )
    await run(file('third@example.test', ''))
    expect(await account()).toMatchObject({
      email: 'mine@example.test',
      locale: 'ca',
      mobile: '+34790000001',
    })
  })

  it('take an e-mail from somebody who has only registered it, and the session with it', async () => {
    const { db } = database
    const { id: customer_id } = await db
      .insertInto('customer')
      .values({ code: newRegisteredCode(), name: 'x', nif: '', kind: 'person' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('account')
      .values({ customer_id, email: 'anna@example.test', password_hash: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await problemsOf(file('anna@example.test', ''))).toEqual([])
    const accounts = db.selectFrom('account').select(['id', 'email', 'disabled_at']).orderBy('id')
    expect(await accounts.execute()).toEqual([
      { id, email: `released-${id}@registered.invalid`, disabled_at: expect.any(String) },
      { id: expect.any(Number), email: 'anna@example.test', disabled_at: null },
    ])
  })

  it('never share an e-mail', async () => {
    await run(file('anna@example.test', ''))
    const other = { 'customers.csv': customers('B;Berta;99990900X;anna@example.test;') }
    expect((await run(other)).noticeCounts).toMatchObject({ email_shared: 1 })
    expect(await database.db.selectFrom('customer').select('code').orderBy('code').execute()).toEqual([
      { code: 'A' },
      { code: 'B' },
    ])
    expect(await database.db.selectFrom('account').select('email').execute()).toEqual([
      { email: 'anna@example.test' },
    ])
  })
})

it('deletes nothing that the files do not name [r.import-tables]', async () => {
  await importFolder(database.db, exampleFolder)
  const before = await fingerprints(database.db)
  await run({ 'products.csv': 'code;kind;name\nNEW;gas;New\n' })
  const { product: _, ...others } = await fingerprints(database.db)
  expect(before).toMatchObject(others)
  expect(await database.db.selectFrom('product').select('code').execute()).toHaveLength(4)
})

it('refuses a folder that is none, and a second import at the same time', async () => {
  await expect(importFolder(database.db, join(exampleFolder, 'nowhere'))).rejects.toThrow('cannot be read')
  await expect(run({ 'notes.txt': '' })).rejects.toThrow('holds none of')
  const both = await Promise.allSettled([
    importFolder(database.db, exampleFolder),
    importFolder(database.db, exampleFolder),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('keeps values of people out of the report', async () => {
  const report = await run({ 'customers.csv': customers('A;Anna Secret;99990900A;secret@;hidden') })
  const text = JSON.stringify(report)
  expect(report.problems.length).toBeGreaterThan(0)
  for (const value of ['Secret', '99990900A', 'secret@', 'hidden']) expect(text).not.toContain(value)
})
