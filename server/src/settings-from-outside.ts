import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** `{ "env": "NAME" }` or `{ "file": "path" }` in the place of a text: what a deployment keeps elsewhere, secrets first. */
function referenceOf(value: object): readonly ['env' | 'file', string] | undefined {
  const entries = Object.entries(value)
  const [key, name] = entries[0] ?? []
  if (entries.length !== 1 || typeof name !== 'string') return undefined
  return key === 'env' || key === 'file' ? [key, name] : undefined
}

export interface Outside {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Paths of files are read from the folder of this one. */
  readonly deploymentFile: string
}

/**
 * The deployment file with everything in it that it only names. What cannot be read is left out and named by its key:
 * never by its content.
 */
export async function withSettingsFromOutside(
  value: unknown,
  outside: Outside,
): Promise<{ readonly value: unknown; readonly problems: readonly string[] }> {
  const problems: string[] = []
  const read = async (kind: 'env' | 'file', name: string, path: string): Promise<string | undefined> => {
    if (kind === 'env') {
      const found = outside.environment[name]
      if (!found) problems.push(`${path}: the environment has no ${name}`)
      return found || undefined
    }
    try {
      return (await readFile(resolve(dirname(outside.deploymentFile), name), 'utf8')).replace(/\r?\n$/, '')
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
      problems.push(`${path}: the file ${name} cannot be read${code}`)
      return undefined
    }
  }
  const walk = async (node: unknown, path: readonly string[]): Promise<unknown> => {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return node
    // Wording has keys of its own.
    if (path[0] === 'texts') return node
    const reference = referenceOf(node)
    if (reference) return read(...reference, path.join('.'))
    const entries: (readonly [string, unknown])[] = []
    for (const [key, child] of Object.entries(node)) entries.push([key, await walk(child, [...path, key])])
    return Object.fromEntries(entries.filter(([, child]) => child !== undefined))
  }
  return { value: await walk(value, []), problems }
}
