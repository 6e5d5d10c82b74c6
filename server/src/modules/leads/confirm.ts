import type { ContractDraftOutboxEvent } from '@endoll/api/retailer.ts'
import type { Locale } from '@endoll/api/language.ts'
import { writeMail } from '../../mails/queue-mail.ts'
import { sealJson } from '../../platform/at-rest/seal.ts'
import { personOf } from './checks.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { newReference, newSecretId } from '../../platform/reference.ts'
import type { Services } from '../../platform/services.ts'
import { sha256OfJson } from '../../platform/sha256.ts'
import type { AskedContract } from './asked-contract.ts'
import type { Checked } from './checks.ts'
import { listConsents } from './consents.ts'
import { askToCheckDocuments } from './documents.ts'
import { summaryMailKey, type DraftRow, type Submission } from './draft.ts'
import { tellContract } from './events.ts'
import { wishOfMove } from './home-move.ts'
import { signerOfLead } from './signer.ts'
import { kindOf, payloadOf, type LeadRow } from './lead-row.ts'

type Process = ContractDraftOutboxEvent['contract_draft']['process']

export interface Drafting {
  readonly lead: LeadRow
  readonly asked: AskedContract
  readonly identity: Exclude<Checked, 'bad'>
  readonly solvency: Exclude<Checked, 'bad'>
}

/** Writes the draft of a contract with its event and its mail, in the transaction in which its lead is confirmed. */
export async function draftContract(
  db: Db,
  services: Services,
  { lead, asked, identity, solvency }: Drafting,
): Promise<DraftRow> {
  const stored = payloadOf(lead)
  const now = at(services.clock.nowMs())
  const { process } = asked
  const submission: Submission = { lead: stored, product: asked.product }
  const reference = newReference()
  const draft = await db
    .insertInto('contract_draft')
    .values({
      id: newSecretId(),
      reference,
      lead_id: lead.id,
      kind: kindOf(stored),
      state: 'waiting_signature',
      cups20: asked.cups20,
      product_code: asked.product.code,
      tariff: asked.tariff,
      powers_w: [...asked.powersW],
      process: process.code,
      reasons: [...process.reasons],
      identity_check: identity,
      solvency_check: solvency,
      submission: sealJson('contract_draft.submission', { reference }, submission),
      owner_nif: personOf(stored)?.nif ?? null,
      submission_hash: sha256OfJson(submission),
      locale: lead.locale,
      created_at: now,
      ...(await wishOfMove(db, services, lead)),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await askToCheckDocuments(db, services, { draft: draft.id, lead: stored })
  await services.failPoint?.('contract-drafted')
  const { known, address } = await signerOfLead(db, stored, services.clock.nowMs())
  const event: ContractDraftOutboxEvent['contract_draft'] = {
    id: draft.id,
    reference: draft.reference,
    lead: lead.id,
    locale: lead.locale as Locale,
    electricity_lead: lead.electricity_lead_id,
    group: lead.group_id,
    kind: kindOf(stored),
    cups: stored.cups.name,
    product: { code: asked.product.code, name: asked.product.name },
    tariff: asked.tariff,
    powers: [...asked.powersW],
    process: { code: process.code as Process['code'], reasons: [...process.reasons] },
    checks: { identity, solvency },
    submission: { ...submission },
    submission_sha256: draft.submission_hash.toString('hex'),
    consents: await listConsents(db, lead.id),
    holder: { customer: known ? { code: known.code } : null, reachable: address !== null },
  }
  await tellContract(db, services, event)
  if (address !== null) {
    await writeMail(db, services, {
      key: summaryMailKey(draft.reference),
      template: 'new_contract',
      locale: (stored.commsLanguage ?? lead.locale) as Locale,
      to: address,
      data: {
        about: 'summary',
        reference: draft.reference,
        customer: known?.name ?? null,
        product: asked.product.name,
        cups: stored.cups.name,
        draft: draft.id,
      },
    })
    await services.jobs?.wake(db, 'mails')
  }
  return draft
}
