const longestName = 80

/** What some system cannot have in a name, or what hides or turns round what stands there. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unfit = /[<>:"/\\|?*\u0000-\u001f\u007f-\u009f\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/**
 * A text as part of a file's name on every system: no path, no sign of Windows' own, nothing unseen, no dot or space
 * at an end, at most 80 characters. Only a part: alone it might be a name that Windows keeps for itself (CON, AUX).
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
 * A name in the archive for each invoice: day and number, so that they stand in their order; unlike any other one, in
 * small letters too, because Windows tells no case.
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
