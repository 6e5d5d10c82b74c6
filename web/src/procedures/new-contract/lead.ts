import { createGasLead, updateGasLead } from '@endoll/api/gas-leads.ts'
import type { LeadRejection, LeadReply } from '@endoll/api/lead-parts.ts'
import { gasLeadPayload, leadPayload } from '@endoll/api/lead-payload.ts'
import {
  checkLeadIdentity,
  checkLeadSolvency,
  createLead,
  updateLead,
  withdrawLead,
} from '@endoll/api/leads.ts'
import { gasPartOf, type ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { hasCode } from '../../calls/api-error.ts'
import { call } from '../../calls/call.ts'
import { forgetSending, sendingKey } from '../../flow/sending-key.ts'
import { clearDraft, readDraft, writeDraft } from '../../form/draft.ts'
import { today } from '../../site/today.ts'
import { knownBill } from './bill/known-bill.ts'
import { draftKeyOf, leadSteps, sharedAnswers, type Answers } from './flow.ts'
import {
  forgetGroupKey,
  keepSupplyLead,
  knownSupplyLead,
  saveSupplies,
  type WholeSupply,
} from './several/save-supplies.ts'
import { readSupplies, removeFirst, removeSupply, suppliesOf } from './several/supplies.ts'

/** The part of a contract that a lead is about. */
type Part = 'electricity' | 'gas'

function partsOf(kind: ContractKind): readonly Part[] {
  return kind === 'dual' ? ['electricity', 'gas'] : [kind]
}

function leadKey(kind: ContractKind, part: Part): string {
  return part === kind || part === 'electricity'
    ? `${draftKeyOf(kind)} lead`
    : `${draftKeyOf(kind)} lead of ${part}`
}

/** The lead that this tab has sent of a part, if any. */
function knownLead(kind: ContractKind, part: Part): string | undefined {
  const kept: { id?: unknown } = readDraft(leadKey(kind, part)) ?? {}
  return typeof kept.id === 'string' ? kept.id : undefined
}

function keepLead(kind: ContractKind, part: Part, { lead_id: id }: LeadReply): void {
  writeDraft(leadKey(kind, part), { id })
}

/** The lead that a link by mail leads back to: of both, that of the electricity. */
export function firstLead(kind: ContractKind): string | undefined {
  const [part = 'electricity'] = partsOf(kind)
  return knownLead(kind, part)
}

/** Ids of the leads being continued. */
export interface KeptLeads {
  readonly electricity: string | null
  readonly gas: string | null
}

/** From now on this tab continues these leads. */
export function keepLeads(kind: ContractKind, kept: KeptLeads): void {
  forgetLeads(kind)
  for (const part of partsOf(kind)) {
    const id = kept[part]
    if (id !== null) writeDraft(leadKey(kind, part), { id })
  }
}

export function forgetLeads(kind: ContractKind): void {
  for (const { key } of readSupplies(kind)) keepSupplyLead(key, undefined)
  forgetGroupKey()
  for (const part of partsOf(kind)) {
    clearDraft(leadKey(kind, part))
    forgetSending(leadKey(kind, part))
  }
}

interface Sending {
  readonly kind: ContractKind
  readonly step: number
  readonly signedIn: boolean
  readonly homeMove: string | undefined
}

/** Sends a part, as a new lead or the known one. */
async function send(
  answers: Answers,
  part: Part,
  { kind, confirm, ...how }: Sending & { readonly confirm: boolean },
): Promise<LeadReply> {
  const options = { ...how, confirm, day: today() }
  const key = leadKey(kind, part)
  const ofMove = how.homeMove === undefined ? {} : { home_move: how.homeMove }
  const ways = () => {
    if (part === 'electricity') {
      const body = leadPayload(answers, options)
      // The summary rests on the use that the products were shown with.
      const use = confirm ? knownBill(kind, answers.cups)?.yearlyUse : undefined
      const query = { ...ofMove, ...(use ? { yearly_use: use } : {}) }
      return {
        anew: (sent: object) => call(createLead, { body, query }, sent),
        again: (id: string) => call(updateLead, { params: { id }, body, query }),
        body,
      }
    }
    const electricityLeadId = kind === 'dual' ? (knownLead(kind, 'electricity') ?? null) : null
    const own = kind === 'dual' ? gasPartOf(answers) : answers
    const body = gasLeadPayload(own, { ...options, electricityLeadId })
    return {
      anew: (sent: object) => call(createGasLead, { body, query: ofMove }, sent),
      again: (id: string) => call(updateGasLead, { params: { id }, body, query: ofMove }),
      body,
    }
  }
  const { anew, again, body } = ways()
  const sent = confirm ? { sendingKey: sendingKey(key, body) } : {}
  const id = knownLead(kind, part)
  if (id === undefined) return anew(sent)
  try {
    return await again(id)
  } catch (error) {
    // Erased after thirty days, or of another browser: a new one.
    if (!hasCode(error, 'not_found')) throw error
    clearDraft(key)
    return anew(sent)
  }
}

/** The first supply and those after it, of which the open step is answered now. */
function wholeSupplies(
  answers: Answers,
  { kind, step, supply }: Pick<Sending, 'kind' | 'step'> & { readonly supply: string | undefined },
): readonly WholeSupply[] {
  const first: Answers = supply === undefined ? answers : (readDraft(draftKeyOf(kind)) ?? {})
  const shared = sharedAnswers(first)
  return [
    { key: undefined, answers: first, step: supply === undefined ? step : leadSteps.payment },
    ...suppliesOf(kind, first).map((one) =>
      one.key === supply
        ? { key: supply, answers, step }
        : { key: one.key, answers: { ...shared, ...one.answers }, step: leadSteps.contract },
    ),
  ]
}

/** Records a step, of both parts once the gas was answered; failures are ignored. */
export async function recordStep(
  answers: Answers,
  how: Sending & { readonly withGas: boolean; readonly supply: string | undefined },
): Promise<void> {
  const { withGas, supply: _supply, ...sending } = how
  try {
    const all = wholeSupplies(answers, how)
    if (all.length > 1) {
      await saveSupplies(all, { signedIn: how.signedIn, confirm: false })
      return
    }
    for (const part of partsOf(how.kind)) {
      if (how.kind === 'dual' && part === 'gas' && !withGas) continue
      keepLead(how.kind, part, await send(answers, part, { ...sending, confirm: false }))
    }
  } catch {
    // The next step sends everything once more.
  }
}

/** Sends a part of it all; the reply says what comes next, or why not. */
export async function sendContract(answers: Answers, part: Part, how: Sending): Promise<LeadReply> {
  const reply = await send(answers, part, { ...how, confirm: true })
  // Of both, what was sent stays known until all of it is.
  if (reply.status === 'ERROR' || how.kind === 'dual') keepLead(how.kind, part, reply)
  return reply
}

/** Erases what was recorded, when the consent is taken back. */
export async function withdrawConsent(kind: ContractKind): Promise<void> {
  for (const { key } of readSupplies(kind)) await withdrawSupply(key)
  for (const part of partsOf(kind).toReversed()) {
    const id = knownLead(kind, part)
    if (id === undefined) continue
    await call(withdrawLead, { params: { id } })
    clearDraft(leadKey(kind, part))
  }
}

/** Erases what was recorded of a supply that is not asked for any more. */
async function withdrawSupply(key: string | undefined): Promise<void> {
  const id = knownSupplyLead(key)
  if (id === undefined) return
  keepSupplyLead(key, undefined)
  await call(withdrawLead, { params: { id } })
}

/** Takes a supply away, and what was recorded of it. Without a key it is the first, whose place the second takes. */
export function dropSupply(kind: ContractKind, key: string | undefined): void {
  void withdrawSupply(key).catch(() => undefined)
  if (key !== undefined) return removeSupply(kind, key)
  const [second] = readSupplies(kind)
  if (!second) return
  keepSupplyLead(undefined, knownSupplyLead(second.key))
  keepSupplyLead(second.key, undefined)
  removeFirst(kind, second)
}

/** What the registers say about the lead's person; undefined if fine or unknown. */
export async function findRejection(kind: ContractKind): Promise<LeadRejection | undefined> {
  const id = firstLead(kind)
  if (id === undefined) return undefined
  try {
    const { dni_valid } = await call(checkLeadIdentity, { params: { id } })
    if (!dni_valid) return 'dni_invalid'
    const { scoring } = await call(checkLeadSolvency, { params: { id } })
    return scoring ? undefined : 'bad_score'
  } catch {
    // It is asked again when everything is sent.
    return undefined
  }
}
