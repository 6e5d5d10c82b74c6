import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ImportOptions } from './import-folder.ts'
import { reportFile } from './report-file.ts'
import { reportText } from './report-text.ts'
import { zipOf } from './testing/archives.ts'
import { cups, oneContract, type Files } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'
import type { Words } from './words/en.ts'
import { reportWords } from './words/words.ts'

const { db, run, all, problemsOf } = importsIntoOwnDatabase()

describe('table files as spreadsheets leave them', () => {
  it('windows-1252: its quotes are theirs, and the report says how each file is written', async () => {
    const text =
      'code;name;surnames;nif;language\nW-1;Mar\xeda;O\x92Neill D\x92Ors;00000001R;es\nW-3;Bar \x93El Rinc\xf3n\x94 SL;;B78640570;es'
    const report = await run({ 'customers.csv': Buffer.from(text, 'latin1') })
    expect(report.problems).toEqual([])
    const names = await db().selectFrom('customer').select('name').orderBy('code').execute()
    expect(names.map(({ name }) => name)).toEqual(['María O’Neill D’Ors', 'Bar “El Rincón” SL'])
    expect(reportText(report)).toContain('customers.csv (windows-1252): 2 rows taken')
  })

  it('UTF-16, a title and sep=; above the names, rows of nothing but separators', async () => {
    const text =
      '\uFEFFsep=;\nClientes de noviembre;;\n;;\ncode;name;nif\nA;Núria;99990900X\n;;\nB;Pere;00000001R\n;;\n'
    expect(await problemsOf({ 'customers.csv': Buffer.from(text, 'utf16le') })).toEqual([])
    expect((await all('customer')).map((row) => row['name'])).toEqual(
      expect.arrayContaining(['Núria', 'Pere']),
    )
  })

  it('two encodings at once, or control characters: nothing of the file is taken', async () => {
    const mixed = Buffer.concat([
      Buffer.from('code;name;nif\nA;Núria;99990900X\n'),
      Buffer.from('B;Pe\xf1a;00000001R\n', 'latin1'),
    ])
    expect(await problemsOf({ 'customers.csv': mixed })).toEqual(['customers.csv:3  encoding_mixed'])
    expect(await problemsOf({ 'customers.csv': 'code;name;nif\nA;N\u0092ria;99990900X\n' })).toEqual([
      'customers.csv:2  control_character',
    ])
    expect(await all('customer')).toEqual([])
  })

  it('figures and days as they write them; a CUPS that became a number is refused by that name', async () => {
    const contracts = String(oneContract['contracts.csv']).replace(
      '2020-01-01;2020-01-01',
      '1/7/2020;01/7/2020',
    )
    expect(await problemsOf({ ...oneContract, 'contracts.csv': contracts })).toEqual([])
    expect(await db().selectFrom('contract').select('start_day').execute()).toEqual([
      { start_day: '2020-07-01' },
    ])
    const big = contracts.replace('4,6;4,6', '"1.234,500";"1,234.5"')
    expect(await problemsOf({ ...oneContract, 'contracts.csv': big })).toEqual([])
    expect(await db().selectFrom('contract').select('powers_w').execute()).toEqual([
      { powers_w: [1_234_500, 1_234_500] },
    ])
    const number = contracts.replace(/ES\d{16}\w{2,4}/, 'ES0,031104E+18')
    expect(await problemsOf({ ...oneContract, 'contracts.csv': number })).toEqual([
      'contracts.csv:2 cups cups_as_number',
    ])
  })
})

describe('the report', () => {
  it('shows the key and what was refused, masked where it is personal', async () => {
    const { problems } = await run({
      'customers.csv': 'code;name;nif;language\nA;Núria;99990900A;klingon\n',
      'products.csv': 'code;kind;name\nL;water;Llum\n',
    })
    expect(problems.map(({ key, field, value }) => [key, field, value])).toEqual([
      ['A', 'nif', '…0A'],
      ['A', 'language', 'klingon'],
      ['L', 'kind', 'water'],
    ])
  })

  it('counts the rows that are lost with a column', async () => {
    const report = await run({ 'customers.csv': 'code;name\nA;Núria\nB;Pere\n;\n' })
    expect(report.problems.map(({ field, code }) => [field, code])).toEqual([['nif', 'missing_column']])
    expect(report.problems[0]?.reason).toContain('Rows that were lost with it: 2.')
    expect(report.tables).toMatchObject([{ file: 'customers.csv', good: 0, refused: 2 }])
  })

  it('has one line for each file and reason, and all problems in its files', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => `P${index};water;Name`)
    const folder = await mkdtemp(join(tmpdir(), 'endoll-report-'))
    try {
      const [json, csv] = [join(folder, 'r.json'), join(folder, 'r.csv')]
      const files = [json, csv].map((path) => reportFile(path, 'en'))
      const onProblem: ImportOptions['onProblem'] = (problem) => {
        for (const file of files) file.addProblem(problem)
      }
      const report = await run({ 'products.csv': ['code;kind;name', ...rows].join('\n') }, { onProblem })
      for (const file of files) file.close(report)
      expect(report.problems).toHaveLength(200)
      const text = reportText(report)
        .split('\n')
        .filter((line) => line.includes('not_valid'))
      expect(text).toEqual([
        '  products.csv, line 2, P0, kind «water»: The value is not one that is allowed here. (not_valid) And 299 more. What to do: Correct the value in your system, export the file again and bring it.',
      ])
      const read = JSON.parse(await readFile(json, 'utf8')) as { problems: unknown[]; problemCounts: unknown }
      expect(read.problems).toHaveLength(300)
      expect(read.problemCounts).toEqual({ not_valid: 300 })
      expect((await readFile(csv, 'utf8')).trimEnd().split('\r\n')).toHaveLength(301)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

it('has every notice in its files, beyond those that the screen lists', async () => {
  const customers = Array.from({ length: 300 }, (_, index) => `C${index};Núria;99990900X`)
  const folder = await mkdtemp(join(tmpdir(), 'endoll-report-'))
  try {
    const [json, csv] = [join(folder, 'r.json'), join(folder, 'r.csv')]
    const files = [json, csv].map((path) => reportFile(path, 'es'))
    const onNotice: ImportOptions['onNotice'] = (notice) => {
      for (const file of files) file.addNotice(notice)
    }
    const table = `code;name;nif\n${customers.join('\n')}\n`
    const report = await run({ 'customers.csv': table }, { onNotice, language: 'es' })
    for (const file of files) file.close(report)
    expect([report.notices.length, report.noticeCounts]).toEqual([200, { nif_repeated: 299 }])
    const read = JSON.parse(await readFile(json, 'utf8')) as { problems: unknown[]; notices: unknown[] }
    expect([read.problems.length, read.notices.length]).toEqual([0, 299])
    const rows = (await readFile(csv, 'utf8')).trimEnd().split('\r\n')
    expect(rows).toHaveLength(300)
    expect(rows[299]).toMatch(/^customers\.csv;301;C299;nif;.*;nif_repeated;.*C0.*;;notice$/)
    expect((await readdir(folder)).toSorted()).toEqual(['r.csv', 'r.json'])
  } finally {
    await rm(folder, { recursive: true })
  }
})

describe('each language', () => {
  const files = {
    'customers.csv': 'code;name;nif\nA;Núria;99990900A\n',
    'products.csv': 'code;kind;name\nL;water;Llum\n',
  }

  it.each([
    ['es', 'El NIF no es correcto', 'Qué hacer: Corregir', '1 filas tomadas'],
    ['ca', 'El NIF no és correcte', 'Què fer: Corregir', '1 files preses'],
    ['en', 'The tax id (NIF) is wrong', 'What to do: Correct', '1 rows taken'],
  ] as const)('%s: what is wrong, and what to do', async (language, reason, todo, taken) => {
    const report = await run({ ...files, 'texts.csv': 'text;language\nLlum;ca\n' }, { language })
    const text = reportText(report)
    for (const part of [reason, todo, taken]) expect(text).toContain(part)
    expect(report.problems[0]).toMatchObject({ reason: expect.stringContaining(reason) })
    expect(text).not.toContain('undefined')
  })

  it('says everything that another says, with the same places to fill in', () => {
    const shape = (text: string) =>
      [...text.matchAll(/\{\w+\}|: *$/g)].map(([found]) => found.trim()).toSorted()
    const flat = (words: Words) =>
      Object.entries(words).flatMap(([part, texts]) =>
        Object.entries(texts as Record<string, string>).map(([name, text]) => [
          `${part}.${name}`,
          shape(text),
        ]),
      )
    const english = Object.fromEntries(flat(reportWords.en))
    for (const words of Object.values(reportWords)) expect(Object.fromEntries(flat(words))).toEqual(english)
  })
})

describe('what lies in the folder under another name', () => {
  const meaningsOf = async (files: Files) => {
    const { problems } = await run({ 'texts.csv': 'text;language\nLlum;ca\n', ...files })
    return problems.map(({ file, code, reason }) => [file, code, reason.split(': ').at(-1)])
  }

  it('is answered by its name, or by its columns', async () => {
    expect(
      await meaningsOf({
        'Clientes.csv': 'x',
        'lineas_de_factura.CSV': 'x',
        'Product_Prices.csv': 'x',
        'curvas/P1D_0031_0999_20241030.0': 'x',
        'export-2026.csv': 'Titulo\ninvoice_number;tax;amount\n',
        'notes.txt': 'nothing',
      }),
    ).toEqual([
      ['Clientes.csv', 'file_named_otherwise', 'customers.csv'],
      ['Product_Prices.csv', 'file_named_otherwise', 'product-prices.csv'],
      ['curvas', 'file_named_otherwise', 'curves/'],
      ['export-2026.csv', 'file_named_otherwise', 'invoice-taxes.csv'],
      ['lineas_de_factura.CSV', 'file_named_otherwise', 'invoice-lines.csv'],
      ['notes.txt', 'unknown_file', expect.stringContaining('not read')],
    ])
  })

  it('is answered sheet by sheet where it is a workbook', async () => {
    const sheets = ['Contratos', 'Hoja1'].map((name, id) => `<sheet name="${name}" sheetId="${id + 1}"/>`)
    const workbook = zipOf({ 'xl/workbook.xml': `<workbook><sheets>${sheets.join('')}</sheets></workbook>` })
    expect(await meaningsOf({ 'Clientes.xlsx': workbook, 'facturas.ods': 'broken' })).toEqual([
      ['Clientes.xlsx', 'workbook', 'Contratos → contracts.csv, Hoja1 → ?'],
      ['facturas.ods', 'workbook', 'facturas → invoices.csv'],
    ])
  })

  it('is named where nothing else lies there', async () => {
    await expect(run({ 'clientes.csv': 'x' })).rejects.toThrow('clientes.csv: customers.csv')
  })
})

describe('what is refused in a curve', () => {
  it('is shown with its CUPS and what stands there, in every format', async () => {
    await run(oneContract)
    const name = (kind: string) => `curves/${kind}_0031_0999_20241030.0`
    const { problems } = await run({
      [name('F5D')]:
        `${cups};2024/10/26 01:00;1;1x;0;0;0;0;0;1;1;F;\n${cups};2024/10/26 01:07;1;1;0;0;0;0;0;1;1;F;\n${cups};2024/10/26 02:00;1;1;0;0;0;0;0;9;1;F;\n`,
      [name('P1D')]: `${cups};11;2024/10/29 01:00:00;0;abc;0${';0.000;0'.repeat(6)};1;0\n`,
      'curves/table.csv': `CUPS;Fecha;Hora;consumo_kWh\n${cups};26/10/2024;1;-3\n`,
    })
    expect(problems.map(({ key, field, value }) => [key, field, value])).toEqual([
      [cups, 'import', '-3'],
      [cups, 'import', '1x'],
      [cups, 'timestamp', '2024/10/26 01:07'],
      [cups, 'method', '9'],
      [cups, 'import', 'abc'],
    ])
  })
})
