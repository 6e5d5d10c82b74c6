import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { queryClient } from '../../calls/query.ts'

/** Around every signed-in page: what was read from the server is remembered while moving between them. */
export function CustomerArea() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
