import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Fields = Readonly<Record<string, unknown>>

function isEndpoint(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value
}

/**
 * Reduces the endpoints of api/src to method, path, access, role, delegate, byAgent, cookie and version in the browser build, without their schemas:
 * zod would be 8 kB on every signed-in page. Only files that declare endpoints are changed. What else they export is
 * written as JSON; schemas are left out, and the build fails on anything that JSON cannot hold.
 */
export function endpointsPlugin(): Plugin {
  let loads = 0
  return {
    name: 'endoll-endpoints',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!/\/api\/src\/(procedures\/)?[\w-]+\.ts$/.test(file)) return undefined
      const module = (await import(`${pathToFileURL(file).href}?v=${(loads += 1)}`)) as Fields
      if (!Object.values(module).some(isEndpoint)) return undefined
      this.addWatchFile(file)
      return { code: browserCode(file, module), moduleType: 'js' }
    },
  }
}

/** What the browser gets in place of a file of endpoints. */
export function browserCode(file: string, module: Fields): string {
  return Object.entries(module)
    .filter(([, value]) => !isSchema(value))
    .map(([name, value]) => {
      const kept = isEndpoint(value) ? callOf(value) : value
      const lost = lostInJson(kept, name)
      if (lost !== undefined)
        throw new Error(`${file}: ${lost}, which JSON cannot hold; move ${name} to a file without endpoints`)
      return `export const ${name} = ${JSON.stringify(kept)}`
    })
    .join('\n')
}

/** What the browser needs of an endpoint to call it. */
function callOf({ method, path, access, role, delegate, byAgent, cookie, version }: Fields): Fields {
  return {
    method,
    path,
    access,
    ...(role !== undefined && { role }),
    ...(delegate !== undefined && { delegate }),
    ...(byAgent !== undefined && { byAgent }),
    ...(cookie !== undefined && { cookie }),
    ...(version !== undefined && { version }),
  }
}

/** The first part of a value that JSON would drop or change, as "names[2] is a RegExp"; undefined if it holds all. */
function lostInJson(value: unknown, place: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${place} is ${value}`
  if (typeof value !== 'object')
    return `${place} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`
  if (Array.isArray(value))
    return firstLost([...value.entries()].map(([at, one]) => [one, `${place}[${at}]`]))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `${place} is a ${value.constructor.name}`
  if (Object.getOwnPropertySymbols(value).length > 0) return `${place} has a symbol as a key`
  return firstLost(Object.entries(value).map(([key, one]) => [one, `${place}.${key}`]))
}

function firstLost(parts: readonly (readonly [unknown, string])[]): string | undefined {
  return parts.map(([value, place]) => lostInJson(value, place)).find((lost) => lost !== undefined)
}
