import type { Locale } from '@endoll/api/language.ts'
import type { RequestOutboxEvent } from '@endoll/api/retailer.ts'
import { unseal } from '../../../platform/at-rest/seal.ts'
import type { SealedText } from '../../../platform/at-rest/sealed.ts'
import type { Db } from '../../../platform/db/open.ts'

/** The account that a new holder gave. */
export function acceptedIban({
  request_id,
  iban,
}: {
  readonly request_id: number
  readonly iban: SealedText
}): string {
  return unseal('holder_acceptance.iban', { request_id }, iban)
}

/** What the new holder gave, once they have signed: for the retailer's systems alone. */
export async function readAcceptance(
  db: Db,
  requestId: number,
): Promise<RequestOutboxEvent['request']['acceptance']> {
  const row = await db
    .selectFrom('holder_acceptance')
    .innerJoin('signature', 'signature.request_id', 'holder_acceptance.request_id')
    .leftJoin('customer', 'customer.id', 'signature.known_customer_id')
    .select([
      'holder_acceptance.iban',
      'holder_acceptance.mandate_reference',
      'holder_acceptance.locale',
      'signature.provider',
      'signature.signed_at',
      'signature.document_hash',
      'customer.code',
    ])
    .where('holder_acceptance.request_id', '=', requestId)
    .where('signature.signer', '=', 'new_holder')
    .where('signature.signed_at', 'is not', null)
    .executeTakeFirst()
  if (!row?.signed_at || row.provider === 'confirmation') return null
  const { mandate_reference, provider, signed_at, document_hash } = row
  return {
    iban: acceptedIban({ request_id: requestId, iban: row.iban }),
    mandate_reference,
    locale: row.locale as Locale,
    provider,
    signed_at,
    document_sha256: document_hash?.toString('hex') ?? null,
    customer: row.code === null ? null : { code: row.code },
  }
}
