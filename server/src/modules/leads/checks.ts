import { parseNif } from '@endoll/domain/identity/nif.ts'
import type { CheckedPerson } from '../../gateways/person-checks/gateway.ts'
import { budgetKey, budgetOf, hasLeft } from '../../platform/budget.ts'
import type { ConnectedServices } from '../../gateways/services.ts'
import type { StoredPayload } from './lead-row.ts'

/** `unknown`: the register did not answer; `none`: the deployment asks none. */
export type Checked = 'good' | 'bad' | 'unknown' | 'none'

/** The person of a lead; undefined if its tax id is not valid. */
export function personOf({ owner }: Pick<StoredPayload, 'owner'>): CheckedPerson | undefined {
  if (!owner) return undefined
  const parsed = parseNif(owner.type === 'F' ? owner.fisic_vat : owner.juridic_vat)
  if (!parsed.ok) return undefined
  const name = owner.type === 'F' ? [owner.first_name, owner.surname1, owner.surname2] : [owner.name]
  return { nif: parsed.nif, name: name.filter(Boolean).join(' ') }
}

/** Persons that one network may ask the registers about; the same person again is free. */
const personsPerNetwork = 20
const windowSeconds = 15 * 60

/** Whether the network may ask about a person: registers are not read through the office, one tax id after another. */
async function mayAsk({ db }: Pick<ConnectedServices, 'db'>, network: string, nif: string): Promise<boolean> {
  const asked = budgetOf(db, { kind: 'register-person', points: 1_000_000, windowSeconds })
  const key = budgetKey(`${network} ${nif}`)
  if ((await asked.get(key)) !== null) return true
  const persons = budgetOf(db, { kind: 'register-network', points: personsPerNetwork, windowSeconds })
  if (!(await hasLeft(persons, network))) return false
  await asked.consume(key)
  return true
}

/**
 * What a register says of whom a lead names. Once its network has asked about too many it is not known either. One that does not answer holds nobody up: the retailer is told that it is
 * not known.
 */
export async function checkPerson(
  services: Pick<ConnectedServices, 'db' | 'personChecks' | 'deployment'>,
  lead: Pick<StoredPayload, 'owner'>,
  { what, network }: { readonly what: 'identity' | 'solvency'; readonly network: string },
): Promise<Checked> {
  const { personChecks, deployment } = services
  if (!personChecks || !deployment.contracting.validateDni) return 'none'
  const person = personOf(lead)
  if (!person) return 'bad'
  if (!(await mayAsk(services, network, person.nif))) return 'unknown'
  try {
    const good = await (what === 'identity'
      ? personChecks.isRegistered(person)
      : personChecks.isSolvent(person))
    return good ? 'good' : 'bad'
  } catch {
    return 'unknown'
  }
}
