import { announce } from './announce.ts'

/** A field that is wrong; a group of radios is marked instead of them. */
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
  const first = form?.querySelector<HTMLElement>(wrongField)
  if (!first) return
  const group = first.closest('fieldset[data-wrong]')
  // Of radios the chosen one is where the keyboard is.
  const field = group?.querySelector<HTMLElement>('input:checked') ?? first
  if (field !== document.activeElement) return field.focus()
  announce(textOf((group ?? field).getAttribute('aria-describedby')))
}
