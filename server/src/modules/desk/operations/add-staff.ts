import { randomBytes } from 'node:crypto'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import type { StaffRole } from '@endoll/api/staff-roles.ts'
import { at } from '../../../platform/db/at.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure, invalidFields } from '../../../platform/http/failure.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import type { Services } from '../../../platform/services.ts'
import { writeLine } from '../log.ts'

/** As long as the password that somebody was given counts. */
const givenMs = 24 * 3_600_000

export interface NewStaff {
  readonly email: string
  readonly name: string
  readonly roles: readonly StaffRole[]
}

/** Who lets them in: somebody at the desk, or a command. */
export interface LetIn {
  readonly staffId: number | null
  readonly address: string
}

/** Lets somebody in. Returns the password for the first sign-in, which is kept nowhere. */
export async function addStaff(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { email: typed, name, roles }: NewStaff,
  by: LetIn,
): Promise<string> {
  const email = parseEmail(typed, { smtpUtf8: true })
  if (!email.ok) throw invalidFields({ email: [email.error] })
  const password = randomBytes(12).toString('base64url')
  const password_hash = await hashPassword(password)
  const nowMs = clock.nowMs()
  await transact(db, async (transaction) => {
    const added = await transaction
      .insertInto('staff')
      .values({
        email: email.email.toLowerCase(),
        name,
        roles: [...new Set(roles)],
        password_hash,
        given_until: at(nowMs + givenMs),
        created_at: at(nowMs),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new Failure('email_taken')
    const about = `${added.id} ${roles.join(' ')}`
    await writeLine({ db: transaction, clock }, { ...by, what: 'staff_added', about })
  })
  return password
}
