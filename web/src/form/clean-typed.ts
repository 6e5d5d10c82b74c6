import { typedText } from '@endoll/domain/identity/typed-text.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Kinds of input in which texts are typed; a password is what was typed, to the character. */
const textTypes: ReadonlySet<string> = new Set(['text', 'search', 'email', 'tel', 'url'])

function isText(target: EventTarget | null): target is TextControl {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && textTypes.has(target.type)
}

/** Sets a value as somebody's typing does: React compares it with what it knows, and tells the field. */
function retype(control: TextControl, value: string): void {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  const from = control.selectionEnd
  const before = from === null ? 0 : typedText(control.value.slice(0, from)).length
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, value)
  if (from !== null) control.setSelectionRange(before, before)
}

/**
 * Every text field loses the invisible marks that a paste brings along before anything reads it: its form, its checks,
 * its draft. Not while an input method still composes.
 */
export function cleanTypedTexts(page: Document): void {
  const clean = (event: Event) => {
    if (!isText(event.target) || (event as InputEvent).isComposing) return
    const value = typedText(event.target.value)
    if (value !== event.target.value) retype(event.target, value)
  }
  for (const type of ['input', 'change']) page.addEventListener(type, clean, { capture: true })
}
