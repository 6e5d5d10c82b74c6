import { instantMs } from '@endoll/domain/time/instant.ts'
import { deskSession } from '@endoll/api/desk-session.ts'
import type { StaffRole } from '@endoll/api/staff-roles.ts'
import { appSetup, newAppSecret, stepOf } from '../../platform/app-code.ts'
import { seal, unseal } from '../../platform/at-rest/seal.ts'
import { budgetKey, budgetOf, spend } from '../../platform/budget.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import type { Staff } from '../../platform/http/implement.ts'
import { networkOf } from '../../platform/network.ts'
import { hashPassword, verifyPassword } from '../../platform/password-hash.ts'
import type { Services } from '../../platform/services.ts'
import { hashQueue } from '../../platform/work-queue.ts'
import { commonPasswords } from '../session/operations/common-passwords.ts'
import { passwordProblems } from '../session/operations/password-policy.ts'
import { writeLine } from './log.ts'
import { endStaffSessions, openStaffSession } from './operations/staff-session.ts'

const windowSeconds = 15 * 60

/** Tries of one person and of one network in a quarter of an hour. */
function budgetsOf(db: Db) {
  return {
    person: budgetOf(db, { kind: 'desk-person', points: 10, windowSeconds }),
    network: budgetOf(db, { kind: 'desk-network', points: 100, windowSeconds }),
  }
}

/** Uses a code of the app up; throws if it is another one, or was used. */
async function spendCode(db: Db, nowMs: number, staffId: number, typed: string): Promise<void> {
  const row = await db.selectFrom('staff').select('app_secret').where('id', '=', staffId).executeTakeFirst()
  const secret = row?.app_secret && unseal('staff.app_secret', { id: staffId }, row.app_secret)
  const step = secret ? stepOf(secret, typed.replaceAll(/\s/g, ''), nowMs) : undefined
  if (step === undefined) throw new Failure('code_wrong')
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ last_step: step })
    .where('id', '=', staffId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Failure('code_used')
}

interface Typed {
  readonly email: string
  readonly password: string
  readonly code?: string | undefined
}

function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'roles', 'password_hash', 'enrolled_at', 'disabled_at'])
    .select('given_until')
    .where('email', '=', email)
    .executeTakeFirst()
}

/**
 * Signs in with the password and, of whoever has one, the code of their app. Who is unknown, works here no more, or lets the
 * password that they were given run out gets the reply of a wrong password.
 */
export async function signInStaff(services: Services, { email: typed, password, code }: Typed, ip: string) {
  hashQueue.requireCapacity()
  const { db, clock } = services
  const email = typed.trim().toLowerCase().toWellFormed().replaceAll('\0', '')
  const budgets = budgetsOf(db)
  await spend(budgets.network, networkOf(ip))
  await spend(budgets.person, email)
  const row = await findByEmail(db, email)
  const matches = await hashQueue.run(() => verifyPassword(password, row?.password_hash ?? null))
  const givenUntil = row?.given_until ?? null
  const isOver = givenUntil !== null && instantMs(givenUntil) <= clock.nowMs()
  if (!row || !matches || row.disabled_at !== null || isOver) throw new Failure('bad_credentials')
  if (row.enrolled_at !== null) {
    if (code === undefined) throw invalidFields({ code: ['required_field'] })
    await spendCode(db, clock.nowMs(), row.id, code)
  }
  const secret = await openStaffSession(services, row.id)
  await writeLine(services, { staffId: row.id, what: 'signed_in', address: ip })
  await budgets.person.delete(budgetKey(email))
  const { name, roles } = row
  return { secret, staff: { name, email, roles: roles as StaffRole[], enrolled: row.enrolled_at !== null } }
}

/** A secret that counts once the first code of it has come; asked for again, it is another one. */
export async function newDeskCodes({ db, deployment }: Services, staff: Staff) {
  const secret = newAppSecret()
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ app_secret: seal('staff.app_secret', { id: staff.staffId }, secret), last_step: 0 })
    .where('id', '=', staff.staffId)
    .where('enrolled_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw notFound()
  return appSetup(secret, staff.email, deployment.organisation.name)
}

interface Own {
  readonly password: string
  readonly code: string
}

/** Makes password and second factor the person's own, and goes on in a new session. Returns its secret. */
export async function enrolStaff(
  services: Services,
  staff: Staff,
  { password, code }: Own,
  ip: string,
): Promise<string> {
  const { db, clock, deployment } = services
  if (staff.enrolled) throw notFound()
  await spend(budgetsOf(db).person, staff.email)
  const known = {
    organisation: deployment.organisation.name,
    email: staff.email,
    nif: '',
    mobile: null,
    cups: [],
  }
  const minLength = Math.max(deployment.password.minLength, deskSession.passwordLength)
  const problems = passwordProblems(
    password,
    { ...deployment.password, minLength },
    known,
    await commonPasswords(),
  )
  if (problems.length > 0) throw invalidFields({ password: problems })
  const hash = await hashQueue.run(() => hashPassword(password))
  await spendCode(db, clock.nowMs(), staff.staffId, code)
  return transact(db, async (transaction) => {
    const nowMs = clock.nowMs()
    await transaction
      .updateTable('staff')
      .set({ password_hash: hash, given_until: null, enrolled_at: at(nowMs) })
      .where('id', '=', staff.staffId)
      .execute()
    await endStaffSessions(transaction, nowMs, { staffId: staff.staffId })
    const within = { db: transaction, clock }
    await writeLine(within, { staffId: staff.staffId, what: 'enrolled', address: ip })
    return openStaffSession(within, staff.staffId)
  })
}
