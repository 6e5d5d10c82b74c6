import type { NamedThings } from './customer-things.ts'

/** Parameters that choose among public things or ways to show; one filling serves all. */
export const publicChoices: Readonly<Record<string, string>> = {
  resolution: 'daily',
  zip: '08500',
  ine: '08',
  tipus: '02',
  // Told to everybody, within a budget (modules/contracting): a supply is of whoever takes it.
  cups: 'ES0031000000000001',
}

/** A parameter with what stands before it in the path, as `testing/customer-things.ts` names things. */
export function pathPart(path: string, parameter: string): string {
  const segments = path.replace(/^\/api\/(data\/)?v\d+\//, '').split('/')
  const at = segments.indexOf(`{${parameter}}`)
  return segments.slice(Math.max(0, at - 1), at + 1).join('/')
}

/** A path that names these things. */
export function fillWith(path: string, things: NamedThings): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const part = pathPart(path, name)
    const value = publicChoices[name] ?? things[part]
    if (value === undefined)
      throw new Error(
        `this test does not know how to fill {${name}} of ${path}. ` +
          `Add '${part}' to testing/customer-things.ts, a thing of a customer and one that does not exist, ` +
          'or the parameter to publicChoices if it names nothing of a customer.',
      )
    return encodeURIComponent(value)
  })
}
