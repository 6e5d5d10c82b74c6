import { createContext } from 'react'

/** Told by each field of files, by its name: whether some of them are still on their way. */
export type TellUnderWay = (name: string, isUnderWay: boolean) => void

/** A form that waits for its files provides it; without one nobody is told. */
export const UploadsUnderWay = createContext<TellUnderWay>(() => undefined)
