import type { Parsed } from './parsed.ts'

export type NameError = 'required_field' | 'too_long' | 'name_not_valid'

/**
 * Longest name, in characters: of a person (each of first name and surnames; all of them in one field, typed or put
 * together), and of a company. */
export const nameLimits = { person: 60, full: 120, representative: 180, company: 120 } as const

/** Letters of any script with their marks, spaces, and what stands within names. */
const PERSON = /^[\p{L}\p{M} '’.·-]+$/u
/** Names of companies have figures and signs too. */
const COMPANY = /^[\p{L}\p{M}\p{Nd} '’"“”«».·,;:&+/()!ªº°#*_–-]+$/u
const ANY_LETTER = /\p{L}/u
/** No script stacks so many marks on a letter. */
const STACKED = /\p{M}{5}/u
/** What mail programs make a link of: an address, or two labels with a dot between them. */
const ADDRESS = /:\/\/|@|(?:^|[^\p{L}])www\.|\p{L}{2,}\.\p{L}{2,}|(?:^| )\p{L}\.\p{L}{2,3}(?: |$)|\/\//iu

/**
 * Reads a name that somebody typed, of a person or of a company: spaces made one, in Unicode's composed form (NFC).
 * Letters of any script, marks, spaces and `'’-.·`; of companies also figures and usual signs. Errors: required_field
 * when blank, too_long beyond `nameLimits`, name_not_valid for anything else (controls, direction marks, addresses, no
 * letter at all). Not for the retailer's own data. Source: ours (issue 33, 13): names stand in mails to other people.
 */
export function parseName(
  text: string,
  kind: keyof typeof nameLimits = 'person',
): Parsed<{ readonly name: string }, NameError> {
  const name = text
    .normalize('NFC')
    .replaceAll(/[\s\u00A0]+/gu, ' ')
    .trim()
  if (name === '') return { ok: false, error: 'required_field' }
  if ([...name].length > nameLimits[kind]) return { ok: false, error: 'too_long' }
  const allowed = kind === 'company' ? COMPANY : PERSON
  const isName =
    allowed.test(name) &&
    (kind === 'company' || ANY_LETTER.test(name)) &&
    !STACKED.test(name) &&
    !ADDRESS.test(name)
  return isName ? { ok: true, name } : { ok: false, error: 'name_not_valid' }
}

/** What is wrong with a name; nothing if it may be left out and is. */
export function nameProblem(
  text: string | undefined,
  {
    kind = 'person',
    optional = false,
  }: { readonly kind?: keyof typeof nameLimits; readonly optional?: boolean } = {},
): NameError | undefined {
  const parsed = parseName(text ?? '', kind)
  if (parsed.ok || (optional && parsed.error === 'required_field')) return undefined
  return parsed.error
}
