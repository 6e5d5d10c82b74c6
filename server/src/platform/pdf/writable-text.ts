/** Stands for what the shipped typeface cannot draw. */
const replacement = '?'

const characters = new Intl.Segmenter('es', { granularity: 'grapheme' })

/**
 * A text as the fonts can draw it. PDF/UA forbids a character without a glyph, and the machine's own fonts must not
 * step in: accents are composed first, line ends and control characters become spaces, marks that only steer the
 * direction of writing go, and a character that is still without a glyph is written simpler (ﬁ as fi, ũ as u) or
 * becomes one question mark.
 */
export function createWritableText(covered: ReadonlySet<number>) {
  const isCovered = (text: string) => {
    for (const character of text) if (!covered.has(character.codePointAt(0)!)) return false
    return true
  }
  const drawn = (character: string): string => {
    const visible = character.replaceAll(/\p{Cf}/gu, '')
    if (isCovered(visible)) return visible
    if (/^\p{Zs}+$/u.test(visible)) return '\u00a0'
    const simpler = [visible.normalize('NFKC'), visible.normalize('NFKD').replaceAll(/\p{M}/gu, '')]
    return simpler.find((text) => text !== '' && isCovered(text)) ?? replacement
  }
  return (text: string): string => {
    const composed = text
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    if (!/\p{Cf}/u.test(composed) && isCovered(composed)) return composed
    return Array.from(characters.segment(composed), ({ segment }) => drawn(segment)).join('')
  }
}

/** Every text of a JSON value, keys aside. */
export function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, map))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, map)]))
}
