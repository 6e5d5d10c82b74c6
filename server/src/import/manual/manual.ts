import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod'
import { knownColumns, leftColumns } from '../curves/known-headers.ts'
import { tableFiles } from '../table-files.ts'
import type { About } from '../tables/columns.ts'
import { mappingRow } from '../tables/mapping.ts'
import { isOptional } from '../tables/read-csv.ts'
import { triedBills, triedFormats } from '../testing/formats.ts'

/** The smallest complete folder; a test imports it. */
export const exampleFolder = join(import.meta.dirname, '../example')

/** The pages of docs/import/ that are written from the code, by name. */
export async function importManual(): Promise<Record<string, string>> {
  const chapter = (name: string) => readFile(join(import.meta.dirname, name), 'utf8')
  return {
    'tables.md': [
      await chapter('tables.md'),
      ...tableFiles.map(({ file, about, schema }) => `## ${file}\n\n${about}\n\n${columnTable(schema)}\n`),
      `## mapping.csv\n\n${await chapter('mapping.md')}\n${columnTable(mappingRow)}\n`,
    ].join('\n'),
    'formats.md': formatsPage(),
  }
}

function formatsPage(): string {
  const tried = [...triedFormats, ...triedBills]
  const taken = tried.filter(({ outcome }) => typeof outcome !== 'string' || outcome === 'taken')
  const refused = tried.filter((format) => !taken.includes(format))
  return `<!-- Written by \`node server/src/import/manual/write-manual.ts\`. Do not edit. -->

# Formats that were tried

Each is a small file of a test.

Taken:

${taken.map(({ format }) => `- ${format}`).join('\n')}

Refused whole, with the code of the report:

${refused.map(({ format, outcome }) => `- ${format}: \`${outcome as string}\``).join('\n')}

## Column names of Datadis files

Only the letters of a name count.

${nameTable()}
`
}

function nameTable(): string {
  const known = Object.entries(knownColumns).map(([name, { column, unit }]) => ({
    name,
    what: unit ? `${column}, ${unit}` : column,
  }))
  const left = Object.entries(leftColumns).map(([name, what]) => ({ name, what: `not kept: ${what}` }))
  const rows = Object.entries(Object.groupBy([...known, ...left], ({ what }) => what)).map(
    ([what, columns = []]) => `| ${what} | ${columns.map(({ name }) => `\`${name}\``).join(', ')} |`,
  )
  return `| what it is | names |\n| --- | --- |\n${rows.join('\n')}`
}

/** Columns of the periods P1 to P6 are one row. */
function columnTable(schema: z.ZodObject): string {
  const rows = Object.entries(schema.shape).flatMap(([name, type]) => {
    if (/_p[2-6]$/.test(name)) return []
    const column = type as z.ZodType
    const { about, format } = column.meta() as unknown as About
    const escaped = (text: string) => text.replaceAll('|', String.raw`\|`)
    const names = name.endsWith('_p1') ? `\`${name}\` … \`${name.slice(0, -1)}6\`` : `\`${name}\``
    return [`| ${names} | ${isOptional(column) ? '' : 'yes'} | ${escaped(format)} | ${escaped(about)} |`]
  })
  return `| column | needed | format | meaning |\n| --- | --- | --- | --- |\n${rows.join('\n')}`
}
