import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod'
import { knownColumns, leftColumns } from '../curves/known-headers.ts'
import { tableFiles } from '../table-files.ts'
import type { About } from '../tables/columns.ts'
import { mappingRow } from '../tables/mapping.ts'
import { isOptional } from '../tables/read-csv.ts'
import { triedBills, triedFormats } from '../testing/formats.ts'
import { en } from '../words/en.ts'

/** The example that the manual shows and a test imports. */
export const exampleFolder = join(import.meta.dirname, '../example')

/** docs/import.md: our chapters around tables made from the schemas that validate the files. */
export async function importManual(): Promise<string> {
  const chapter = (name: string) => readFile(join(import.meta.dirname, `${name}.md`), 'utf8')
  const parts = [
    '<!-- Made by `node server/src/import/manual/write-manual.ts` from the schemas that validate. Do not edit. -->\n',
    await chapter('start'),
    '## Table files\n',
    await chapter('tables'),
    ...tableFiles.map(({ file, about, schema }) => `### ${file}\n\n${about}\n\n${columnTable(schema)}\n`),
    '### mapping.csv\n',
    await chapter('mapping'),
    `${columnTable(mappingRow)}\n`,
    (await chapter('curves')).replace('<!-- known columns -->\n', curveColumnTable()),
    await chapter('market'),
    await chapter('sharing'),
    await chapter('f1'),
    await chapter('not-read'),
    '## Formats that were tried\n',
    'Each is a small file of a test. What is refused is refused whole, with the sentence that the report says.\n',
    formatTable(),
    '## The smallest complete folder\n',
    ...(await exampleFiles()),
    '## What the report can say\n',
    'Problems: what could not be taken as it stands.\n',
    codeTable(en.reasons),
    'Notices: figures that do not agree with each other. The rows are taken as they stand, and the exit code stays 0.\n',
    codeTable(en.notices),
  ]
  return parts.join('\n')
}

function formatTable(): string {
  const rows = [...triedFormats, ...triedBills].map(({ format, file, outcome }) =>
    typeof outcome === 'string' && outcome !== 'taken'
      ? `| ${format} | \`${file}\` | no | ${en.reasons[outcome]} (\`${outcome}\`) |`
      : `| ${format} | \`${file}\` | yes | |`,
  )
  return `| format | such as | taken | why not |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
}

function codeTable(sentences: Readonly<Record<string, string>>) {
  return `| code | sentence |\n| --- | --- |\n${Object.entries(sentences)
    .map(([code, sentence]) => `| \`${code}\` | ${sentence} |`)
    .join('\n')}\n`
}

function curveColumnTable(): string {
  const known = Object.entries(knownColumns).map(
    ([name, { column, unit = '', source }]) => `| \`${name}\` | ${column} | ${unit} | ${source} |`,
  )
  const left = Object.entries(leftColumns).map(([name, what]) => `| \`${name}\` | not kept: ${what} | | |`)
  return `| name, of letters only | what it is | unit | seen in |\n| --- | --- | --- | --- |\n${[...known, ...left].join('\n')}\n`
}

function columnTable(schema: z.ZodObject): string {
  const rows = Object.entries(schema.shape).map(([name, type]) => {
    const column = type as z.ZodType
    const { about, format } = column.meta() as unknown as About
    const escaped = (text: string) => text.replaceAll('|', String.raw`\|`)
    return `| \`${name}\` | ${isOptional(column) ? '' : 'yes'} | ${escaped(format)} | ${escaped(about)} |`
  })
  return `| column | needed | format | meaning |\n| --- | --- | --- | --- |\n${rows.join('\n')}`
}

async function exampleFiles(): Promise<string[]> {
  const names = [
    ...tableFiles.map(({ file }) => file),
    ...(await readdir(join(exampleFolder, 'curves'))).toSorted().map((name) => `curves/${name}`),
    ...(await readdir(join(exampleFolder, 'market'))).toSorted().map((name) => `market/${name}`),
    ...(await readdir(join(exampleFolder, 'coefficients'))).map((name) => `coefficients/${name}`),
  ]
  const texts = await Promise.all(
    names.map(async (name) => {
      const lines = (await readFile(join(exampleFolder, name), 'utf8')).trimEnd().split('\n')
      const shown = lines.length > 6 ? [...lines.slice(0, 4), `… ${lines.length} lines in all`] : lines
      return `\`${name}\`\n\n\`\`\`\n${shown.join('\n')}\n\`\`\`\n`
    }),
  )
  return ['It stands in `server/src/import/example/`; a test imports it.\n', ...texts]
}
