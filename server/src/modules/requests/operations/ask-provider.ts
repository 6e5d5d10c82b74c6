import { sql } from 'kysely'
import { at } from '../../../platform/db/at.ts'
import type { Services } from '../../../platform/services.ts'
import { outsideProvider } from '../../../gateways/signature/outside-provider.ts'
import { envelopeReference } from '../signature/envelope-reference.ts'
import { takeOutcome } from '../signature/outside.ts'
import { inTransaction } from './transaction.ts'

/** Asked in one run, in no order: however many wait, each is asked about in its turn. */
const mostAsked = 50

/**
 * Asks the outside provider about signatures that are waited for: a reply to us or a callback may have been lost. What
 * was signed or refused meanwhile takes effect. Safe to run twice, and on two servers at once.
 */
export async function askProvider(services: Services): Promise<void> {
  const { db, clock } = services
  const provider = outsideProvider(services)
  if (!provider) return
  const waiting = await db
    .selectFrom('signature')
    .innerJoin('request', 'request.id', 'signature.request_id')
    .select([
      'signature.id',
      'signature.provider_reference',
      'request.reference',
      'signature.document_hash',
      'signature.signer',
    ])
    .where('signature.provider', '=', 'outside')
    .where('signature.document_hash', 'is not', null)
    .where('signature.expires_at', '>', at(clock.nowMs()))
    .where('signature.signed_at', 'is', null)
    .where('request.state', 'in', ['waiting_signature', 'waiting_acceptance'])
    .orderBy(sql`random()`)
    .limit(mostAsked)
    .execute()
  const failures: unknown[] = []
  for (const { id, signer, reference, provider_reference, document_hash } of waiting) {
    try {
      const listed = await provider.listEnvelopes(envelopeReference(reference, signer))
      const ours = listed.filter(({ documentSha256 }) => documentSha256 === document_hash?.toString('hex'))
      const found =
        provider_reference === null
          ? (ours.find(({ outcome }) => outcome !== null) ?? ours[0])
          : ours.find(({ envelope }) => envelope === provider_reference)
      if (!found) continue
      const { envelope, url, outcome, documentSha256: document_sha256, at: happenedAt } = found
      await inTransaction(services, async (transaction) => {
        await transaction
          .updateTable('signature')
          .set({ provider_reference: envelope, provider_address: url })
          .where('id', '=', id)
          .where('provider_reference', 'is', null)
          .execute()
        if (outcome === null) return
        await takeOutcome(transaction, services, { envelope, outcome, document_sha256, at: happenedAt })
      })
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} signatures could not be asked about`)
  }
}
