/**
 * A text as a cell of a CSV that spreadsheet programs show as it is: what begins like a formula gets an apostrophe, and
 * what would end the cell stands in quotes. Source: OWASP ASVS 5.0 1.2.10; full-width signs are read as the plain ones.
 */
export function csvText(text: string): string {
  const literal = /^[\s\0]*[=+\-@|%＝＋－＠]/u.test(text) || /^[\t\r\n\0]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(literal) ? `"${literal.replaceAll('"', '""')}"` : literal
}
