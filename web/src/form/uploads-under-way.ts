import { createContext } from 'react'

/** Each file field reports, by name, whether uploads are running. */
export type TellUnderWay = (name: string, isUnderWay: boolean) => void

/** Provided by a form that waits for its uploads. */
export const UploadsUnderWay = createContext<TellUnderWay>(() => undefined)
