import { saveLeadGroup, type SavedSupply } from '@endoll/api/lead-groups.ts'
import { leadPayload } from '@endoll/api/lead-payload.ts'
import { call } from '../../../calls/call.ts'
import { forgetSending, sendingKey } from '../../../flow/sending-key.ts'
import { clearDraft, readDraft, writeDraft } from '../../../form/draft.ts'
import { today } from '../../../site/today.ts'
import { knownBill } from '../bill/known-bill.ts'
import { draftKeyOf, type Answers } from '../flow.ts'
import { supplyDraftKey } from './supplies.ts'

const kind = 'electricity'

/** A supply with everything that is answered, also of who asks; without a key the first. */
export interface WholeSupply {
  readonly key: string | undefined
  readonly answers: Answers
  /** Number of the step that was answered last. */
  readonly step: number
}

function leadKey(key: string | undefined): string {
  return `${key === undefined ? draftKeyOf(kind) : supplyDraftKey(kind, key)} lead`
}

/** The lead that this tab has sent of a supply, if any. */
export function knownSupplyLead(key: string | undefined): string | undefined {
  const { id }: { id?: unknown } = readDraft(leadKey(key)) ?? {}
  return typeof id === 'string' ? id : undefined
}

/** From now on this tab continues with this lead of a supply; with none where it is undefined. */
export function keepSupplyLead(key: string | undefined, id: string | undefined): void {
  if (id === undefined) clearDraft(leadKey(key))
  else writeDraft(leadKey(key), { id })
}

/** The content counts supply by supply, on the server: one key for as long as they are not all taken. */
function groupKey(): string {
  return sendingKey(`${draftKeyOf(kind)} group`, {})
}

/** Once all are accepted: a later submission is a new one. */
export function forgetGroupKey(): void {
  forgetSending(`${draftKeyOf(kind)} group`)
}

/** Records the supplies, or sends them; what became of each, in their order. */
export async function saveSupplies(
  supplies: readonly WholeSupply[],
  { signedIn, confirm }: { readonly signedIn: boolean; readonly confirm: boolean },
): Promise<readonly SavedSupply[]> {
  const leads = supplies.map(({ key, answers, step }) => {
    const use = confirm ? knownBill(kind, answers.cups)?.yearlyUse : undefined
    return {
      id: knownSupplyLead(key) ?? null,
      lead: leadPayload(answers, { step, confirm, signedIn, day: today() }),
      ...(use && { yearly_use: use }),
    }
  })
  const how = confirm ? { sendingKey: groupKey() } : {}
  const { leads: saved } = await call(saveLeadGroup, { body: { leads } }, how)
  for (const [index, { reply }] of saved.entries())
    if (reply) keepSupplyLead(supplies[index]?.key, reply.lead_id)
  return saved
}
