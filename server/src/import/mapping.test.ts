import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../config.ts'
import { cups, oneContract } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run, all } = importsIntoOwnDatabase()

function mappingOf(program: 'gisce' | 'odoo') {
  return readFile(join(repositoryRoot, 'docs/mappings', `${program}.csv`), 'utf8')
}
const HEADER = 'file;column;their_file;their_column;their_value;value'
function mapping(...rows: string[]) {
  return `${[HEADER, ...rows].join('\n')}\n`
}
const ofCustomers = ['customers.csv;code;socis.csv;num', 'customers.csv;name;;nom', 'customers.csv;nif;;dni']
const socis = 'num;nom;dni;quota\nS1;Núria;99990900X;\n'

describe('made-up dumps', () => {
  it('of GISCE become customers, contracts and bills', async () => {
    const columns =
      'name,titular/ref,state,data_firma_contracte,data_alta,data_baixa,cups/name,cups/direccio,cups/id_municipi/name,cups/dp,tarifa/name,llista_preu/id,potencia,potencia_p1,potencia_p2,autoconsumo,pagador/name,pagador/vat,bank/iban'
    const report = await run({
      'mapping.csv': await mappingOf('gisce'),
      'res_partner.csv':
        'id,ref,name,vat,lang,address/email,address/mobile\n7,T0007,"Soler Puig, Núria",ES99990900X,ca_ES,nuria@example.test,600000001\n',
      'product_pricelist.csv': 'id,name\n12,Llum\n',
      'giscedata_polissa.csv': `${columns}\n0042,T0007,tall,2020-01-01,2020-01-15,,${cups},"Carrer Nou, 3",Vic,08500,2.0TD,12,4.6,4.6,3.45,00,Pau Serra,00000001R,ES9121000418450200051332\n`,
      'giscedata_facturacio_factura.csv':
        'number,polissa_id/name,tipo_rectificadora,ref/number,state,date_invoice,date_due,data_inici,data_final,amount_total,residual,energia_kwh\nFE1,0042,N,,open,2025-11-04,2025-11-24,2025-10-01,2025-10-31,50.59,50.59,215\n',
    })
    expect(report.problems).toEqual([])
    expect(await all('customer')).toMatchObject([
      { code: 'T0007', name: 'Soler Puig, Núria', language: 'ca_ES' },
    ])
    expect(await all('contract')).toMatchObject([
      {
        name: '0042',
        state: 'activa',
        start_day: '2020-01-15',
        payer_name: 'Pau Serra',
        iban: 'ES9121000418450200051332',
      },
    ])
    const powers = await db().selectFrom('contract').select('powers_w').execute()
    expect(powers).toEqual([{ powers_w: [4600, 3450] }])
    expect(await all('invoice')).toMatchObject([{ number: 'FE1', state: 'open' }])
  })

  it('of Odoo become customers and bills', async () => {
    await run(oneContract)
    const report = await run({
      'mapping.csv': await mappingOf('odoo'),
      'res.partner.csv':
        '"id","ref","name","vat","email","mobile","lang","is_company"\n"__export__.res_partner_7","C","Núria","ES99990900X","nuria@example.test","600000001","es_ES","False"\n',
      'account.move.csv':
        '"id","name","invoice_origin","move_type","payment_state","invoice_date","invoice_date_due","x_start_day","x_end_day","x_energy_kwh","amount_total","amount_residual"\n"1","F/2025/1","1","out_invoice","in_payment","2025-11-04","2025-11-24","2025-10-01","2025-10-31","215","50.59","50.59"\n',
    })
    expect(report.problems).toEqual([])
    expect(await all('invoice')).toMatchObject([{ number: 'F/2025/1', state: 'in_process' }])
  })
})

describe('a mapping', () => {
  it('takes what it names, leaves what it says is left, and reports every other column', async () => {
    const files = { 'mapping.csv': mapping(...ofCustomers), 'socis.csv': socis }
    expect((await run(files)).problems).toMatchObject([
      { file: 'customers.csv', field: 'quota', code: 'unknown_column' },
    ])
    expect(await all('customer')).toMatchObject([{ code: 'S1', name: 'Núria' }])
    const left = { ...files, 'mapping.csv': mapping(...ofCustomers, 'customers.csv;;;quota') }
    expect((await run(left)).problems).toEqual([])
    // A column that bears one of our names by chance is not ours.
    const chance = {
      ...files,
      'socis.csv': socis.replace('quota', 'email').replace(';\n', ';x@example.test\n'),
    }
    expect((await run(chance)).problems).toMatchObject([{ field: 'email', code: 'unknown_column' }])
    expect(await all('account')).toEqual([])
  })

  it('makes several of our columns of one of theirs, and gives values their meaning', async () => {
    const rows = [
      ...ofCustomers,
      'customers.csv;surnames;;nom',
      'customers.csv;language;;quota;A;ca',
      'customers.csv;language;;quota;b;en',
    ]
    const people = 'num;nom;dni;quota\nS1;Núria;99990900X;a\nS2;Pau;00000001R;B\nS3;Ona;00000002W;Z\n'
    const { problems } = await run({ 'mapping.csv': mapping(...rows), 'socis.csv': people })
    // A value without a mapping is refused.
    expect(problems).toMatchObject([{ line: 4, key: 'S3', field: 'language', value: 'Z', code: 'not_valid' }])
    const customers = await db().selectFrom('customer').select(['name', 'language']).orderBy('code').execute()
    expect(customers).toEqual([
      { name: 'Núria Núria', language: 'ca' },
      { name: 'Pau Pau', language: 'en' },
    ])
  })

  it.each([
    ['clientes.csv;code;;num', 'file', 'not_valid'],
    ['customers.csv;codi;;num', 'column', 'not_valid'],
    ['customers.csv;code;altres.csv;num', 'their_file', 'mapping_differs'],
    ['customers.csv;code;;altre', 'their_column', 'mapping_differs'],
    ['customers.csv;code;;;;S1', 'column', 'mapping_differs'],
    ['customers.csv;email', 'value', 'mapping_differs'],
    ['customers.csv;;;;;x', 'column', 'mapping_differs'],
    ['contracts.csv;name;../contractes.csv;num', 'their_file', 'not_valid'],
  ])('that says %s beside the others is reported by %s, and no table is read', async (row, field, code) => {
    const { problems } = await run({ 'mapping.csv': mapping(...ofCustomers, row), 'socis.csv': socis })
    expect(problems).toContainEqual(expect.objectContaining({ file: 'mapping.csv', line: 5, field, code }))
    expect(await all('customer')).toEqual([])
  })

  it('without a column that is needed says how many rows were lost; our name beside theirs is no file', async () => {
    const { problems } = await run({
      'mapping.csv': mapping(...ofCustomers.slice(0, 2)),
      'socis.csv': socis,
      'customers.csv': oneContract['customers.csv']!,
    })
    expect(problems.map(({ file, field, code }) => [file, field, code])).toEqual([
      ['customers.csv', '', 'file_named_otherwise'],
      ['customers.csv', 'dni', 'unknown_column'],
      ['customers.csv', 'quota', 'unknown_column'],
      ['customers.csv', 'nif', 'missing_column'],
    ])
    expect(await all('customer')).toEqual([])
  })
})
