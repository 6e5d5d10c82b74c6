import type { Services } from '../../platform/services.ts'
import { commonPasswords } from './operations/common-passwords.ts'
import { passwordProblems } from './operations/password-policy.ts'
import { readPasswordContext, type AccountRow } from './queries.ts'

/** Problems of a new password for this account; none when it is accepted. */
export async function checkNewPassword({ db, deployment }: Services, account: AccountRow, password: string) {
  const context = await readPasswordContext(db, account, deployment.organisation.name)
  return passwordProblems(password, deployment.password, context, await commonPasswords())
}
