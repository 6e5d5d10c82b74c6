import { parseCups } from '@endoll/domain/identity/cups.ts'

/** A CUPS as bills print it: with spaces, dots or hyphens between its characters, or without. */
const printed = /(?<![A-Z])ES(?:[ .-]?\d){16}(?:[ .-]?[A-Z]){2}(?:[ .-]?\d[ .-]?[FPRCXYZ])?(?![A-Za-z\d])/g

/**
 * Every CUPS of a text, each supply once, in the order of the text: 20 or 22 characters with check letters that are right.
 */
export function cupsOfText(text: string): readonly string[] {
  const found = new Map<string, string>()
  for (const [said] of text.replaceAll(/\s+/g, ' ').matchAll(printed)) {
    const parsed = parseCups(said)
    if (parsed.ok && !found.has(parsed.cups20)) found.set(parsed.cups20, parsed.cups)
  }
  return [...found.values()]
}
