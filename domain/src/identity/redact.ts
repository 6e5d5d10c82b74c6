/** What a value that names or reaches a person looks like, and the word that stands for it in a log or a report. */
const PATTERNS: [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(bearer|basic) +[\w.~+/=-]{8,}/gi, '$1 [token]'],
  [/(\w:\/\/)[^\s/@]+@/g, '$1[credentials]@'],
  [/[^\s"'<>()[\],;:=?&]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[email]'],
  [/\bES[ .-]?(?:\d[ .-]?){16}[A-Z]{2}(?:[ .-]?\d[A-Z])?\b/gi, '[cups]'],
  [/\b[A-Z]{2}\d{2}(?:[ .-]?[A-Z0-9]){11,30}\b/gi, '[iban]'],
  [/\b\d{7}[A-Z]{2}\d{4}[A-Z]\d{4}[A-Z]{2}\b/gi, '[cadastral]'],
  [/\b(?:\d{8}|[XYZ][ .-]?\d{7}|\d{2}\.\d{3}\.\d{3})[ .-]?[A-Z]\b/gi, '[nif]'],
  [/\b[A-HJNP-SUVW][ .-]?\d{7}[ .-]?[0-9A-J]\b/gi, '[nif]'],
  [/\b(?:\d[ -]?){12,18}\d\b/g, '[number]'],
  [/(?<![\w.])(?:(?:\+|00)34[ .-]?)?[6-9]\d{2}(?:[ .-]?\d{2}){3}\b/g, '[phone]'],
  [/(?<![\w.])(?:(?:\+|00)34[ .-]?)?[6-9]\d{2}(?:[ .-]?\d{3}){2}\b/g, '[phone]'],
]

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The text without e-mails, NIF, IBAN, CUPS, cadastral references, phones, card numbers and tokens. */
export function redact(text: string): string {
  // A request's random id may look like the start of an IBAN, and must be found again whole.
  if (UUID.test(text)) return text
  let clean = text
  for (const [pattern, word] of PATTERNS) clean = clean.replace(pattern, word)
  return clean
}
