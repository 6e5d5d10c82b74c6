import { getProfile } from '@endoll/api/profile.ts'
import { read } from '../calls/query.ts'

/** E-mail and mobile of the account, which some changes show and set. */
export function profileQuery() {
  return read(getProfile, {})
}
