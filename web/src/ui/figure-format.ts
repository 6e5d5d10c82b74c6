import { createContext, use } from 'react'

/** Formats of the locale. ui does not import i18n: the application gives them through FigureFormatProvider. */
export type FigureFormat = {
  /** '1.234,56 €' */
  money: (amountCents: number) => string
  /** The figure and its unit apart, because the unit is drawn smaller. */
  energy: (energyWh: number) => { value: string; unit: string }
  /** '2026-11-21' as '21/11/2026' */
  day: (day: string) => string
  number: (value: number) => string
}

const FigureFormatContext = createContext<FigureFormat | undefined>(undefined)
export const FigureFormatProvider = FigureFormatContext.Provider

export function useFigureFormat(): FigureFormat {
  const format = use(FigureFormatContext)
  if (!format) throw new Error('no FigureFormatProvider')
  return format
}
