import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { Language } from '@endoll/api/language.ts'

interface Row {
  readonly type: string
  readonly supply: 'any' | SupplyKind
  readonly names: Readonly<Record<Language, string>>
}

interface Subtype extends Row {
  readonly subtype: string
}

async function rowsOf(file: string): Promise<string[][]> {
  const text = await readFile(join(import.meta.dirname, 'data', file), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}

async function load() {
  const [types, subtypes] = await Promise.all([rowsOf('types.tsv'), rowsOf('subtypes.tsv')])
  return {
    types: types.map(([type = '', supply = '', es = '', ca = '', en = '']): Row => ({
      type,
      supply: supply as Row['supply'],
      names: { es, ca, en },
    })),
    subtypes: subtypes.map(([type = '', subtype = '', supply = '', es = '', ca = '', en = '']): Subtype => ({
      type,
      subtype,
      supply: supply as Row['supply'],
      names: { es, ca, en },
    })),
  }
}

let loaded: ReturnType<typeof load> | undefined

function fits({ supply }: Row, kind: SupplyKind | undefined): boolean {
  return supply === 'any' || kind === undefined || supply === kind
}

/** Types of claims for contracts of a kind; all without one. */
export async function typesFor(kind: SupplyKind | undefined): Promise<readonly Row[]> {
  const { types } = await (loaded ??= load())
  return types.filter((row) => fits(row, kind))
}

export async function subtypesFor(type: string, kind: SupplyKind | undefined): Promise<readonly Subtype[]> {
  const { subtypes } = await (loaded ??= load())
  return subtypes.filter((row) => row.type === type && fits(row, kind))
}
