import { languages, type Language } from '@endoll/api/language.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { faultPhone } from '../../identifiers.ts'
import { findQpdfComplaint } from './check-file.ts'
import type { DemoOffice } from './demo-office.ts'
import { shapeAgrees } from './file-agrees.ts'
import { findingsOf } from './findings.ts'

function listContracts({ services: { db } }: DemoOffice) {
  return db
    .selectFrom('contract')
    .innerJoin('customer', 'customer.id', 'contract.customer_id')
    .select(['contract.name', 'contract.cups', 'contract.kind', 'contract.state', 'contract.tariff'])
    .select('customer.code as customer_code')
    .orderBy('contract.name')
    .execute()
}

type ListedContract = Awaited<ReturnType<typeof listContracts>>[number]

/** One contract of each kind, state and tariff, in each language. */
function sampleOf(contracts: readonly ListedContract[]): [ListedContract, Language][] {
  const different = Map.groupBy(contracts, ({ kind, state, tariff }) => `${kind} ${state} ${tariff}`)
  return [...different.values()].flatMap(([first]) =>
    languages.map((language): [ListedContract, Language] => [first!, language]),
  )
}

/** Where the PDF of a contract is not what every document of the house is, a sentence each; `read` counts them. */
export async function contractFileDisagreements(
  office: DemoOffice,
): Promise<{ read: number; sentences: readonly string[] }> {
  const sample = sampleOf(await listContracts(office))
  const sentences: string[] = []
  for (const [{ name, cups, customer_code }, language] of sample) {
    const findings = findingsOf(`the PDF of contract ${name} in ${language}`)
    const reply = await office.app.inject({
      url: `/api/v1/contracts/${name}/pdf/?lang=${language}`,
      headers: office.headersOf(customer_code),
    })
    findings.same('its status', reply.statusCode, 200)
    const read = await readPdf(reply.rawPayload)
    const letters = read.text.join('').replaceAll(/[\s\u00a0\u202f\u200b]/g, '')
    for (const text of [name, cups, faultPhone.replaceAll(' ', '')])
      findings.same(`saying ${text}`, letters.includes(text), true)
    findings.same('naming it in its title', read.title?.includes(name), true)
    shapeAgrees(read, language, findings)
    findings.same('what qpdf says', await findQpdfComplaint(reply.rawPayload), undefined)
    sentences.push(...findings.sentences)
  }
  return { read: sample.length, sentences }
}
