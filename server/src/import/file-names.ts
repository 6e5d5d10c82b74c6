// oxlint-disable-next-line typescript/triple-slash-reference -- other workspaces that compile this file must find the types too
/// <reference path="./curves/archives.d.ts" />
import type { Dirent } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import * as yauzl from 'yauzl'
import { attachmentsFolder } from './save/save-attachments.ts'
import { f1Folder } from './f1/import-f1.ts'
import { marketFolder } from './market/import-market.ts'
import { sharingFolder } from './sharing/import-sharing.ts'
import { tableFiles } from './table-files.ts'

/** Names that retailers give, in Spanish, Catalan and English, without case, accents and punctuation, and ours. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'folder.csv': ['carpeta'],
  'rates.csv': ['tipos', 'tipus', 'tiposlegales', 'impuestoslegales'],
  'texts.csv': ['textos'],
  'customers.csv': ['clientes', 'clients', 'abonados', 'titulares', 'socios', 'socis'],
  'products.csv': ['productos', 'productes', 'catalogo', 'cataleg'],
  'product-prices.csv': ['precios', 'preus', 'tarifas', 'tarifes', 'preciosdeproductos', 'productosprecios'],
  'contracts.csv': ['contratos', 'contractes', 'polizas', 'polisses', 'suministros', 'subministraments'],
  'contract-services.csv': ['servicios', 'serveis'],
  'invoices.csv': ['facturas', 'factures', 'recibos', 'rebuts', 'bills'],
  'invoice-lines.csv': [
    'lineas',
    'linies',
    'lineasdefactura',
    'lineasfactura',
    'liniesdefactura',
    'facturaslineas',
  ],
  'invoice-taxes.csv': ['impuestos', 'impostos', 'iva'],
  'invoice-readings.csv': ['lecturas', 'lectures'],
  'invoice-payments.csv': ['pagos', 'pagaments', 'cobros', 'cobraments'],
  'invoice-pending-states.csv': ['impagados', 'impagats', 'estadosdecobro'],
  'unpaid-letters.csv': ['cartas', 'cartes', 'burofaxes', 'requerimientos', 'requeriments'],
  'members.csv': ['socios', 'socias', 'socis', 'sociasysocios', 'cooperativistas'],
  'mandates.csv': ['mandatos', 'mandats', 'mandatossepa', 'domiciliaciones', 'domiciliacions'],
  'old-debts.csv': ['deudas', 'deutes', 'deudashistoricas', 'deudasantiguas', 'deutesantics'],
  'attachments.csv': ['documentos', 'documents', 'adjuntoscsv'],
  'batteries.csv': ['baterias', 'bateries'],
  'coupons.csv': ['cupones', 'cupons'],
  'supply-points.csv': ['puntosdesuministro', 'puntssubministrament', 'sips', 'cups'],
  'case-categories.csv': ['categorias', 'categories'],
}
const otherFolders: Readonly<Record<string, readonly string[]>> = {
  curves: ['curvas', 'corbes', 'cch', 'consumos', 'consums', 'medidas', 'mesures'],
  [attachmentsFolder]: ['adjuntos', 'adjunts', 'pdf', 'documentos', 'documents'],
  [sharingFolder]: ['coeficientes', 'coeficients', 'reparto', 'repartiment', 'acuerdosdereparto'],
  [marketFolder]: ['mercado', 'mercat', 'omie'],
  [f1Folder]: ['facturacion', 'facturacio', 'atr', 'facturasatr', 'facturesatr', 'xml'],
}

const BEGINNING_BYTES = 64 * 1024
/** The list of sheets of a workbook is small; what is larger is not read. */
const LARGEST_LIST = 1024 * 1024
const WORKBOOK = /\.(?:xlsx|xlsm|xls|ods|numbers)$/i

/** What a name that the import does not know may stand for. */
export type NamedOtherwise =
  | { readonly code: 'file_named_otherwise'; readonly detail: string }
  | { readonly code: 'workbook'; readonly detail: string }
  | { readonly code: 'unknown_file' }

/** What lies in a folder under a name that is none of ours: by its name, by its columns, or by the sheets that it holds. */
export async function findMeaning(folder: string, entry: Dirent): Promise<NamedOtherwise> {
  const { name } = entry
  if (entry.isDirectory()) {
    const called = nameIn(otherFolders, name)
    return called === undefined
      ? { code: 'unknown_file' }
      : { code: 'file_named_otherwise', detail: `${called}/` }
  }
  if (!entry.isFile()) return { code: 'unknown_file' }
  if (WORKBOOK.test(name)) {
    const sheets = await sheetsOf(join(folder, name))
    const called = (sheet: string) => `${sheet} → ${nameIn(otherNames, sheet) ?? '?'}`
    return { code: 'workbook', detail: (sheets.length > 0 ? sheets : [bare(name)]).map(called).join(', ') }
  }
  const called = nameIn(otherNames, bare(name)) ?? (await byColumns(join(folder, name)))
  return called === undefined ? { code: 'unknown_file' } : { code: 'file_named_otherwise', detail: called }
}

function bare(name: string): string {
  return name.replace(/\.\w{1,7}$/, '')
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
}

function nameIn(names: Readonly<Record<string, readonly string[]>>, name: string): string | undefined {
  const asked = plain(name)
  return Object.entries(names).find(
    ([ours, others]) => plain(bare(ours)) === asked || others.includes(asked),
  )?.[0]
}

/** The file whose columns a text has most of, at least two. */
async function byColumns(path: string): Promise<string | undefined> {
  const text = await beginningOf(path)
  const lines = text.split(/\r\n|\n|\r/).slice(0, 30)
  const best = lines
    .map((line) => new Set(line.split(/[;,\t]/).map((cell) => cell.trim().replaceAll('"', '').toLowerCase())))
    .flatMap((cells) =>
      tableFiles.map(({ file, schema }) => ({
        file,
        columns: Object.keys(schema.shape).filter((column) => cells.has(column)).length,
      })),
    )
    .toSorted((one, other) => other.columns - one.columns)[0]
  return best && best.columns >= 2 ? best.file : undefined
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The names of the sheets of a workbook; none where it cannot be opened. */
async function sheetsOf(path: string): Promise<string[]> {
  const list = await listOfSheets(path).catch(() => '')
  return [...list.matchAll(/<sheet\b[^>]*?\bname="([^"]{1,100})"/g)].slice(0, 50).map(([, name = '']) => name)
}

async function listOfSheets(path: string): Promise<string> {
  const zip = await yauzl.openPromise(path, { autoClose: false })
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== 'xl/workbook.xml') continue
      const pieces: Buffer[] = []
      let size = 0
      for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        size += piece.length
        if (size > LARGEST_LIST) return ''
        pieces.push(piece)
      }
      return Buffer.concat(pieces).toString('utf8')
    }
    return ''
  } finally {
    zip.close()
  }
}
