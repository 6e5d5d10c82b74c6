import { listSignInMethods } from '@endoll/api/passkeys.ts'
import { queryClient, read } from '../../../calls/query.ts'

export function methodsQuery() {
  return read(listSignInMethods, {})
}

export function readMethodsAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: methodsQuery().queryKey })
}
