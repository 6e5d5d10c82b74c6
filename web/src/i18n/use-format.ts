import { createContext, use } from 'react'
import type { Format } from './format.ts'

export const FormatContext = createContext<Format | undefined>(undefined)

/** How the reader's locale writes figures and times. */
export function useFormat(): Format {
  const format = use(FormatContext)
  if (!format) throw new Error('no FormatContext')
  return format
}
