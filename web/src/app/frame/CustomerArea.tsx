import { QueryClientProvider } from '@tanstack/react-query'
import { use } from 'react'
import { Outlet } from '@tanstack/react-router'
import { PageQueries } from '../../calls/page-queries.ts'

/** Around every signed-in page: the query client, which keeps replies from page to page. */
export function CustomerArea() {
  return (
    <QueryClientProvider client={use(PageQueries)}>
      <Outlet />
    </QueryClientProvider>
  )
}
