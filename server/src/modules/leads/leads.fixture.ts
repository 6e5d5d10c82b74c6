import { gasLeadPayload, leadPayload, type LeadOptions } from '@endoll/api/lead-payload.ts'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import type { NewContract } from '@endoll/domain/contracting/new-contract.ts'
import { cupsCheckLetters } from '@endoll/domain/identity/cups.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { nifLetter } from '@endoll/domain/identity/nif.ts'
import { unsealJson } from '../../platform/at-rest/seal.ts'
import { visitorCookieName } from '../../platform/http/visitor.ts'
import { multipartOf, sampleFiles } from '../../testing/sample-files.ts'
import { productPrices } from '../../testing/product-prices.ts'
import type { TestServer } from '../../testing/test-server.ts'

export const today = '2026-11-21'
export const laia = 'l'.repeat(43)
export const pol = 'p'.repeat(43)

/** An unknown supply point; for gas by its distributor. */
export function supply(number: number, distributor = '0031'): string {
  const digits = `${distributor}${String(number).padStart(12, '0')}`
  return `ES${digits}${cupsCheckLetters(digits)}`
}

export function dni(number: number): string {
  return String(number).padStart(8, '0') + nifLetter(number)
}

/** A product that anybody may take at a 2.0TD supply, and one of six powers; ids of the offers. */
export async function addOffers({ db }: Pick<TestServer, 'db'>) {
  await db
    .insertInto('product')
    .values({ code: 'HOME', kind: 'electricity', name: 'Luz de prueba', commercial_name: null })
    .execute()
  await db
    .insertInto('product_price')
    .values(
      productPrices.map(([concept, tariff_period, price, unit]) => ({
        product_code: 'HOME',
        concept,
        tariff_period,
        from_day: '2026-01-01',
        price,
        unit,
      })),
    )
    .execute()
  const offer = (tariff: string) => ({
    product_code: 'HOME',
    tariff,
    from_day: '2026-01-01',
    to_day: null,
    customers: 'any' as const,
    self_consumption: 'any' as const,
    description: null,
    url: null,
  })
  const [home, six] = await db
    .insertInto('product_offer')
    .values([offer('2.0TD'), offer('3.0TD')])
    .returning('id')
    .execute()
  return { home: home!.id, six: six!.id }
}

/** Sends a file as the form does; its id. */
export async function upload(server: TestServer, purpose: string): Promise<string> {
  const { payload, headers } = multipartOf(sampleFiles.pdf)
  const reply = await server.inject({
    method: 'POST',
    url: `/api/v1/files/?purpose=${purpose}`,
    headers,
    payload,
  })
  return reply.json<{ id: string }>().id
}

export const place = {
  zipcode: '08500',
  municipi: '08298',
  city: 'Vic',
  state_id: '08',
  state: 'Barcelona',
  tv: 'CL',
  nv: 'Major',
  pnp: '3',
  bq: '',
  es: '',
  pt: '2',
  pu: '1',
  aclarador: '',
  ref_catastral: '',
}

/** What somebody answers for a usual home. */
export function answersOfHome(more: Partial<NewContract> = {}): Partial<NewContract> {
  return {
    leadsConsent: true,
    cups: supply(1),
    address: place,
    residenceType: 'habitual',
    activeContract: true,
    comerOrigin: 1,
    invoice: [],
    vat: dni(12_345_678),
    name: 'Laia',
    surName1: 'Ferrer',
    surName2: 'Puig',
    changeOwner: false,
    sameInvoiceAddress: true,
    email: 'laia@example.test',
    mobile: '600 000 001',
    powers: ['4,6', '4,6'],
    accessTariff: 18,
    selfcons: false,
    iban: 'ES91 2100 0418 4502 0005 1332',
    isOwner: true,
    acceptOVConditions: true,
    acceptGdpr: true,
    ...more,
  }
}

export function payloadOf(answers: Partial<NewContract>, more: Partial<LeadOptions> = {}) {
  return leadPayload(answers, { step: 5, confirm: true, signedIn: false, day: today, ...more })
}

export function gasPayloadOf(
  answers: Partial<NewContract>,
  more: Partial<LeadOptions> & { readonly electricityLeadId?: string } = {},
) {
  const options = { step: 5, confirm: true, signedIn: false, day: today, electricityLeadId: null }
  return gasLeadPayload(answers, { ...options, ...more })
}

let networks = 0
/** A call of somebody's browser, from a network of its own. */
export async function send(
  server: TestServer,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  {
    body,
    visitor = laia,
    network = `10.9.${Math.floor(networks / 250)}.${(networks % 250) + 1}`,
    headers = {},
  }: {
    readonly body?: object
    readonly visitor?: string
    readonly network?: string
    readonly headers?: Record<string, string>
  } = {},
): Promise<{ readonly status: number; readonly body: never }> {
  networks += 1
  const reply = await server.inject({
    method,
    url: `/api/v1/${path}`,
    remoteAddress: network,
    headers: { cookie: `${visitorCookieName('')}=${visitor}`, ...headers },
    ...(body ? { payload: body } : {}),
  })
  return { status: reply.statusCode, body: reply.json<never>() }
}

/** Events of a lead for the retailer, in order. */
export async function eventsOf({ db }: Pick<TestServer, 'db'>, lead: string) {
  const subject = `lead:${lead}`
  const rows = await db
    .selectFrom('outbox_event')
    .select(['type', 'payload'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()
  return rows.map(({ type, payload }) => ({
    type,
    payload: unsealJson('outbox_event.payload', { subject }, payload),
  }))
}

let asked = 0
/** A contract that somebody has asked for with two documents of identity; its reference and one of their files. */
export async function addDocuments(
  server: TestServer,
  product: number,
  headers: Record<string, string> = {},
): Promise<{ id: string; reference: string; lead: string; file: string; files: readonly string[] }> {
  asked += 1
  const [file, back] = [await upload(server, 'identity'), await upload(server, 'identity')]
  const answers = answersOfHome({
    cups: supply(900 + asked),
    nifFaceup: [{ id: file }, { id: back }],
    selectedProduct: product,
    iban: spanishIban('2100', '0418', '0200051332'),
  })
  const { body } = await send(server, 'POST', 'leads', { body: payloadOf(answers), headers })
  const { lead_id: lead, result } = body as LeadReply
  return { ...result!.contract!, lead, file, files: [file, back] }
}
