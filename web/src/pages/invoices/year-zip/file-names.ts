const longestName = 80

/** What some system does not allow in a name, and invisible or right-to-left characters. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unfit = /[<>:"/\\|?*\u0000-\u001f\u007f-\u009f\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/**
 * A text as part of a file name that every system allows: no path, no reserved or invisible character, no dot or space
 * at either end, at most 80 characters. Not a whole name: alone it could be one that Windows reserves (CON, AUX).
 */
export function safeInName(text: string): string {
  const clean = text.toWellFormed().normalize('NFC').replace(unfit, '-').replace(/\s+/g, ' ')
  return (
    [...clean]
      .slice(0, longestName)
      .join('')
      .replace(/^[. ]+|[. ]+$/g, '') || '-'
  )
}

interface Named {
  readonly number: string
  /** YYYY-MM-DD */
  readonly date: string
}

/**
 * A name in the archive for each invoice: day and number, so that they sort by day. No two are equal without regard to
 * case, because Windows ignores it.
 */
export function pdfNames(invoices: readonly Named[]): readonly string[] {
  const taken = new Set<string>()
  return invoices.map(({ number, date }) => {
    const base = `${date} ${safeInName(number)}`
    let name = base
    for (let again = 2; taken.has(name.toLowerCase()); again++) name = `${base} (${again})`
    taken.add(name.toLowerCase())
    return `${name}.pdf`
  })
}
