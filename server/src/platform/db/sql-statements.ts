export type SqlStatement = { text: string; line: number }

/** Quotes, dollar quotes and comments, in which a semicolon ends nothing; then the semicolon that does. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|(;)/g

/** The statements of an SQL file with the line each begins on, so that an error can name it. */
export function splitStatements(file: string): SqlStatement[] {
  const statements: SqlStatement[] = []
  let start = 0
  const add = (end: number) => {
    const piece = file.slice(start, end)
    const lead = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(piece)?.[0].length ?? 0
    const text = piece.slice(lead).trim()
    if (text) statements.push({ text, line: file.slice(0, start + lead).split('\n').length })
    start = end + 1
  }
  for (const match of file.matchAll(TOKEN)) if (match[2]) add(match.index)
  add(file.length)
  return statements
}
