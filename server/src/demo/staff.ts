import type { StaffRole } from '@endoll/api/staff-roles.ts'
import { addStaff } from '../modules/desk/operations/add-staff.ts'
import { hashPassword } from '../platform/password-hash.ts'
import type { Services } from '../platform/services.ts'
import { demoCustomers } from './customers.ts'

interface DemoStaff {
  readonly email: string
  readonly name: string
  readonly roles: readonly StaffRole[]
}

/** The retailer's people of the demo. Each chooses a password and a second factor at the first sign-in, as anybody does. */
export const demoStaff: readonly DemoStaff[] = [
  { email: 'marta@desk.endoll.test', name: 'Marta Vila', roles: ['answers', 'changes_for'] },
  { email: 'pau@desk.endoll.test', name: 'Pau Serra', roles: ['reads', 'operates'] },
  // Money goes back, and data are erased, by two people.
  { email: 'laura@desk.endoll.test', name: 'Laura Pons', roles: ['money', 'privacy'] },
  { email: 'albert@desk.endoll.test', name: 'Albert Grau', roles: ['money', 'privacy'] },
  { email: 'nuria@desk.endoll.test', name: 'Núria Camps', roles: ['administers'] },
  { email: 'joan@desk.endoll.test', name: 'Joan Riu', roles: ['audits'] },
]

/** Lets them in with the password of the demo, which counts until they have their own. */
export async function addDemoStaff(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (const person of demoStaff) await addStaff(services, person, { staffId: null, address: 'demo' })
  const emails = demoStaff.map(({ email }) => email)
  await services.db
    .updateTable('staff')
    .set({ password_hash: await hashPassword(demoCustomers[0]!.password), given_until: null })
    .where('email', 'in', emails)
    .execute()
}
