import { createContext } from 'react'
import { queryClient } from './query.ts'

/** The replies that a page's parts read: the browser's own; on the server those of the one page that is made. */
export const PageQueries = createContext(queryClient)
