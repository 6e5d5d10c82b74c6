import { holdKeys, parseKeys } from '../platform/at-rest/keys.ts'

/** A line of `atRest.keys` that is the same in every process of the tests. */
export function testKeyLine(id: string): string {
  return `${id} ${Buffer.alloc(32, id).toString('base64')}`
}

/** Every test seals: what reads or compares a sealed column without opening it is found. */
export function holdTestKeys(): void {
  holdKeys(parseKeys(testKeyLine('test')))
}
