/** Escapes text for markup, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!)
}

/** JSON text that cannot end the script element it stands in. */
export function escapeScript(json: string): string {
  return json.replaceAll(/[<\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Markup that is safe to send: made by `html` alone. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | undefined | Markup | readonly Markup[]

function textOf(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return escapeHtml(String(part))
}

/** Markup with values in it: texts are escaped, only other markup goes in as it is. */
export function html(fixed: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(fixed.map((text, index) => text + textOf(parts[index])).join(''))
}

/** A block of data in the page, which no browser runs. */
export function jsonBlock(type: 'application/ld+json', data: object): Markup {
  return new Markup(`<script type="${type}">${escapeScript(JSON.stringify(data))}</script>`)
}
