import type { BatteryYear, getBatteryLedger } from '@endoll/api/batteries.ts'
import { centsOf } from '@endoll/api/cents.ts'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { billSoFar } from '@endoll/api/insight.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import type { DemoOffice } from './demo-office.ts'
import { findingsOf } from './findings.ts'

/** A contract that is tied to a battery. */
interface Tied {
  readonly battery_id: number
  readonly contract_id: number
  readonly contract_name: string
  readonly customer_code: string
  readonly discounts: string
  readonly share_percent: number
}

function readTied({ services }: DemoOffice): Promise<Tied[]> {
  return services.db
    .selectFrom('battery_contract')
    .innerJoin('contract', 'contract.id', 'battery_contract.contract_id')
    .innerJoin('customer', 'customer.id', 'contract.customer_id')
    .select([
      'battery_id',
      'contract_id',
      'contract.name as contract_name',
      'customer.code as customer_code',
      'discounts',
      'share_percent',
    ])
    .orderBy('contract_id')
    .execute()
}

/**
 * What bills say of a contract's part: its share of what all bills of the battery put in, each rounded down, less what
 * its own lines took. The demo's shares have not changed, and the cents that rounding leaves go to the smaller share.
 */
async function partOfBills({ services }: DemoOffice, tied: Tied, others: readonly Tied[]): Promise<number> {
  const moved = await services.db
    .selectFrom('battery_movement')
    .select(['contract_id', 'invoice_number', 'amount_cents'])
    .where('battery_id', '=', tied.battery_id)
    .execute()
  const lines = await services.db
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoice_id')
    .select(['contract_id', 'number', 'amount_cents'])
    .where('kind', '=', 'battery')
    .where('type', '=', 'N')
    .execute()
  const taken = new Map(lines.map(({ number, amount_cents }) => [number, -amount_cents]))
  const deposits = moved.map(
    ({ invoice_number, amount_cents }) => amount_cents + (taken.get(invoice_number) ?? 0),
  )
  const down = (cents: number, { share_percent }: Tied) => Math.floor((cents * share_percent) / 100)
  const smallest = others.every(({ share_percent }) => share_percent > tied.share_percent)
  const given = deposits.map((cents) =>
    smallest ? cents - sumCents(others.map((other) => down(cents, other))) : down(cents, tied),
  )
  const own = lines.filter(({ contract_id }) => contract_id === tied.contract_id)
  return sumCents(given) + sumCents(own.map(({ amount_cents }) => amount_cents))
}

/** Where bills, ledger, page, advice and spreadsheet differ on whose the euros of a battery are, a sentence each. */
export async function batteryDisagreements(office: DemoOffice): Promise<readonly string[]> {
  const tied = await readTied(office)
  const sentences: string[] = tied.length > 1 ? [] : ['no battery is shared']
  for (const one of tied) {
    const others = tied.filter(
      ({ battery_id, contract_id }) => battery_id === one.battery_id && contract_id !== one.contract_id,
    )
    const findings = findingsOf(`the battery of ${one.contract_name}`)
    const headers = office.headersOf(one.customer_code)
    const read = async <Reply>(path: string) =>
      (await office.app.inject({ url: `/api/v1/${path}`, headers })).json<Reply>()
    const cents = await partOfBills(office, one, others)
    const detail = await read<ContractDetail>(`contract/${one.contract_id}/`)
    const link = detail.bateria_virtual.find(({ bateria }) => bateria.id === one.battery_id)
    findings.same('the part on the page of the contract', centsOf(link?.part ?? -1), cents)
    const year = await read<BatteryYear>(`contract/bateria_virtual_year/${one.battery_id}`)
    const partIn = (parts: BatteryYear['parts']) =>
      centsOf(parts.find(({ polissa_id }) => polissa_id === one.contract_id)?.part ?? -1)
    findings.same('the part on the page of shares', partIn(year.parts), cents)
    const sum = sumCents([...year.parts.map(({ part }) => centsOf(part)), centsOf(year.rest)])
    findings.same('the parts together', sum, centsOf(year.total_descompte))
    const ledger = await read<ReplyOf<typeof getBatteryLedger>>(
      `contract/bateria_virtual_movements/${one.battery_id}`,
    )
    findings.same('the part in the ledger', partIn(ledger.parts), cents)
    findings.same('the balance of the ledger', centsOf(ledger.closing_balance), centsOf(year.total_descompte))
    const sheet = await office.app.inject({
      url: `/api/v1/contracts/virtual_batteries/${one.battery_id}`,
      headers,
    })
    const rows = readSheet(sheet.rawPayload).rows.filter((row) => row[2]?.value === one.contract_name)
    const last = ledger.items.find(({ polissa_id }) => polissa_id === one.contract_id)
    findings.same('the last part in the spreadsheet', rows.at(-1)?.[7]?.value, last?.part)
    const advice = await read<ReplyOf<typeof billSoFar>>(`contracts/${one.contract_name}/bill_so_far`)
    const said = advice.estimate?.leaves_out.includes('battery') ?? false
    findings.same('whether the battery may pay more', said, one.discounts === 'aplicar' && cents > 0)
    sentences.push(...findings.sentences)
  }
  return sentences
}
