import { instantMs } from '@endoll/domain/time/instant.ts'
import { languageOf, type Language, type Locale } from '@endoll/api/language.ts'
import type { RequestChange } from '@endoll/api/requests.ts'
import { groupIban } from '@endoll/domain/identity/iban.ts'
import { sql } from 'kysely'
import type { PaperSource } from '../../../documents/request/request-document.ts'
import type { Db } from '../../../platform/db/open.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { supplyAddress } from '../../../billing/supply-address.ts'
import { readContract } from '../../../platform/unscoped-contracts.ts'
import { procedureOf, type RequestRow } from '../request.ts'
import { chosenOptions } from '../request-wire.ts'
import { findSignature } from '../signature/signature-row.ts'
import { acceptedIban } from './acceptance.ts'
import { whoSigns } from './new-holder.ts'

/** What the new holder signs: what they take over, and the account that it is paid from. Nothing of the holder before. */
export async function readNewHolderSource(
  db: Db,
  request: RequestRow,
  nowMs: number,
): Promise<{ readonly source: PaperSource; readonly language: Language }> {
  const acceptance = await db
    .selectFrom('holder_acceptance')
    .select(['request_id', 'iban', 'mandate_reference', 'locale'])
    .select(sql<string>`(accepted_at at time zone 'Europe/Madrid')::date`.as('accepted_day'))
    .where('request_id', '=', request.id)
    .executeTakeFirst()
  if (!acceptance || request.contract_id === null) throw new Failure('request_ended')
  const contract = await readContract(db, request.contract_id)
  const { name: product } = await db
    .selectFrom('product')
    .select((expression) => expression.fn.coalesce('commercial_name', 'name').as('name'))
    .where('code', '=', contract.product_code)
    .executeTakeFirstOrThrow()
  const signature = await findSignature(db, nowMs, request.id, 'new_holder')
  const { holder, name, address } = await whoSigns(db, request, signature, nowMs)
  const { kind, nif } = holder
  const fact = (field: string, after: string): RequestChange => ({ field, before: null, after })
  const source: PaperSource = {
    reference: request.reference,
    procedure: procedureOf(request),
    state: request.state,
    submittedDay: acceptance.accepted_day,
    submittedAtMs: instantMs(request.submitted_at),
    dueDay: request.due_day,
    effectiveDay: null,
    reasonCode: null,
    reasonText: null,
    customer: { name, nif, email: address ?? '' },
    contract: {
      name: '',
      cups: contract.cups,
      address: supplyAddress(contract),
      distributor: contract.distributor_name,
    },
    changes: [
      fact('holder_kind', kind),
      fact('product', product),
      fact('tariff', contract.tariff),
      ...contract.powers_w.map((powerW, index) => fact(`power_p${index + 1}`, String(powerW / 1000))),
      ...chosenOptions(contract).map(({ option, choice }) => fact(option, choice)),
      fact('iban', groupIban(acceptedIban(acceptance))),
    ],
    mandates: [{ reference: acceptance.mandate_reference, payer: name, payerNif: nif, contracts: [] }],
    withoutWait: false,
    belowPeaksW: null,
    product: null,
    submissionSha256: request.submission_hash.toString('hex'),
    signature: null,
  }
  return { source, language: languageOf(acceptance.locale as Locale) }
}
