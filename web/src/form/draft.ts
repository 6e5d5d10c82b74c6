/* Keeps what is typed over a reload of this tab, in sessionStorage. Never passwords, files or cards. */

import { draftPrefix } from '../site/draft-prefix.ts'

/** Under which the identity provider's words of somebody wait who is to become a customer: name, surname, mobile. */
export const knownPersonDraft = 'known-person'

export function readDraft(key: string): object | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftPrefix() + key) ?? 'null')
    return typeof stored === 'object' ? (stored ?? undefined) : undefined
  } catch {
    // Storage switched off, or no JSON there: the form starts empty.
    return undefined
  }
}

export function writeDraft(key: string, draft: object) {
  try {
    sessionStorage.setItem(draftPrefix() + key, JSON.stringify(draft))
  } catch {
    // Storage full or switched off: the draft is not kept.
  }
}

export function clearDraft(key: string) {
  try {
    sessionStorage.removeItem(draftPrefix() + key)
  } catch {
    // As above.
  }
}

type NamedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A password that is shown is a text to the browser, and a password all the same; so is a code. */
export function isKept({ type, autocomplete }: Pick<HTMLInputElement, 'type' | 'autocomplete'>): boolean {
  const isSecret = /(?:^| )(?:current-password|new-password|one-time-code)/.test(autocomplete)
  return !isSecret && !['password', 'file', 'hidden', 'submit'].includes(type)
}

function keptControls(form: HTMLFormElement): NamedControl[] {
  return [...form.elements].filter(
    (field): field is NamedControl =>
      (field instanceof HTMLInputElement && isKept(field)) ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement,
  )
}

function isChoice(field: NamedControl): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

export function saveDraft(key: string, form: HTMLFormElement) {
  const draft: Record<string, string[]> = {}
  for (const field of keptControls(form)) {
    if (!field.name) continue
    draft[field.name] ??= []
    if (!isChoice(field) || (field instanceof HTMLInputElement && field.checked))
      draft[field.name]?.push(field.value)
  }
  writeDraft(key, draft)
}

/** What was chosen in a group of a draft, for a form whose fields depend on it. */
export function draftedChoices(key: string, name: string): readonly string[] {
  const values: unknown = new Map<string, unknown>(Object.entries(readDraft(key) ?? {})).get(name)
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
}

/** The same where there can be only one. */
export function draftedChoice(key: string, name: string): string | undefined {
  return draftedChoices(key, name)[0]
}

/** Somebody typed before the code of a prerendered page was there: that is newer than the draft. */
function isTypedIn(field: NamedControl): boolean {
  if (field instanceof HTMLSelectElement) return false
  if (isChoice(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

export function restoreDraft(key: string, form: HTMLFormElement) {
  const draft = new Map<string, unknown>(Object.entries(readDraft(key) ?? {}))
  for (const field of keptControls(form)) {
    const values = draft.get(field.name)
    if (!Array.isArray(values) || isTypedIn(field)) continue
    if (isChoice(field)) field.checked = values.includes(field.value)
    else field.value = String(values[0] ?? '')
  }
}

/** Chooses one of a group as a press does it: the form hears of it, keeps it and looks at its errors again. */
export function chooseAsPressed(form: HTMLFormElement | null, name: string, value: string) {
  if (!form) return
  keptControls(form)
    .find((field) => field.name === name && field.value === value)
    ?.click()
}

/** Fills fields by their names, as somebody would type them; the others stay. */
export function fillFields(form: HTMLFormElement, values: Readonly<Record<string, string>>) {
  for (const field of keptControls(form)) {
    const value = values[field.name]
    if (value !== undefined && !isChoice(field)) field.value = value
  }
}
