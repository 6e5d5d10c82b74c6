/** The value of a rate in one line, as docs/rates.md and rates.csv write it: `general 0.00234, professional 0.00054`, `1 / 2`. */
export function rateText(value: unknown): string {
  if (Array.isArray(value)) return value.map((part) => rateText(part)).join(' / ')
  if (value === null || typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${name} ${typeof part === 'object' ? `(${rateText(part)})` : part}`)
    .join(', ')
}

type Parts = { readonly [name: string]: RateParts }
/** What a text says, its numbers still as they are written. */
type RateParts = string | readonly RateParts[] | Parts

/** Cuts where the mark stands outside all brackets. */
function cut(text: string, mark: RegExp): string[] {
  const pieces: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const [found = ''] = depth === 0 ? (mark.exec(text.slice(at)) ?? []) : []
    if (found !== '') {
      pieces.push(text.slice(from, at))
      at += found.length - 1
      from = at + 1
    } else if (text[at] === '(') depth++
    else if (text[at] === ')') depth--
  }
  return [...pieces, text.slice(from)].map((piece) => piece.trim())
}

function partsOf(text: string): RateParts {
  const list = cut(text, /^\s*\/\s*/)
  if (list.length > 1) return list.map(partsOf)
  const named = cut(text, /^,\s+/).map((piece) => /^([A-Za-z_]\w*)\s+(.+)$/s.exec(piece))
  if (named.some((match) => match === null)) return text
  return Object.fromEntries(
    named.map((match) => {
      const [, name = '', part = ''] = match ?? []
      return [name, partsOf(part.startsWith('(') && part.endsWith(')') ? part.slice(1, -1) : part)]
    }),
  )
}

/** A decimal as text where the other is text, a count as a number where it is a number. */
function shapedNumber(text: string, like: string | number): string | number | undefined {
  const number = text.replace(',', '.')
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(number)) return undefined
  if (typeof like === 'string') return number
  return number.includes('.') ? undefined : Number(number)
}

/** The parts as a value of the shape of another, decimals as text and counts as numbers; undefined if they are not. */
function shaped(parts: RateParts, like: unknown): unknown {
  if (typeof like === 'string' || typeof like === 'number') {
    return typeof parts === 'string' ? shapedNumber(parts, like) : undefined
  }
  if (typeof parts === 'string') return undefined
  if (Array.isArray(like)) {
    if (!Array.isArray(parts) || parts.length !== like.length) return undefined
    const values = parts.map((part: RateParts, index) => shaped(part, like[index]))
    return values.includes(undefined) ? undefined : values
  }
  if (Array.isArray(parts) || typeof like !== 'object' || like === null) return undefined
  const wanted = Object.entries(like).filter(([, part]) => part !== undefined)
  if (Object.keys(parts).length !== wanted.length) return undefined
  const values = wanted.map(([name, part]) => {
    const own = (parts as Parts)[name]
    return [name, own === undefined ? undefined : shaped(own, part)] as const
  })
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values)
}

/** Reads what `rateText` writes, in the shape of one of these values; undefined if it has the shape of none. */
export function readRateText(text: string, likes: readonly unknown[]): unknown {
  const parts = partsOf(text.trim())
  for (const like of likes) {
    const value = shaped(parts, like)
    if (value !== undefined) return value
  }
  return undefined
}
