import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

function isEndpoint(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value
}

/**
 * In the browser a call is data: its verb, its path, who may make it. What the server checks stays there, and zod
 * with it (8 kB that every signed-in page would load). Only for the files of api/src and its procedures/ that
 * declare calls; a schema that a form checks too lies in a file without any, which is left whole.
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
