import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import type * as contract from '@endoll/api/lead-groups.ts'
import type { Lead } from '@endoll/api/leads.ts'
import type { PersonChecksGateway } from '../../gateways/person-checks/gateway.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { Failure, invalidFields } from '../../platform/http/failure.ts'
import type { ConnectedServices } from '../../gateways/services.ts'
import { sha256OfJson } from '../../platform/sha256.ts'
import { groupOf } from './group.ts'
import { findOwnLead, type LeadRow, type Sender } from './lead-row.ts'
import { saveLead } from './save.ts'

type Sent = BodyOf<typeof contract.saveLeadGroup>['leads'][number]
type Saved = ReplyInput<typeof contract.saveLeadGroup>['leads'][number]

/** Who asks, without what may differ from one supply to the next. */
function askerOf({ owner, owner_address: reach }: Lead): unknown {
  if (owner === null) return null
  const { changeOwner: _changeOwner, ...rest } = owner
  return { ...rest, email: reach?.email ?? null }
}

/** One signature counts for all, so each must be asked for by the signer. */
function requireOneAsker(leads: readonly Sent[]): void {
  const askers = new Set(leads.map(({ lead }) => sha256OfJson(askerOf(lead)).toString('hex')))
  if (askers.size > 1) throw invalidFields({ leads: ['not_valid'] })
}

/** What the registers say of the same person is asked once. */
function askedOnce(checks: PersonChecksGateway): PersonChecksGateway {
  const known = new Map<string, Promise<boolean>>()
  const once = (key: string, ask: () => Promise<boolean>) => {
    const answer = known.get(key) ?? ask()
    known.set(key, answer)
    return answer
  }
  return {
    isRegistered: (person) => once(`identity ${JSON.stringify(person)}`, () => checks.isRegistered(person)),
    isSolvent: (person) => once(`solvency ${JSON.stringify(person)}`, () => checks.isSolvent(person)),
  }
}

/** The lead that was sent before, by id or key; not one that is erased or somebody else's. */
async function findKnown(db: Db, { id }: Sent, key: string | undefined, sender: Sender) {
  if (id !== null) {
    try {
      return await findOwnLead(db, id, sender)
    } catch (error) {
      if (error instanceof Failure && error.code === 'not_found') return undefined
      throw error
    }
  }
  if (key === undefined) return undefined
  return db
    .selectFrom('lead')
    .selectAll()
    .where('visitor', '=', sender.visitor)
    .where('kind', '=', 'electricity')
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** Takes one supply; errors in its fields are returned and do not stop the others. */
async function save(
  services: ConnectedServices,
  {
    lead,
    yearlyUse,
    known,
    key,
    group,
  }: {
    lead: Lead
    yearlyUse: string | undefined
    known: LeadRow | undefined
    key: string | undefined
    group: string
  },
  sender: Sender,
): Promise<Saved> {
  // What was sent stays as it is, and is answered as it was.
  const payload = known?.confirmed_at ? { ...lead, confirm: true } : lead
  try {
    const reply = await saveLead(services, { id: known?.id, payload, key, group, yearlyUse }, sender)
    return { reply, errors: {} }
  } catch (error) {
    if (!(error instanceof Failure) || !error.errors) throw error
    return {
      reply: null,
      errors: Object.fromEntries(Object.entries(error.errors).map(([field, codes]) => [field, [...codes]])),
    }
  }
}

/**
 * Keeps the answers about several supplies, or sends them. Each is a lead of its own, and none undoes another.
 */
export async function saveLeadGroup(
  services: ConnectedServices,
  { leads, key }: { readonly leads: readonly Sent[]; readonly key: string | undefined },
  sender: Sender,
): Promise<ReplyInput<typeof contract.saveLeadGroup>> {
  const { db, deployment, personChecks } = services
  if (leads.length > deployment.contracting.mostSupplies) throw invalidFields({ leads: ['not_valid'] })
  requireOneAsker(leads)
  const supplies = await Promise.all(
    leads.map(async (sent) => {
      const own = key === undefined ? undefined : sha256OfJson({ key, lead: sent.lead }).toString('hex')
      const known = await findKnown(db, sent, own, sender)
      return { lead: sent.lead, yearlyUse: sent.yearly_use, key: own, known }
    }),
  )
  const ids = supplies.flatMap(({ known }) => (known ? [known.id] : []))
  const group = await transact(db, (transaction) => groupOf(transaction, ids))
  const asking = personChecks ? { ...services, personChecks: askedOnce(personChecks) } : services
  const saved: Saved[] = []
  // One after the other: the files that they share go to the first that is taken.
  for (const supply of supplies) saved.push(await save(asking, { ...supply, group }, sender))
  return { leads: saved }
}
