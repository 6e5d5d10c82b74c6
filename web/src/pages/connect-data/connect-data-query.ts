import { listDataTokens } from '@endoll/api/data-tokens.ts'
import type { DataToken } from '@endoll/api/data-tokens.ts'
import { queryClient, read } from '../../calls/query.ts'

export function dataTokensQuery() {
  return read(listDataTokens, {})
}

/** What a change replied is shown at once. */
export function keepTokens(tokens: readonly DataToken[]): void {
  queryClient.setQueryData(dataTokensQuery().queryKey, { tokens: [...tokens] })
}
