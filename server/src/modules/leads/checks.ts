import { parseNif } from '@endoll/domain/identity/nif.ts'
import type { CheckedPerson } from '../../gateways/person-checks/gateway.ts'
import type { Services } from '../../platform/services.ts'
import type { StoredPayload } from './lead-row.ts'

/** `unknown`: the register did not answer; `none`: the deployment asks none. */
export type Checked = 'good' | 'bad' | 'unknown' | 'none'

/** Of whom a lead is; undefined where its tax id is none. */
export function personOf({ owner }: Pick<StoredPayload, 'owner'>): CheckedPerson | undefined {
  if (!owner) return undefined
  const parsed = parseNif(owner.type === 'F' ? owner.fisic_vat : owner.juridic_vat)
  if (!parsed.ok) return undefined
  const name = owner.type === 'F' ? [owner.first_name, owner.surname1, owner.surname2] : [owner.name]
  return { nif: parsed.nif, name: name.filter(Boolean).join(' ') }
}

/**
 * What a register says of whom a lead names. One that does not answer holds nobody up: the retailer is told that it is
 * not known.
 */
export async function checkPerson(
  { personChecks, deployment }: Pick<Services, 'personChecks' | 'deployment'>,
  lead: Pick<StoredPayload, 'owner'>,
  what: 'identity' | 'solvency',
): Promise<Checked> {
  if (!personChecks || !deployment.contracting.validateDni) return 'none'
  const person = personOf(lead)
  if (!person) return 'bad'
  try {
    const good = await (what === 'identity'
      ? personChecks.isRegistered(person)
      : personChecks.isSolvent(person))
    return good ? 'good' : 'bad'
  } catch {
    return 'unknown'
  }
}
