import { longestPlaceName } from '@endoll/api/contracts.ts'

/** What is wrong with a name before it is sent; an empty one brings back the usual one. */
export function placeNameError(typed: string): 'too_long' | undefined {
  return typed.trim().length > longestPlaceName ? 'too_long' : undefined
}
