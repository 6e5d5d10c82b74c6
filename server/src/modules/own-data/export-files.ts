import { sql } from 'kysely'
import { dataKinds, type DataKind } from '@endoll/api/data-kinds.ts'
import type { Locale } from '@endoll/api/language.ts'
import { ownContracts, ownInvoices, sinceHeld, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { safeFileName } from '../../platform/files/file-name.ts'
import { storeOf } from '../../platform/files/keep-file.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import type { ZipEntry } from '../../platform/zip-stream.ts'
import { retentionRules } from '../../retention/rules.ts'
import { openWholeCurve } from '../consumption/queries.ts'
import { openAttachment, openContractFile } from '../contracts/queries.ts'
import { openInvoiceFile } from '../invoices/queries.ts'
import { ownRows, ownTables, type Table } from './own-tables.ts'

/** Whose data, and in which language documents speak. */
export interface Exported {
  readonly owner: Owner
  readonly locale: Locale
}

/** The tables of a kind that are told as rows. */
export function tablesOf(kind: DataKind): readonly Table[] {
  return retentionRules
    .filter(({ id }) => id === kind)
    .flatMap(({ tables }) => tables.filter((table) => typeof ownTables[table] !== 'string'))
}

/** One JSON object: its tables by name, each the list of its rows. */
async function* kindAsJson(db: Db, customerId: number, kind: DataKind): AsyncGenerator<string> {
  let before = '{'
  for (const table of tablesOf(kind)) {
    yield `${before}\n${JSON.stringify(table)}: [`
    let separator = '\n'
    for await (const rows of ownRows(db, customerId, table)) {
      yield separator + rows.join(',\n')
      separator = ',\n'
    }
    yield ']'
    before = ','
  }
  yield '\n}\n'
}

/** A part of a name in the ZIP: no folder of its own. */
function nameIn(text: string): string {
  return safeFileName(text.replaceAll(/[/\\]/g, '-'), '_')
}

async function* bytesOf(body: Awaited<ReturnType<SentFile['body']>>): AsyncGenerator<Uint8Array | string> {
  if (typeof body === 'string' || Buffer.isBuffer(body)) yield body
  else yield* body as AsyncIterable<Uint8Array | string>
}

interface Named {
  readonly name: string
  readonly open: () => Promise<SentFile>
}

/** Contracts, bills and the retailer's documents of each contract. */
async function* documents(services: Services, { owner, locale }: Exported): AsyncGenerator<Named> {
  const { db } = services
  for (const { id, name } of await ownContracts(db, owner).select(['id', 'name']).orderBy('id').execute()) {
    const folder = nameIn(name)
    yield {
      name: `documents/${folder}/${folder}.pdf`,
      open: () => openContractFile(services, owner, { name, locale }),
    }
    const bills = ownInvoices(db, owner).where('invoice.contract_id', '=', id)
    for (const bill of await bills.select(['invoice.id', 'invoice.number']).orderBy('invoice.id').execute())
      yield {
        name: `documents/${folder}/bills/${bill.id}-${nameIn(bill.number)}.pdf`,
        open: () => openInvoiceFile(services, owner, { id: String(bill.id), locale }),
      }
    const attached = ownContracts(db, owner)
      .innerJoin('attachment', 'attachment.contract_id', 'contract.id')
      .select(['attachment.id', 'attachment.filename'])
      .where('contract.id', '=', id)
      .where(sinceHeld('attachment.created_day'))
    for (const { id: attachmentId, filename } of await attached.orderBy('attachment.id').execute())
      yield {
        name: `documents/${folder}/attached/${attachmentId}-${nameIn(filename)}`,
        open: () => openAttachment(db, owner, { attachmentId: String(attachmentId), locale }),
      }
  }
}

interface Stored {
  readonly name: string
  readonly content: Buffer
}

/** Documents that are kept as they were made: what was signed, receipts, acknowledgements. */
async function* keptDocuments(db: Db, { customerId }: Owner): AsyncGenerator<ZipEntry> {
  const found = [
    sql<Stored>`
      select 'signed/' || request.reference || '-' || signature.id || '.pdf' as name, signature.document as content
        from signature join request on request.id = signature.request_id
       where request.customer_id = ${customerId} and signer = 'customer' and document is not null`,
    sql<Stored>`
      select 'receipts/' || reference || '.pdf' as name, receipt as content
        from card_payment where customer_id = ${customerId} and receipt is not null`,
    sql<Stored>`
      select 'cases/' || crm_case.reference || '/acknowledgement.pdf' as name, pdf as content
        from crm_acknowledgement join crm_case on crm_case.id = crm_acknowledgement.case_id
       where crm_case.customer_id = ${customerId}`,
    sql<Stored>`
      select 'signed/' || contract_draft.reference || '.pdf' as name, document as content
        from contract_draft_signature
        join contract_draft on contract_draft.id = contract_draft_signature.draft_id
        join lead on lead.id = contract_draft.lead_id
        join account on account.id = lead.account_id
       where account.customer_id = ${customerId}`,
  ]
  for (const query of found)
    for (const { name, content } of (await query.execute(db)).rows)
      yield { name: `documents/${name}`, content: bytesOf(content), asIs: true }
}

/** What the customer has sent with messages. */
async function* sentFiles(services: Services, { customerId }: Owner): AsyncGenerator<Named> {
  const store = storeOf(services)
  const { rows } = await sql<{ id: string; name: string; reference: string }>`
    select uploaded_file.id, uploaded_file.name, crm_case.reference
      from crm_file
      join crm_case on crm_case.id = crm_file.case_id
      join uploaded_file on uploaded_file.id = crm_file.file_id
     where crm_case.customer_id = ${customerId}
     order by crm_case.id, crm_file.position, crm_file.number`.execute(services.db)
  for (const { id, name, reference } of rows)
    yield {
      name: `documents/cases/${reference}/${id.slice(0, 8)}-${nameIn(name)}`,
      open: async () => {
        if (!(await store.has(id))) throw new Error('its bytes are not here')
        return { name, mediaType: 'application/octet-stream', body: () => store.read(id) }
      },
    }
}

async function* curves(services: Services, { owner }: Exported): AsyncGenerator<Named> {
  const electricity = ownContracts(services.db, owner).where('kind', '=', 'electricity')
  for (const { name } of await electricity.select('name').orderBy('id').execute())
    yield { name: `curves/${nameIn(name)}.csv`, open: () => openWholeCurve(services, owner, name) }
}

async function* allNamed(services: Services, exported: Exported): AsyncGenerator<Named> {
  yield* curves(services, exported)
  yield* documents(services, exported)
  yield* sentFiles(services, exported.owner)
}

/**
 * Everything that is kept of a customer: a JSON file for each kind of data, documents as they are had in the office, hours
 * of use as Datadis gives them. A document that cannot be made is named in `missing.txt` and holds up nothing.
 */
export async function* exportedFiles(services: Services, exported: Exported): AsyncGenerator<ZipEntry> {
  const { db } = services
  for (const kind of dataKinds)
    if (tablesOf(kind).length > 0)
      yield { name: `${kind}.json`, content: kindAsJson(db, exported.owner.customerId, kind) }
  yield* keptDocuments(db, exported.owner)
  const missing: string[] = []
  for await (const { name, open } of allNamed(services, exported)) {
    const body = await open()
      .then((file) => file.body())
      .catch(() => undefined)
    if (body === undefined) missing.push(name)
    else yield { name, content: bytesOf(body), asIs: name.endsWith('.pdf') }
  }
  if (missing.length > 0) yield { name: 'missing.txt', content: bytesOf(`${missing.join('\n')}\n`) }
}
