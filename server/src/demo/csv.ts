export type Cells = Readonly<Record<string, string>>

/** A table file: semicolons, and quotes where a value holds a semicolon, a quote or a line end. */
export function csvOf(rows: readonly Cells[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const cell = (text: string) => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = rows.map((row) => columns.map((column) => cell(row[column] ?? '')).join(';'))
  return `${[columns.join(';'), ...lines].join('\n')}\n`
}
