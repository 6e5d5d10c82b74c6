import type { LeadRejection, LeadReply } from '@endoll/api/lead-parts.ts'
import {
  checkLeadIdentity,
  checkLeadSolvency,
  createLead,
  updateLead,
  withdrawLead,
} from '@endoll/api/leads.ts'
import { leadPayload } from '@endoll/api/lead-payload.ts'
import { hasCode } from '../../calls/api-error.ts'
import { call } from '../../calls/call.ts'
import { clearDraft, readDraft, writeDraft } from '../../form/draft.ts'
import { today } from '../../site/today.ts'
import type { Answers } from './flow.ts'

const leadKey = 'new-electricity-contract lead'

/** The lead that this tab has sent, if any. */
export function knownLead(): string | undefined {
  const kept: { id?: unknown } = readDraft(leadKey) ?? {}
  return typeof kept.id === 'string' ? kept.id : undefined
}

export function forgetLead(): void {
  clearDraft(leadKey)
}

interface Sending {
  readonly step: number
  readonly confirm: boolean
  readonly signedIn: boolean
  /** Of a lead that is not known yet. */
  readonly sendingKey?: string
}

async function send(answers: Answers, { sendingKey, ...how }: Sending): Promise<LeadReply> {
  const body = leadPayload(answers, { ...how, day: today() })
  const id = knownLead()
  const anew = () => call(createLead, { body }, sendingKey === undefined ? {} : { sendingKey })
  if (id === undefined) return anew()
  try {
    return await call(updateLead, { params: { id }, body })
  } catch (error) {
    // Erased after thirty days, or of another browser: a new one.
    if (!hasCode(error, 'not_found')) throw error
    forgetLead()
    return anew()
  }
}

/** Records a step; whatever fails there holds nobody up. */
export async function recordStep(answers: Answers, how: Omit<Sending, 'confirm'>): Promise<void> {
  try {
    const { lead_id: id } = await send(answers, { ...how, confirm: false })
    writeDraft(leadKey, { id })
  } catch {
    // The next step sends everything once more.
  }
}

/** Sends it all; the reply says what comes next, or why not. */
export async function sendContract(
  answers: Answers,
  how: Pick<Sending, 'signedIn' | 'sendingKey' | 'step'>,
): Promise<LeadReply> {
  const reply = await send(answers, { ...how, confirm: true })
  if (reply.status === 'ERROR') writeDraft(leadKey, { id: reply.lead_id })
  return reply
}

/** Erases what was recorded, when the consent is taken back. */
export async function withdrawConsent(): Promise<void> {
  const id = knownLead()
  if (id === undefined) return
  await call(withdrawLead, { params: { id } })
  forgetLead()
}

/** What the registers say of whom the lead names; undefined where nothing is wrong or nobody can tell. */
export async function findRejection(): Promise<LeadRejection | undefined> {
  const id = knownLead()
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
