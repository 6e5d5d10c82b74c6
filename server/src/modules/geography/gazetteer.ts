import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cityWithArticle } from '@endoll/domain/identity/address.ts'

export interface Municipality {
  /** INE code of five digits; the first two are the province. */
  readonly ine: string
  readonly name: string
}

export interface Province {
  readonly code: string
  readonly es: string
  readonly ca: string
}

export interface Gazetteer {
  readonly provinces: ReadonlyMap<string, Province>
  readonly municipalities: ReadonlyMap<string, Municipality>
  readonly byPostalCode: ReadonlyMap<string, readonly Municipality[]>
  readonly byProvince: ReadonlyMap<string, readonly Municipality[]>
}

async function rowsOf(file: string): Promise<string[][]> {
  const text = await readFile(join(import.meta.dirname, 'data', file), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(';'))
}

function add<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

async function load(): Promise<Gazetteer> {
  const [provinceRows, municipalityRows] = await Promise.all([
    rowsOf('provinces.csv'),
    rowsOf('municipalities.csv'),
  ])
  const provinces = new Map(provinceRows.map(([code = '', es = '', ca = '']) => [code, { code, es, ca }]))
  const municipalities = new Map<string, Municipality>()
  const byPostalCode = new Map<string, Municipality[]>()
  const byProvince = new Map<string, Municipality[]>()
  for (const [ine = '', ineName = '', postalCodes = ''] of municipalityRows) {
    const municipality = { ine, name: cityWithArticle(ineName) }
    municipalities.set(ine, municipality)
    add(byProvince, ine.slice(0, 2), municipality)
    for (const postalCode of postalCodes.split(' ')) add(byPostalCode, postalCode, municipality)
  }
  return { provinces, municipalities, byPostalCode, byProvince }
}

let loaded: Promise<Gazetteer> | undefined

/** Provinces, municipalities and postal codes, read when somebody first asks: about 3 MB. */
export function gazetteer(): Promise<Gazetteer> {
  return (loaded ??= load())
}
