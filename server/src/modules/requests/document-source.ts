import { instantMs } from '@endoll/domain/time/instant.ts'
import type { ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import type { TaxRules } from '@endoll/domain/billing/tax-rules.ts'
import { sql } from 'kysely'
import { taxesOfContract } from '../../billing/taxed-prices.ts'
import type { SignedProduct } from '../../documents/request/product-sections.ts'
import type { PaperSource } from '../../documents/request/request-document.ts'
import { unsealJson } from '../../platform/at-rest/seal.ts'
import type { SealedJson } from '../../platform/at-rest/sealed.ts'
import type { Db } from '../../platform/db/open.ts'
import { readContract } from '../../platform/unscoped-contracts.ts'
import { getActor } from '../delegations/queries.ts'
import { mandatesOf } from './mandates.ts'
import { procedureOf, submissionOf, type RequestRow, type Submission } from './request.ts'
import { changedValues } from './request-wire.ts'
import { askedBy, readSubject, requireHolder, type People } from './subject.ts'

function peopleOf(request: RequestRow, people: SealedJson): People {
  return unsealJson('request.people', request, people) as People
}

/** Kept with the request; one written by an older version beside this one has them in today's rows. */
async function readPeople(db: Db, request: RequestRow): Promise<People> {
  if (request.people !== null) return peopleOf(request, request.people)
  const contract = request.contract_id === null ? null : await readContract(db, request.contract_id)
  requireHolder(request, contract)
  return (await readSubject(db, askedBy(request), contract)).people
}

/** The name of whoever asks or signs for the customer; null where the customer does. */
async function findRepresentative(db: Db, { customer_id: customerId }: RequestRow, accountId: number) {
  const actor = await getActor(db, { accountId, customerId })
  return actor.isDelegate ? actor.name : null
}

/** Concept, period, price, unit and end of a price, as a submission has them. */
function signedPrice(text: string): ProductPrice {
  const [concept, period, price, unit, to] = text.split(' ')
  return {
    concept: concept as ProductPrice['concept'],
    tariffPeriod: Number(period) as ProductPrice['tariffPeriod'],
    from: '2000-01-01',
    price: String(price),
    unit: unit as ProductPrice['unit'],
    ...(to === undefined ? {} : { to }),
  }
}

function textOr(value: Submission[string] | undefined): string | null {
  return typeof value === 'string' ? value : null
}
function numberOr(value: Submission[string] | undefined): number | null {
  return typeof value === 'number' ? value : null
}

/** What is signed of a product, as it was submitted. */
function signedProduct(submission: Submission, taxes: TaxRules | undefined): SignedProduct {
  const [cents, fromCents, toCents] = ['year_cents', 'year_from_cents', 'year_to_cents'].map((field) =>
    numberOr(submission[field]),
  )
  const [months, percent] = [numberOr(submission['stay_months']), textOr(submission['penalty_percent'])]
  const until = textOr(submission['stay_left_until'])
  return {
    kind: submission['kind'] === 'gas' ? 'gas' : 'electricity',
    tariff: String(submission['tariff']),
    powersW: submission['powers_w'] as readonly number[],
    isPerson: submission['person'] === true,
    consumer: submission['consumer'] === true,
    start: submission['start'] === 'after_withdrawal' ? 'after_withdrawal' : 'soon',
    prices: (submission['prices'] as readonly string[]).map(signedPrice),
    taxes,
    pricing: {
      kind: submission['price_kind'] as SignedProduct['pricing']['kind'],
      revision: textOr(submission['revision']),
    },
    regulatedSource: textOr(submission['regulated']),
    year: cents == null || fromCents == null || toCents == null ? null : { cents, fromCents, toCents },
    yearBeforeCents: numberOr(submission['year_before_cents']),
    bonusRenounced: submission['bonus_renounced'] === true,
    terms: {
      durationMonths: Number(submission['duration_months']),
      stay: months === null || percent === null ? null : { months, penaltyPercent: percent },
    },
    left: until === null ? null : { until, percent: textOr(submission['stay_left_percent']) },
  }
}

/** The taxes of the request's contract on the day on which it was sent. */
async function findTaxes(
  db: Db,
  { contract_id: id }: RequestRow,
  day: string,
): Promise<TaxRules | undefined> {
  return id === null ? undefined : taxesOfContract(await readContract(db, id), day)
}

/** What the documents of a request show, as it was kept when the request was submitted. */
export async function readDocumentSource(db: Db, request: RequestRow): Promise<PaperSource> {
  const submission = submissionOf(request)
  const people = await readPeople(db, request)
  const { submitted_day } = await db
    .selectFrom('request')
    .select(sql<string>`(submitted_at at time zone 'Europe/Madrid')::date`.as('submitted_day'))
    .where('id', '=', request.id)
    .executeTakeFirstOrThrow()
  const signature = await db
    .selectFrom('signature')
    .select([
      'provider',
      'document_hash',
      sql<string | null>`to_char(signed_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI')`.as('signed'),
      'signer_account_id',
    ])
    .where('request_id', '=', request.id)
    .where('signer', '=', 'customer')
    .executeTakeFirst()
  const peaks = submission['below_peak_accepted'] === true ? submission['measured_peaks_w'] : undefined
  return {
    reference: request.reference,
    procedure: procedureOf(request),
    state: request.state,
    submittedDay: submitted_day,
    submittedAtMs: instantMs(request.submitted_at),
    dueDay: request.due_day,
    effectiveDay: request.effective_day ?? request.planned_day,
    reasonCode: request.reason_code,
    reasonText: request.reason_text,
    customer: people.customer,
    representative: await findRepresentative(db, request, signature?.signer_account_id ?? request.account_id),
    contract: people.contract && { name: request.contract_name ?? '', ...people.contract },
    changes: changedValues(request),
    mandates: mandatesOf(request),
    withoutWait: submission['no_wait'] === true,
    belowPeaksW: Array.isArray(peaks) ? (peaks as readonly number[]) : null,
    product:
      request.procedure === 'change_product'
        ? signedProduct(submission, await findTaxes(db, request, submitted_day))
        : null,
    submissionSha256: request.submission_hash.toString('hex'),
    signature: signature?.signed
      ? {
          at: signature.signed,
          provider: signature.provider,
          documentSha256: signature.document_hash?.toString('hex') ?? null,
        }
      : null,
  }
}
