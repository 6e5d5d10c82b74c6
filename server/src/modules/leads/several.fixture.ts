import type { SavedSupply } from '@endoll/api/lead-groups.ts'
import type { NewContract } from '@endoll/domain/contracting/new-contract.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { companyControl } from '@endoll/domain/identity/nif.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { answersOfHome, dni, laia, payloadOf, send, supply, upload } from './leads.fixture.ts'

/** What a company answers that is the same for all its supplies; its papers are new each time. */
export async function addCompany(server: TestServer, product: number): Promise<Partial<NewContract>> {
  return {
    vat: `B0000000${companyControl('B', '0000000')}`,
    name: 'Forn, S.L.',
    vatRepresentante: dni(12_345_678),
    nameRepresentante: 'Laia',
    surName1Representante: 'Ferrer',
    cif: [{ id: await upload(server, 'company') }],
    nifFaceup: [{ id: await upload(server, 'identity') }],
    iban: spanishIban('2100', '0418', '0200051332'),
    selectedProduct: product,
  }
}

let supplies = 2000
/** The next supply of a company. */
export function supplyOfCompany(
  company: Partial<NewContract>,
  more: Partial<NewContract> = {},
): Partial<NewContract> & Pick<NewContract, 'cups'> {
  supplies += 1
  return { ...answersOfHome({ ...company, ...more }), cups: more.cups ?? supply(supplies) }
}

interface GroupSent {
  readonly status: number
  readonly body: { readonly leads: readonly SavedSupply[]; readonly errors?: object }
}

interface Sending {
  readonly ids?: readonly (string | null)[]
  readonly confirm?: boolean
  readonly headers?: Record<string, string>
  readonly visitor?: string
}

/** Sends several supplies at once. */
export function sendGroup(
  server: TestServer,
  all: readonly Partial<NewContract>[],
  { ids = [], confirm = true, headers = {}, visitor = laia }: Sending = {},
): Promise<GroupSent> {
  const step = confirm ? 5 : 3
  const leads = all.map((one, index) => ({ id: ids[index] ?? null, lead: payloadOf(one, { step, confirm }) }))
  return send(server, 'POST', 'lead_groups/', { body: { leads }, headers, visitor })
}

/** Ids of the leads, in the order in which they were sent; null if one was refused. */
export function idsOf({ body }: Pick<GroupSent, 'body'>): (string | null)[] {
  return body.leads.map(({ reply }) => reply?.lead_id ?? null)
}
