import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

function isEndpoint(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value
}

/**
 * Reduces the endpoints of api/src to method, path, access and cookie in the browser build, without their schemas:
 * zod would be 8 kB on every signed-in page. Only files that declare endpoints are changed; a schema that a form also
 * needs has to be in a file without any.
 */
export function endpointsPlugin(): Plugin {
  let loads = 0
  return {
    name: 'endoll-endpoints',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!/\/api\/src\/(procedures\/)?[\w-]+\.ts$/.test(file)) return undefined
      const module = (await import(`${pathToFileURL(file).href}?v=${(loads += 1)}`)) as Record<
        string,
        unknown
      >
      if (!Object.values(module).some(isEndpoint)) return undefined
      this.addWatchFile(file)
      const lines = Object.entries(module).flatMap(([name, value]) => {
        if (isSchema(value)) return []
        if (typeof value === 'function')
          throw new Error(`${file}: ${name} is a function; keep it apart from the calls`)
        return [`export const ${name} = ${JSON.stringify(isEndpoint(value) ? callOf(value) : value)}`]
      })
      return { code: lines.join('\n'), moduleType: 'js' }
    },
  }
}

/** What the browser needs of a call to make it. */
function callOf({ method, path, access, cookie }: Readonly<Record<string, unknown>>) {
  return {
    method,
    path,
    access,
    cookie,
  }
}
