import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '@endoll/api/endpoint.ts'
import type { ApiModule } from '../server/src/platform/http/implement.ts'
import type { Services } from '../server/src/platform/services.ts'

export const root = join(import.meta.dirname, '..')

export interface DeclaredEndpoint {
  readonly name: string
  /** Path from the root of the file in api/src. */
  readonly file: string
  readonly endpoint: Endpoint
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  )
}

function load(file: string) {
  return import(pathToFileURL(join(root, file)).href) as Promise<Record<string, unknown>>
}

/** Files below a folder of the repository, in a steady order. */
export function filesIn(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).toSorted()
}

/** Every call that api/src declares, whether or not a module handles it. */
export async function declaredEndpoints(): Promise<DeclaredEndpoint[]> {
  const files = filesIn('api/src/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const found = await Promise.all(
    files.map(async (file) =>
      Object.entries(await load(file)).flatMap(([name, endpoint]) =>
        isEndpoint(endpoint) ? [{ name, file, endpoint }] : [],
      ),
    ),
  )
  return found.flat()
}

/** A capability's routes need no database to say which calls they handle. */
const noServices = new Proxy({} as Services, {
  get: (_, key): unknown => (typeof key === 'symbol' ? undefined : noServices),
})

/** What app.ts mounts, module by module. */
export async function mountedModules(): Promise<readonly ApiModule[]> {
  const { apiModules } = (await load('server/src/app.ts')) as {
    apiModules: (services: Services) => readonly ApiModule[]
  }
  return apiModules(noServices)
}

/** `GET contracts/{name}/`, as the specification's tables write a call. */
export function callOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}
