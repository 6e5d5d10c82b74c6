import type { ReplyInput } from '@endoll/api/endpoint.ts'
import type * as contract from '@endoll/api/lead-links.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import { timingSafeEqual } from 'node:crypto'
import { unsealJson } from '../../../platform/at-rest/seal.ts'
import { budgetOf, spend } from '../../../platform/budget.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure, invalidFields } from '../../../platform/http/failure.ts'
import { sha256 } from '../../../platform/sha256.ts'
import type { Services } from '../../../platform/services.ts'
import { keptDays } from '../draft.ts'
import { payloadOf, type LeadRow, type Sender, type StoredPayload } from '../lead-row.ts'
import { keptAnswers } from './kept-answers.ts'

const dayMs = 86_400_000
/** Tax numbers that may be tried with one link in a day. */
const triesPerDay = 5

interface Asked {
  readonly token: string
  readonly vat: string | null
}

/** The lead of a link, unless it is erased, or about to be; in a transaction it stays until the end. */
async function findLinked(db: Db, tokenHash: Buffer, nowMs: number) {
  const found = await db
    .selectFrom('lead_link')
    .innerJoin('lead', 'lead.id', 'lead_link.lead_id')
    .selectAll('lead')
    .select(['lead_link.wizard', 'lead_link.typed'])
    .where('lead_link.token_hash', '=', tokenHash)
    .where('lead.updated_at', '>=', at(nowMs - keptDays * dayMs))
    .forKeyShare('lead')
    .executeTakeFirst()
  if (!found) throw new Failure('confirmation_invalid')
  if (found.confirmed_at) throw new Failure('request_ended')
  return found
}

/** Other supplies in the same unfinished form; locked so that they are not erased meanwhile. */
async function listFurther(db: Db, lead: LeadRow): Promise<LeadRow[]> {
  const { id, kind, group_id: group } = lead
  if (kind === 'gas' || group === null) return []
  const others = await db
    .selectFrom('lead')
    .selectAll()
    .where('group_id', '=', group)
    .where('id', '<>', id)
    .where('kind', '=', 'electricity')
    .where('confirmed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .forKeyShare()
    .execute()
  // A tax number shows only its own supplies.
  const vat = nifOf(payloadOf(lead))
  return others.filter((other) => vat !== undefined && nifOf(payloadOf(other)) === vat)
}

/** Without the country that companies have before it. */
function plainNif(text: string): string {
  const parsed = parseNif(text)
  return parsed.ok ? parsed.nif : text.trim().toUpperCase()
}

function nifOf({ owner }: StoredPayload): string | undefined {
  return owner?.type === 'J' ? owner.juridic_vat : owner?.fisic_vat
}

function isSameNif(payload: StoredPayload, vat: string): boolean {
  const own = nifOf(payload)
  return own !== undefined && timingSafeEqual(sha256(plainNif(own)), sha256(plainNif(vat)))
}

interface Admitted {
  readonly tokenHash: Buffer
  readonly vat: string
  readonly visitor: string
  readonly nowMs: number
}

/** Lets a browser continue the leads of a link; locked so that they are not erased meanwhile. */
async function admitBrowser(db: Db, { tokenHash, vat, visitor, nowMs }: Admitted) {
  const lead = await findLinked(db, tokenHash, nowMs)
  if (!isSameNif(payloadOf(lead), vat)) throw invalidFields({ vat: ['not_valid'] })
  const gas = await db
    .selectFrom('lead')
    .selectAll()
    .where('electricity_lead_id', '=', lead.id)
    .where('confirmed_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  const further = await listFurther(db, lead)
  await db
    .insertInto('lead_browser')
    .values([lead, ...(gas ? [gas] : []), ...further].map(({ id }) => ({ lead_id: id, visitor })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { lead, gas, further }
}

/** What somebody has answered, for who has the link and knows the tax number; from then on this browser continues with it. */
export async function openLeadLink(
  services: Services,
  { token, vat }: Asked,
  { visitor, locale }: Pick<Sender, 'visitor' | 'locale'>,
): Promise<ReplyInput<typeof contract.openLeadLink>> {
  const { db, clock } = services
  const tokenHash = sha256(token)
  const { id, wizard, typed } = await findLinked(db, tokenHash, clock.nowMs())
  if (vat === null) return { wizard, kept: null }
  const tries = budgetOf(db, { kind: 'lead-link-tries', points: triesPerDay, windowSeconds: dayMs / 1000 })
  await spend(tries, tokenHash.toString('hex'))
  await services.failPoint?.('link-read')
  const { lead, gas, further } = await transact(db, (transaction) =>
    admitBrowser(transaction, { tokenHash, vat, visitor, nowMs: clock.nowMs() }),
  )
  const [electricity, ofGas] = lead.kind === 'gas' ? [undefined, lead] : [lead, gas]
  return {
    wizard,
    kept: {
      electricity: electricity?.id ?? null,
      gas: ofGas?.id ?? null,
      answers: await keptAnswers(services, { electricity, gas: ofGas }, locale),
      typed: (typed && (unsealJson('lead_link.typed', { lead_id: id }, typed) as Kept['typed'])) ?? {},
      further: await Promise.all(
        further.map(async (one) => ({
          lead: one.id,
          answers: await keptAnswers(services, { electricity: one, gas: undefined }, locale),
        })),
      ),
    },
  }
}

type Kept = NonNullable<ReplyInput<typeof contract.openLeadLink>['kept']>

export type LinkedLeads = { readonly [Part in 'electricity' | 'gas']: LeadRow | undefined }
