import type { StaffMember } from '@endoll/api/desk-staff.ts'
import type { StaffRole } from '@endoll/api/staff-roles.ts'
import { findId } from '../../platform/access.ts'
import { at } from '../../platform/db/at.ts'
import { transact } from '../../platform/db/transact.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Staff } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { writeLine } from './log.ts'
import { endStaffSessions } from './operations/staff-session.ts'

export async function listStaff({ db }: Pick<Services, 'db'>): Promise<{ staff: StaffMember[] }> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'roles', 'enrolled_at', 'disabled_at'])
    .orderBy('name')
    .orderBy('id')
    .execute()
  return {
    staff: rows.map(({ enrolled_at, disabled_at, roles, ...row }) => ({
      ...row,
      roles: roles as StaffRole[],
      enrolled: enrolled_at !== null,
      disabled: disabled_at !== null,
    })),
  }
}

export interface Change {
  readonly roles: readonly StaffRole[]
  readonly disabled: boolean
}

/** Says what somebody else may do. What they could do ends at once. */
export async function changeStaff(
  services: Services,
  staff: Staff,
  { id: named, roles, disabled, address }: Change & { readonly id: string; readonly address: string },
): Promise<void> {
  const { db, clock } = services
  const id = findId(named) ?? 0
  if (id === staff.staffId) throw notFound()
  const nowMs = clock.nowMs()
  await transact(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('staff')
      .set({ roles: [...new Set(roles)], disabled_at: disabled ? at(nowMs) : null })
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw notFound()
    await endStaffSessions(transaction, nowMs, { staffId: id })
    const about = `${id} ${disabled ? 'disabled' : roles.join(' ')}`
    await writeLine(
      { db: transaction, clock },
      { staffId: staff.staffId, what: 'staff_changed', about, address },
    )
  })
}
