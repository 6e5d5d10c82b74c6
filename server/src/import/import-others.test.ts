import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importFolder } from './import-folder.ts'
import { gasToo } from './testing/bills.ts'
import { fingerprints, oneContract, withFolder, type Files } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run, all, problemsOf } = importsIntoOwnDatabase()

function csv(...lines: string[]) {
  return `${lines.join('\n')}\n`
}

/** Imports twice and answers whether the second time touched anything. */
async function touchedAgain(files: Files): Promise<boolean> {
  await run(files)
  const before = await fingerprints(db())
  await run(files)
  return JSON.stringify(await fingerprints(db())) !== JSON.stringify(before)
}

describe('product prices', () => {
  const prices = (...rows: string[]) => ({
    ...gasToo,
    'product-prices.csv': csv('product_code;concept;tariff_period;start_day;end_day;price;unit', ...rows),
  })

  it('stand with days half-open, and the second time nothing changes', async () => {
    const files = prices(
      'L;energy;1;2025-01-01;2025-12-31;0,172000;EUR/kWh',
      'L;energy;1;2026-01-01;;0.169;EUR/kWh',
      'L;power;2;2025-01-01;;-3,65;EUR/kW/year',
      'L;discount;;2025-01-01;;5;%',
      'G;fixed;;2025-01-01;;0,3;EUR/day',
    )
    expect(await touchedAgain(files)).toBe(false)
    expect(await all('product_price')).toMatchObject([
      { product_code: 'G', concept: 'fixed', tariff_period: 0, from_day: '2025-01-01', to_day: null },
      { product_code: 'L', concept: 'discount', price: '5.000000000', unit: '%' },
      { concept: 'energy', from_day: '2025-01-01', to_day: '2026-01-01', price: '0.172000000' },
      { concept: 'energy', from_day: '2026-01-01', to_day: null },
      { concept: 'power', tariff_period: 2, price: '-3.650000000' },
    ])
  })

  it.each([
    ['X;energy;1;2025-01-01;;0,1;EUR/kWh', 'product_code unknown_product'],
    ['L;energy;1;2025-01-01;;0,1;EUR/kW/year', 'unit unit_not_valid'],
    ['L;power;1;2025-01-01;;0,1;EUR/kWh', 'unit unit_not_valid'],
    ['L;reactive_over_80;1;2025-01-01;;0,1;EUR/kWh', 'unit unit_not_valid'],
    ['L;energy;1;2025-01-01;;0,1;%', 'unit unit_not_valid'],
    ['L;energy;1;2025-01-01;;0,1;EUR/MWh', 'unit not_valid'],
    ['L;gift;1;2025-01-01;;0,1;EUR/kWh', 'concept not_valid'],
    ['G;power;1;2025-01-01;;0,1;EUR/kW/year', 'concept other_kind_of_supply'],
    ['L;energy;7;2025-01-01;;0,1;EUR/kWh', 'tariff_period number_not_valid'],
    ['L;energy;1;2025-01-01;2024-12-31;0,1;EUR/kWh', 'end_day start_after_end'],
    ['L;energy;1;2025-01-01;;10000000;EUR/kWh', 'price number_not_valid'],
    [`L;energy;1;2025-01-01;;${'0'.repeat(200_000)}x;EUR/kWh`, 'price number_not_valid'],
    ['L;energy;1;;;0,1;EUR/kWh', 'start_day required_field'],
  ])('are refused: %.60s', async (row, problem) => {
    expect(await problemsOf(prices(row))).toEqual([`product-prices.csv:2 ${problem}`])
    expect(await all('product_price')).toEqual([])
  })

  it('may not overlap in the file: the later line is refused', async () => {
    const files = prices(
      'L;energy;1;2025-01-01;2025-06-30;1;EUR/kWh',
      'L;energy;1;2025-06-30;;2;EUR/kWh',
      'L;energy;2;2025-06-30;;2;EUR/kWh',
      'L;energy;1;2025-01-01;;3;EUR/kWh',
    )
    expect((await problemsOf(files)).toSorted()).toEqual([
      'product-prices.csv:3 start_day overlapping_price',
      'product-prices.csv:5 start_day duplicate',
    ])
  })

  it('may not overlap what stands, unless the file ends that', async () => {
    await run(prices('L;energy;1;2025-01-01;;1;EUR/kWh'))
    const next = 'L;energy;1;2099-01-01;;2;EUR/kWh'
    expect(await problemsOf(prices(next))).toEqual(['product-prices.csv:2 start_day overlapping_price'])
    expect(await problemsOf(prices(next, 'L;energy;1;2025-01-01;2098-12-31;1;EUR/kWh'))).toEqual([])
    expect(await all('product_price')).toHaveLength(2)
  })

  it('leave a stored one as it is when the row that would end it is refused', async () => {
    await run(prices('L;energy;1;2025-01-01;;1;EUR/kWh'))
    const files = prices('L;energy;1;2099-01-01;;2;EUR/kWh', 'L;energy;1;2025-01-01;2099-01-01;1;EUR/kWh')
    expect(await problemsOf(files)).toHaveLength(2)
    expect(await all('product_price')).toMatchObject([{ to_day: null }])
  })
})

describe('columns of before', () => {
  it('have new ones beside them', async () => {
    const contracts = String(oneContract['contracts.csv']).trim().split('\n')
    const files = {
      ...oneContract,
      'products.csv': csv(
        'code;kind;name;year_days;price_kind;renewable;pvpc',
        'L;electricity;Llum;365;indexed;sí;sí',
      ),
      'contracts.csv': csv(`${contracts[0]};commitment_end_day`, `${contracts[1]};31/12/2026`),
      'contract-services.csv': csv(
        'contract_name;kind;name;start_day;price_month;discount_percent;discount_limit_kwh',
        '1;service;Manteniment;2024-01-01;2,95;;',
        '1;social_bonus;Bo social;2024-01-01;;42,5;1587,6',
        '1;service;A;2024-01-01;-1;;',
        '1;social_bonus;B;2024-01-01;;101;',
        '1;social_bonus;C;2024-01-01;;10;-1',
      ),
    }
    expect(await problemsOf(files)).toEqual([
      'contract-services.csv:4 price_month number_not_valid',
      'contract-services.csv:5 discount_percent number_not_valid',
      'contract-services.csv:6 discount_limit_kwh number_not_valid',
    ])
    expect(await all('product')).toMatchObject([{ year_days: '365', price_kind: 'indexed', renewable: true }])
    expect(await all('contract')).toMatchObject([{ commitment_end_day: '2026-12-31' }])
    expect(await all('contract_service')).toMatchObject([
      { price_month: '2.9500', discount_percent: null },
      { price_month: null, discount_percent: '42.500', discount_limit_wh: 1_587_600 },
    ])
  })
})

describe('products of before [r.contract-products]', () => {
  it('are taken with their last day, where product and contract are known and of one kind', async () => {
    const files = {
      ...oneContract,
      'products.csv': csv('code;kind;name', 'L;electricity;Llum', 'OLD;electricity;Vella', 'G;gas;Gas'),
      'contract-products.csv': csv(
        'contract_name;product_code;end_day',
        '1;OLD;2025-12-31',
        '2;OLD;2025-12-31',
        '1;X;2024-12-31',
        '1;G;2023-12-31',
        '1;L;2025-12-31',
      ),
    }
    expect((await problemsOf(files)).toSorted()).toEqual([
      'contract-products.csv:3 contract_name unknown_contract',
      'contract-products.csv:4 product_code unknown_product',
      'contract-products.csv:5 product_code other_kind_of_supply',
      'contract-products.csv:6 end_day duplicate',
    ])
    expect(await all('contract_product')).toMatchObject([{ product_code: 'OLD', end_day: '2025-12-31' }])
  })
})

describe('texts in the languages of the office [r.own-texts]', () => {
  it('are taken, one line for each language, and change when they come again', async () => {
    const texts = (...rows: string[]): Files => ({ 'texts.csv': csv('text;language;words', ...rows) })
    expect(
      await problemsOf(texts('Manteniment;ca;', 'Manteniment;es;Mantenimiento', 'Manteniment;de;Wartung')),
    ).toEqual(['texts.csv:4 language not_valid'])
    expect(await problemsOf(texts('Manteniment;es;Cuidado', 'Manteniment;es;Otro'))).toEqual([
      'texts.csv:3 text duplicate',
    ])
    expect(await all('retailer_text')).toEqual([
      { text: 'Manteniment', language: 'ca', words: '' },
      { text: 'Manteniment', language: 'es', words: 'Cuidado' },
    ])
  })
})

describe('attachments', () => {
  const header = 'contract_name;reference;name;category_name;created_day;file;filename'
  const row = (file: string, filename = '') => `1;D;Contracte;Contractes;2024-01-08;${file};${filename}`
  const files = (line: string): Files => ({
    ...oneContract,
    'attachments.csv': csv(header, line),
    'attachments/a.pdf': 'first',
    'attachments/deep/b.pdf': 'second',
    'attachments/empty.pdf': '',
  })

  it('come in with their content; the second time nothing changes, a new content does', async () => {
    expect(await touchedAgain(files(row('deep/b.pdf', 'Contracte 1.pdf')))).toBe(false)
    expect(await all('attachment')).toMatchObject([
      { reference: 'D', filename: 'Contracte 1.pdf', content: Buffer.from('second') },
    ])
    const report = await run({ ...files(row('a.pdf')), 'attachments/a.pdf': new Uint8Array([0, 255, 10]) })
    expect(report.tables.at(-1)).toMatchObject({ file: 'attachments.csv', changed: 1 })
    expect(await all('attachment')).toMatchObject([{ filename: 'a.pdf', content: Buffer.from([0, 255, 10]) }])
  })

  it.each([
    [row('../contracts.csv'), 'file path_not_valid'],
    [row('deep/../../contracts.csv'), 'file path_not_valid'],
    [row('/etc/hostname'), 'file path_not_valid'],
    [row(String.raw`..\contracts.csv`), 'file path_not_valid'],
    [row('C:a.pdf'), 'file path_not_valid'],
    [row('./a.pdf'), 'file path_not_valid'],
    [row('deep//b.pdf'), 'file path_not_valid'],
    [row('none.pdf'), 'file file_not_found'],
    [row('deep'), 'file file_not_found'],
    [row('empty.pdf'), 'file empty_attachment'],
    [row('a.pdf', 'a/b.pdf'), 'filename not_valid'],
    [row('a.pdf').replace('1;', '9;'), 'contract_name unknown_contract'],
    [row('a.pdf').replace('2024-01-08', '2024-13-08'), 'created_day date_not_valid'],
  ])('are refused: %s', async (line, problem) => {
    for (const check of [true, false]) {
      const { problems } = await run(files(line), { check })
      expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual([problem])
    }
    expect(await all('attachment')).toEqual([])
  })

  it('of more than 25 MB are refused, of 25 MB taken', async () => {
    const large = (bytes: number) => ({
      ...files(row('large.pdf')),
      'attachments/large.pdf': Buffer.alloc(bytes),
    })
    const most = 25 * 1024 * 1024
    expect(await problemsOf(large(most + 1))).toEqual(['attachments.csv:2 file attachment_too_large'])
    expect(await problemsOf(large(most))).toEqual([])
  })

  it('are not fetched through links that lead out of the folder', async () => {
    await withFolder(files(row('link/secret.txt')), async (folder) => {
      await withFolder({ 'secret.txt': 'secret' }, async (outside) => {
        await symlink(outside, join(folder, 'attachments/link'))
        const report = await importFolder(db(), folder)
        expect(report.problemCounts).toEqual({ path_not_valid: 1 })
      })
    })
    const {
      'attachments/a.pdf': _a,
      'attachments/deep/b.pdf': _b,
      'attachments/empty.pdf': _c,
      ...rest
    } = files(row('secret.txt'))
    await withFolder(rest, async (folder) => {
      await withFolder({ 'secret.txt': 'secret' }, async (outside) => {
        await symlink(outside, join(folder, 'attachments'))
        const report = await importFolder(db(), folder)
        expect(report.problemCounts).toEqual({ path_not_valid: 1 })
      })
    })
    await withFolder(oneContract, async (folder) => {
      await writeFile(join(folder, 'attachments.csv'), csv(header, row('inside.pdf')))
      await mkdir(join(folder, 'attachments'))
      await writeFile(join(folder, 'attachments/a.pdf'), 'inside')
      await symlink('a.pdf', join(folder, 'attachments/inside.pdf'))
      expect((await importFolder(db(), folder)).problemCounts).toEqual({})
    })
    expect(await all('attachment')).toMatchObject([{ content: Buffer.from('inside') }])
  })
})

describe('virtual batteries', () => {
  const shares = (...rows: string[]) => ({
    ...gasToo,
    'batteries.csv': csv('name;type_name;description', 'B;Casa;', 'B2;Casa;'),
    'battery-contracts.csv': csv('battery_name;contract_name;share_percent;discounts', ...rows),
  })

  it('come in with shares and movements; the second time nothing changes [r.import-others]', async () => {
    const files = {
      ...shares('B;1;60;aplicar', 'B;2;40;'),
      'battery-movements.csv': csv(
        'battery_name;contract_name;invoice_number;day;amount',
        'B;1;F-1;2025-11-04;3,20',
        'B;1;F-2;2025-12-04;-1,10',
      ),
    }
    expect(await touchedAgain(files)).toBe(false)
    expect(await all('battery_contract')).toMatchObject([
      { share_percent: 60, discounts: 'aplicar' },
      { share_percent: 40, discounts: 'no_aplicar' },
    ])
    expect((await all('battery_movement')).map(({ amount_cents }) => amount_cents).toSorted()).toEqual([
      -110, 320,
    ])
  })

  it.each([
    [['B;1;101;'], ['2 share_percent number_not_valid']],
    [['B;1;-1;'], ['2 share_percent number_not_valid']],
    [['B;1;1,5;'], ['2 share_percent number_not_valid']],
    [['B;1;10;sometimes'], ['2 discounts not_valid']],
    [['X;1;10;'], ['2 battery_name unknown_battery']],
    [['B;9;10;'], ['2 contract_name unknown_contract']],
    [['B;1;10;', 'B;1;20;'], ['3 contract_name duplicate']],
    [
      ['B;1;60;', 'B2;1;60;', 'B;2;41;'],
      ['2 share_percent shares_too_high', '4 share_percent shares_too_high'],
    ],
  ])('refuse shares %j', async (rows, problems) => {
    expect(await problemsOf(shares(...rows))).toEqual(problems.map((text) => `battery-contracts.csv:${text}`))
  })

  it('count the shares that the file does not name, and let shares move at once', async () => {
    await run(shares('B;1;60;', 'B;2;40;'))
    const before = await fingerprints(db())
    expect(await problemsOf(shares('B;1;61;'))).toEqual([
      'battery-contracts.csv:2 share_percent shares_too_high',
    ])
    expect(await fingerprints(db())).toEqual(before)
    expect(await problemsOf(shares('B;1;100;', 'B;2;0;'))).toEqual([])
  })

  it('lie below what the customer set, until a file brings that; a third value is noticed [r.battery-shares]', async () => {
    await run(shares('B;1;60;aplicar', 'B;2;30;'))
    const tie = () => all('battery_contract').then(([first]) => first)
    // The customer gives up twenty per cent and keeps the discounts.
    await db()
      .updateTable('battery_contract')
      .set({
        share_percent: 40,
        filed_share_percent: 60,
        discounts: 'no_aplicar',
        filed_discounts: 'aplicar',
      })
      .where('share_percent', '=', 60)
      .execute()
    expect((await run(shares('B;1;60;aplicar'))).notices).toEqual([])
    expect(await tie()).toMatchObject({ share_percent: 40, discounts: 'no_aplicar', filed_share_percent: 60 })
    const { notices } = await run(shares('B;1;10;aplicar'))
    expect(notices.map(({ of, what, said, computed, code }) => [of, what, said, computed, code])).toEqual([
      ['1', 'share_percent', '10', '40', 'customer_change_differs'],
    ])
    expect(await tie()).toMatchObject({ share_percent: 40 })
    // Added up as they are going to stand: 40 and 61 are too much, 40 and 60 are not.
    expect(await problemsOf(shares('B;1;60;aplicar', 'B;2;61;'))).toHaveLength(2)
    expect(await problemsOf(shares('B;1;60;aplicar', 'B;2;60;'))).toEqual([])
    await run(shares('B;1;40;no_aplicar'))
    expect(await tie()).toMatchObject({ filed_share_percent: null, filed_discounts: null })
    await run(shares('B;1;5;aplicar'))
    expect(await tie()).toMatchObject({ share_percent: 5, discounts: 'aplicar' })
  })

  it('refuse movements of unknown batteries, contracts and invoices', async () => {
    const movements = csv(
      'battery_name;contract_name;invoice_number;day;amount',
      'X;1;F-1;2025-11-04;1',
      'B;9;F-1;2025-11-04;1',
      'B;1;F-1;2025-11-04;1',
      'B;1;F-1;2025-11-04;2',
      'B;1;F-1;2025-11-04;1,234',
    )
    expect(await problemsOf({ ...shares(), 'battery-movements.csv': movements })).toEqual([
      'battery-movements.csv:5 invoice_number duplicate',
      'battery-movements.csv:6 amount number_not_valid',
      'battery-movements.csv:2 battery_name unknown_battery',
      'battery-movements.csv:3 contract_name unknown_contract',
    ])
  })
})

describe('coupons', () => {
  const coupons = (...rows: string[]) => ({
    ...oneContract,
    'coupons.csv': csv('customer_code;code;name;url;start_day;end_day', ...rows),
  })

  it('come in with days half-open; the second time nothing changes', async () => {
    const files = coupons('C;AMIGA;Porta una amiga;https://example.test/a?b=c;2025-01-01;2025-12-31')
    expect(await touchedAgain(files)).toBe(false)
    expect(await all('coupon')).toMatchObject([
      { code: 'AMIGA', url: 'https://example.test/a?b=c', from_day: '2025-01-01', to_day: '2026-01-01' },
    ])
  })

  it.each([
    ['X;A;Nom;;;', 'customer_code unknown_customer'],
    ['C;A;Nom;http://example.test;;', 'url not_valid'],
    ['C;A;Nom;javascript:alert(1);;', 'url not_valid'],
    ['C;A;Nom;https://me@example.test;;', 'url not_valid'],
    ['C;A;Nom;/a;;', 'url not_valid'],
    ['C;A;Nom;;2025-02-01;2025-01-31', 'end_day start_after_end'],
    ['C;A;;;;', 'name required_field'],
  ])('are refused: %s', async (row, problem) => {
    expect(await problemsOf(coupons(row))).toEqual([`coupons.csv:2 ${problem}`])
  })
})
