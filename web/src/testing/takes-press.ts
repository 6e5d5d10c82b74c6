import { Parser } from 'htmlparser2'

const controls = new Set(['button', 'input', 'select', 'textarea', 'summary'])

/** The controls in markup of the server that could be pressed before the page's code runs: those outside what is inert. */
export function takesPress(markup: string): readonly string[] {
  const found: string[] = []
  /** Of each open element, whether it or one around it is inert. */
  const open: boolean[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const inert = open.at(-1) === true || 'inert' in attributes
      open.push(inert)
      if (controls.has(name) && !inert)
        found.push(`${name} ${attributes['aria-label'] ?? attributes['class'] ?? ''}`)
    },
    onclosetag() {
      open.pop()
    },
  })
  parser.end(markup)
  return found
}

/** The forms in markup of the server that can be sent before the page's code runs: by a button, or by Enter without one. */
export function sendable(markup: string): readonly string[] {
  const found: string[] = []
  let form: { readonly name: string; sends: boolean[] } | undefined
  const open: boolean[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const inert = open.at(-1) === true || 'inert' in attributes
      open.push(inert)
      if (name === 'form' && !inert) form = { name: attributes['aria-label'] ?? 'form', sends: [] }
      if (name === 'button' && (attributes['type'] ?? 'submit') === 'submit')
        form?.sends.push(!('disabled' in attributes))
    },
    onclosetag(name) {
      open.pop()
      if (name !== 'form' || !form) return
      // The first button is the one that Enter presses.
      if (form.sends[0] !== false || form.sends.includes(true)) found.push(form.name)
      form = undefined
    },
  })
  parser.end(markup)
  return found
}
