import type { ApiDocument, ApiOperation, JsonSchema } from './open-api.ts'
import { sha256 } from '../sha256.ts'

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1.5rem}
h1{line-height:1.2}h2{margin-top:2.5rem;border-bottom:1px solid}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none}
details{border:1px solid color-mix(in srgb,currentColor 30%,transparent);border-radius:.5rem;margin:.5rem 0}
summary{padding:.6rem .9rem;cursor:pointer;overflow-wrap:anywhere}
details>div{padding:0 .9rem .6rem}
code,pre{font:.875rem/1.45 ui-monospace,monospace}
.method{display:inline-block;min-width:3.2rem;font-weight:700}
pre{overflow:auto;max-height:28rem;padding:.75rem;border-radius:.4rem;background:color-mix(in srgb,currentColor 8%,transparent)}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0}
`

const styleHash = sha256(style).toString('base64')

/** The page loads nothing and runs nothing; its one style sheet is named by its hash. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

function escape(text: string) {
  return text.replaceAll(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!)
}

function schemaBlock(schema: JsonSchema) {
  return `<pre>${escape(JSON.stringify(schema, null, 2))}</pre>`
}

function parameterRows({ parameters }: ApiOperation) {
  return parameters
    .map(({ name, in: where, required, description, schema }) => {
      const rule = escape(description ?? JSON.stringify(schema))
      return `<tr><th scope="row"><code>${escape(name)}</code></th><td>${where}${required ? ', required' : ''}</td><td>${rule}</td></tr>`
    })
    .join('')
}

function responses(operation: ApiOperation) {
  return Object.entries(operation.responses)
    .map(([status, { description, content = {} }]) => {
      const shown = Object.entries(content).map(([type, { schema }]) =>
        status === '200' ? `<p><code>${escape(type)}</code></p>${schemaBlock(schema)}` : '',
      )
      return `<p><strong>${status}</strong> ${escape(description)}</p>${shown.join('')}`
    })
    .join('')
}

function section(path: string, method: string, operation: ApiOperation) {
  const body = operation.requestBody?.content['application/json']
  return [
    `<details id="${escape(operation.operationId)}"><summary><code class="method">${method.toUpperCase()}</code>`,
    ` <code>${escape(path)}</code><br>${escape(operation.summary)}</summary><div>`,
    `<p>${escape(operation.description)}</p><h4>Parameters</h4><table>${parameterRows(operation)}</table>`,
    body ? `<h4>Body</h4>${schemaBlock(body.schema)}` : '',
    `<h4>Answers</h4>${responses(operation)}</div></details>`,
  ].join('')
}

/** The document as one page for people, readable without scripts. */
export function documentPage(document: ApiDocument): string {
  const { title, version, description } = document.info
  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
  const chapters = document.tags.map(({ name }) => {
    const own = all.filter(({ operation }) => operation.tags.includes(name))
    const sections = own.map(({ path, method, operation }) => section(path, method, operation))
    return `<section><h2 id="${escape(name)}">${escape(name)}</h2>${sections.join('')}</section>`
  })
  const contents = document.tags.map(({ name }) => `<li><a href="#${escape(name)}">${escape(name)}</a></li>`)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escape(title)}</h1><p>Version ${escape(version)}. ${escape(description)}</p>`,
    '<p>The same as data: <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>',
    `<nav aria-label="Capabilities"><ul>${contents.join('')}</ul></nav>`,
    ...chapters,
    '</main></body></html>',
  ].join('')
}
