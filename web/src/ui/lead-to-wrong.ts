import { announce } from './announce.ts'

/** A field that is wrong; of a group of radios, which cannot be marked so themselves, the first. */
const wrongField = '[aria-invalid="true"]:not(fieldset), fieldset[data-wrong] input'

function textOf(ids: string | null): string {
  return (ids ?? '')
    .split(' ')
    .map((id) => (id.endsWith('-error') ? (document.getElementById(id)?.textContent ?? '') : ''))
    .join(' ')
    .trim()
}

/**
 * Takes the focus to the first wrong field of a form, so that its error is heard with it. Where it is there already,
 * nothing would be said: then the error is.
 */
export function leadToWrong(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>(wrongField)
  if (!field) return
  if (field !== document.activeElement) return field.focus()
  const group = field.closest('fieldset[data-wrong]') ?? field
  announce(textOf(group.getAttribute('aria-describedby')))
}
