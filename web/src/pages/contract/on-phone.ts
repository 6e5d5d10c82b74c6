import { useMedia } from '../../site/use-media.ts'

/** On a phone only the tab that is shown is drawn, and its cards are shorter. Paper has all of them. */
export function useOnPhone(): boolean {
  return useMedia('screen and (width < 48rem)')
}

/** How many bills the summary has there: as many leave room for what is below them. */
export const newestOnPhone = 3
