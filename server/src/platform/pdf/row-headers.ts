/**
 * Body cells of the first column, as the compiler writes them: not compressed, its names saying table, column and row
 * (`U2x0y0`). Their table says which column names them, and a cell of a first column names its row instead.
 */
const firstCells =
  /\/S \/TD(?<before>\n *\/P \d+ 0 R\n *\/A \[<<\n *\/O \/Table\n(?: *\/(?:Col|Row)Span \d+\n)*) *\/Headers \[\(U[\da-f]+x0y[^\]]*\](?<after>\n(?: *\/(?:Col|Row)Span \d+\n)*)/g

/**
 * A tagged document in which the first cell of each row of a table is the row's header (TH, Scope Row): a screen reader
 * says it with every figure. The compiler can only do so behind a switch that its binding does not have
 * (`pdf.header-cell`). As long as before to the byte, so that all places in the file stay.
 */
export function withRowHeaders(pdf: Buffer): Buffer {
  const marked = pdf.toString('latin1').replaceAll(firstCells, (cell, before: string, after: string) => {
    const header = `/S /TH${before}/Scope /Row`
    return header + ' '.repeat(cell.length - header.length - after.length) + after
  })
  return Buffer.from(marked, 'latin1')
}
