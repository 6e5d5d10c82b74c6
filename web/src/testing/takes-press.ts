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
