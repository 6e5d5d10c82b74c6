import { dayNumber } from '@endoll/domain/time/day.ts'
import type { ClockZone } from '@endoll/domain/time/madrid.ts'
import type { KnownContract } from '../known.ts'

/** A contract while it supplies a CUPS; days since 1970, both included. */
export interface Span {
  readonly contractId: number
  readonly name: string
  readonly first: number
  readonly last: number
}

/** One supply point: its clock, and its contracts with the latest start first. */
export interface Supply {
  readonly cups20: string
  readonly zone: ClockZone
  readonly spans: readonly Span[]
}

const NO_END = 2 ** 31

/** Supplies that are remembered from one text to the next. */
const mostRemembered = 20_000

/** A CUPS as it stands anywhere in a line. */
const anyCups = /ES\d{16}[A-Z]{2}/gi
const cupsLength = 20

/**
 * The supplies that curve files name, read from the database as they are met. In a check, the contracts that the folder
 * brings take the place of the stored ones.
 */
export class Supplies {
  readonly #read: (cups20: readonly string[]) => Promise<readonly KnownContract[]>
  readonly #filed: ReadonlyMap<string, KnownContract>
  readonly #filedByCups: ReadonlyMap<string, readonly KnownContract[]>
  readonly #known = new Map<string, Supply | undefined>()
  /** The end of the piece before: a CUPS may begin in one piece and end in the next. */
  #tail = ''

  constructor(
    read: (cups20: readonly string[]) => Promise<readonly KnownContract[]>,
    filed: ReadonlyMap<string, KnownContract> = new Map(),
  ) {
    this.#read = read
    this.#filed = filed
    this.#filedByCups = Map.groupBy(filed.values(), ({ cups20 }) => cups20)
  }

  get(cups20: string): Supply | undefined {
    return this.#known.get(cups20)
  }

  /** Called where a text begins. Within a text no supply is forgotten: rows may wait for others of the same one. */
  begin(): void {
    this.#tail = ''
    if (this.#known.size > mostRemembered) this.#known.clear()
  }

  /** Reads the supplies that a piece of a text names and that are not known yet. */
  async load(piece: Buffer): Promise<void> {
    const text = this.#tail + piece.toString('latin1')
    this.#tail = text.slice(-cupsLength)
    const missing = new Set<string>()
    let last = ''
    for (const [found] of text.matchAll(anyCups)) {
      if (found === last) continue
      last = found
      const cups20 = found.toUpperCase()
      if (!this.#known.has(cups20)) missing.add(cups20)
    }
    if (missing.size === 0) return
    const stored = await this.#read([...missing])
    const filed = [...missing].flatMap((cups20) => this.#filedByCups.get(cups20) ?? [])
    const supplies = suppliesOf([...stored.filter(({ name }) => !this.#filed.has(name)), ...filed])
    for (const cups20 of missing) this.#known.set(cups20, supplies.get(cups20))
  }
}

/** Electricity supplies by the first 20 characters of their CUPS. Where two contracts overlap, the later one has the day. */
function suppliesOf(contracts: Iterable<KnownContract>): Map<string, Supply> {
  const supplies = new Map<string, Supply & { spans: Span[] }>()
  let checked = 0
  for (const contract of contracts) {
    if (contract.kind !== 'electricity' || contract.start_day === null) continue
    const { cups20, name } = contract
    const zone: ClockZone = contract.time_zone === 'Atlantic/Canary' ? 'Atlantic/Canary' : 'Europe/Madrid'
    let supply = supplies.get(cups20)
    if (!supply) supplies.set(cups20, (supply = { cups20, zone, spans: [] }))
    supply.spans.push({
      contractId: contract.id ?? --checked,
      name,
      first: dayNumber(contract.start_day),
      last: contract.end_day === null ? NO_END : dayNumber(contract.end_day),
    })
  }
  for (const { spans } of supplies.values()) {
    spans.sort((a, b) => b.first - a.first || (a.name < b.name ? 1 : -1))
  }
  return supplies
}
