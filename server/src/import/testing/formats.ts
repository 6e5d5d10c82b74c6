import { gzipSync } from 'node:zlib'
import type { ProblemCode } from '../problem.ts'
import { zipOf } from './archives.ts'
import { billXml, f1Xml } from './f1.ts'
import { cups } from './folder.ts'

/** A format, one day of it, and whether it is taken: docs/import/formats.md lists them, a test imports each. */
export interface TriedFormat {
  readonly format: string
  /** Its path in the folder. */
  readonly file: string
  readonly content: string | Uint8Array
  /** The Wh of the day, where it is taken; else why not. */
  readonly outcome: readonly number[] | ProblemCode
}

/** Hours of the day whose energies each sample holds, in Wh: 100, 200 … of the first three. */
const WH = [100, 200, 300]
const DAY = '2024/10/29'
function name(kind: string) {
  return `curves/${kind}_0031_0999_20241105.0`
}
function kwh(wh: number) {
  return (wh / 1000).toFixed(3)
}
function hour(index: number) {
  return String(index + 1).padStart(2, '0')
}
function stamp(index: number) {
  return `${DAY} ${hour(index)}:00`
}
function rows(line: (wh: number, index: number) => string) {
  return `${WH.map(line).join('\n')}\n`
}
const f5d = rows((wh, index) => `${cups};${stamp(index)};0;${wh};0;0;0;0;0;1;1;F1;`)
function p1d(ends: (index: number) => string) {
  return rows((wh, index) => `${cups};11;${ends(index)}:00;0;${kwh(wh)};0${';0.000;0'.repeat(7)};1;0`)
}
function table(header: string, line: (wh: number, index: number) => string) {
  return `${header}\n${rows(line)}`
}
const datadis = table(
  'cups;fecha;hora;consumo_kWh;metodoObtencion;energiaVertida_kWh',
  (wh, index) => `${cups};${DAY};${hour(index)}:00;${kwh(wh).replace('.', ',')};Real;0`,
)
const quarters = Array.from({ length: 4 }, (_, index) => `00:${String(index * 15).padStart(2, '0')}`)

export const triedFormats: readonly TriedFormat[] = [
  { format: 'F5D, billed curve (CCH_FACT)', file: name('F5D'), content: f5d, outcome: WH },
  { format: 'RF5D, billed curve sent again', file: name('RF5D'), content: f5d, outcome: WH },
  {
    format: 'P5D, validated curve (CCH_VAL)',
    file: name('P5D'),
    content: rows((wh, index) => `${cups};${stamp(index)};0;${wh};0`),
    outcome: WH,
  },
  { format: 'P1D, telemetered curve by hours', file: name('P1D'), content: p1d(stamp), outcome: WH },
  {
    format: 'P2D, telemetered curve by quarters',
    file: name('P2D'),
    content: p1d((index) => `${DAY} ${quarters[index + 1]}`),
    outcome: WH,
  },
  { format: 'any of them as .gz', file: `${name('F5D')}.gz`, content: gzipSync(f5d), outcome: WH },
  {
    format: 'any of them as .zip',
    file: `${name('F5D')}.zip`,
    content: zipOf({ 'F5D_0031_0999_20241105.0': f5d }),
    outcome: WH,
  },
  { format: 'Datadis, CSV of the site', file: 'curves/datadis.csv', content: datadis, outcome: WH },
  {
    format: 'Datadis, CSV in UTF-16 (“Unicode text” of a spreadsheet)',
    file: 'curves/datadis.csv',
    content: Buffer.from(`\uFEFF${datadis}`, 'utf16le'),
    outcome: WH,
  },
  {
    format: 'Datadis, JSON of its interface',
    file: 'curves/datadis.json',
    content: JSON.stringify({
      timeCurve: WH.map((wh, index) => ({
        cups,
        date: DAY,
        time: `${hour(index)}:00`,
        consumptionKWh: wh / 1000,
        obtainMethod: 'Real',
      })),
    }),
    outcome: WH,
  },
  {
    format: 'e-distribución, customer area',
    file: 'curves/edistribucion.csv',
    content: table(
      'CUPS;Fecha;Hora;AE_kWh;REAL/ESTIMADO',
      (wh, index) => `${cups};29/10/2024;${index + 1};${kwh(wh).replace('.', ',')};R`,
    ),
    outcome: WH,
  },
  {
    format: 'UFD, customer area',
    file: 'curves/ufd.csv',
    content: table(
      'CUPS;FECHA;HORA;EHCR (kWh);EHEX (kWh)',
      (wh, index) => `${cups};29/10/2024;${index + 1};${kwh(wh).replace('.', ',')};0`,
    ),
    outcome: WH,
  },
  {
    format: 'CNMC facturaluz, curve of its form',
    file: 'curves/facturaluz.csv',
    content: table(
      'CUPS;Fecha;Hora;Consumo;Metodo_obtencion',
      (wh, index) => `${cups};29/10/2024;${index + 1};${kwh(wh).replace('.', ',')};R`,
    ),
    outcome: WH,
  },
  {
    format: 'a table with an index column, as pandas writes it',
    file: 'curves/pandas.csv',
    content: table(
      ',cups,fecha,hora,consumo_kWh',
      (wh, index) => `${index},${cups},${DAY},${hour(index)}:00,${kwh(wh)}`,
    ),
    outcome: WH,
  },
  {
    format: 'i-DE, curve not yet billed (FECHA-HORA)',
    file: 'curves/ide.csv',
    content: table(
      'CUPS;FECHA-HORA;INV / VER;CONSUMO Wh;GENERACION Wh;',
      (wh, index) => `${cups};${stamp(index)};0;${wh};0;`,
    ),
    outcome: 'stamps_unsure',
  },
  {
    format: 'hours 0 to 23',
    file: 'curves/starts.csv',
    content: table('CUPS;Fecha;Hora;Consumo_kWh', (wh, index) => `${cups};${DAY};${index}:00;${kwh(wh)}`),
    outcome: 'hours_not_ends',
  },
  {
    format: 'a column that may hold energy and is not known',
    file: 'curves/other.csv',
    content: table(
      'CUPS;Fecha;Hora;Consumo_kWh;Energia_compensada_kWh',
      (wh, index) => `${cups};${DAY};${hour(index)}:00;${kwh(wh)};0`,
    ),
    outcome: 'unknown_energy_column',
  },
  {
    format: 'a CUPS that a spreadsheet has made a number',
    file: 'curves/number.csv',
    content: table(
      'CUPS;Fecha;Hora;Consumo_kWh',
      (wh, index) => `ES0,031104E+18;${DAY};${hour(index)}:00;${kwh(wh).replace('.', ',')}`,
    ),
    outcome: 'cups_as_number',
  },
  {
    format: 'energies below zero',
    file: 'curves/negative.csv',
    content: table(
      'CUPS;Fecha;Hora;Consumo_kWh',
      (wh, index) => `${cups};${DAY};${hour(index)}:00;-${kwh(wh)}`,
    ),
    outcome: 'reading_not_valid',
  },
  {
    format: 'absolute readings of a telemetered meter (measure type 8)',
    file: name('P1D'),
    content: p1d(stamp).replaceAll(';11;', ';8;'),
    outcome: 'measure_type_not_valid',
  },
  {
    format: 'a workbook of curves (.xlsx)',
    file: 'curves/curva.xlsx',
    content: zipOf({ 'xl/workbook.xml': '<sheet name="Curva"/>' }),
    outcome: 'unknown_file',
  },
  {
    format: 'F1, invoice of the distributor (XML)',
    file: 'curves/F1_0031_0999.xml',
    content: '<MensajeFacturacion/>',
    outcome: 'unknown_file',
  },
  {
    format: 'a workbook of tables (.xlsx)',
    file: 'clientes.xlsx',
    content: zipOf({ 'xl/workbook.xml': '<sheet name="Clientes"/>' }),
    outcome: 'workbook',
  },
  {
    format: 'a table under a Spanish or Catalan name',
    file: 'contratos.csv',
    content: 'name;customer_code\n1;C\n',
    outcome: 'file_named_otherwise',
  },
  {
    format: 'a table in two encodings at once',
    file: 'customers.csv',
    content: Buffer.concat([
      Buffer.from('code;name;nif\nA;Núria;99990900X\nB;'),
      Buffer.from([0xf1]),
      Buffer.from(';99990900X\n'),
    ]),
    outcome: 'encoding_mixed',
  },
]

/** The same of bills of the distributor: of a bill of ours that has no reading. */
export interface TriedBill {
  readonly format: string
  readonly file: string
  readonly content: string | Uint8Array
  readonly outcome: 'taken' | ProblemCode
}

const xml = f1Xml()
const asLatin1 = f1Xml(undefined, { encoding: 'ISO-8859-1' })
const isPrefixed = xml.replaceAll(/<(\/?)(\w)/g, '<$1atr:$2').replace('xmlns=', 'xmlns:atr=')
function declares(declaration: string) {
  return xml.replace('<MensajeFacturacion', `${declaration}\n<MensajeFacturacion`)
}
const remarked = xml.replace('<Medidas>', '<!-- </a> --><b/><c d="1" /><![CDATA[</e>]]>&lt;/f><Medidas>')
const nested = '<a>'.repeat(100_000)

export const triedBills: readonly TriedBill[] = [
  {
    format: 'F1, bill of the distributor (MensajeFacturacion)',
    file: 'f1/F1.xml',
    content: xml,
    outcome: 'taken',
  },
  { format: 'F1 beside the tables', file: 'F1.xml', content: xml, outcome: 'taken' },
  {
    format: 'F1 in ISO-8859-1, where it says so',
    file: 'f1/F1.xml',
    content: Buffer.from(asLatin1, 'latin1'),
    outcome: 'taken',
  },
  {
    format: 'F1 in UTF-16',
    file: 'f1/F1.xml',
    content: Buffer.from(`\uFEFF${xml}`, 'utf16le'),
    outcome: 'taken',
  },
  { format: 'F1 with a prefix of its namespace', file: 'f1/F1.xml', content: isPrefixed, outcome: 'taken' },
  {
    format: 'F1 with comments, CDATA and empty elements',
    file: 'f1/F1.xml',
    content: remarked,
    outcome: 'taken',
  },
  { format: 'F1 as .zip', file: 'f1/F1.zip', content: zipOf({ 'F1.xml': xml }), outcome: 'taken' },
  {
    format: 'F1 in another encoding than it says',
    file: 'f1/F1.xml',
    content: Buffer.from(xml, 'latin1'),
    outcome: 'xml_encoding',
  },
  {
    format: 'F1 in an encoding that is not known',
    file: 'f1/F1.xml',
    content: f1Xml(undefined, { encoding: 'IBM500' }),
    outcome: 'xml_encoding',
  },
  {
    format: 'F1 with a document type',
    file: 'f1/F1.xml',
    content: declares('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]>'),
    outcome: 'xml_declares',
  },
  {
    format: 'F1 nested without end',
    file: 'f1/F1.xml',
    content: declares('').replace('<Facturas>', `<Facturas>${nested}`),
    outcome: 'xml_too_large',
  },
  {
    format: 'F1 with more in a bill than it can have',
    file: 'f1/F1.xml',
    content: xml.replace('<Medidas>', `${'<a/>'.repeat(50_000)}<Medidas>`),
    outcome: 'xml_too_large',
  },
  {
    format: 'F1 with the end of what was never begun',
    file: 'f1/F1.xml',
    content: xml.replace('<Medidas>', '</a><Medidas>'),
    outcome: 'xml_not_valid',
  },
  { format: 'F1 that is cut', file: 'f1/F1.xml', content: xml.slice(0, -30), outcome: 'xml_not_valid' },
  {
    format: 'another message of the distributor (C1, M1 …)',
    file: 'f1/C1.xml',
    content: f1Xml(undefined, { process: 'C1' }),
    outcome: 'f1_not_message',
  },
  {
    format: 'XML of something else',
    file: 'f1/other.xml',
    content: '<Facturae><a/></Facturae>',
    outcome: 'f1_not_message',
  },
  {
    format: 'F1 with a decimal comma',
    file: 'f1/F1.xml',
    content: xml.replace('62.00', '62,00'),
    outcome: 'f1_value_not_valid',
  },
  {
    format: 'F1 with two readings of one register',
    file: 'f1/F1.xml',
    content: f1Xml(billXml().replace('>92<', '>91<')),
    outcome: 'readings_overlap',
  },
]
