import { useMedia } from '../../site/use-media.ts'

/** On a phone the page shows one tab at a time, and each fact has its change beside it. Paper has all of it. */
export function useOneTab(): boolean {
  return useMedia('screen and (width < 48rem)')
}

/** How many bills the summary has there: as many leave room for what is below them. */
export const newestOnPhone = 3
