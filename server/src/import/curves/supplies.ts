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

const CUPS_LENGTH = 20
const [LETTER_E, LETTER_S, LETTER_A, LETTER_Z, SMALL, DIGIT_0] = [101, 115, 97, 122, 32, 48]

/** Whether a CUPS stands here, in any case: ES, 16 digits, two letters. */
function isCups(bytes: Uint8Array, at: number): boolean {
  if ((bytes[at]! | SMALL) !== LETTER_E || (bytes[at + 1]! | SMALL) !== LETTER_S) return false
  for (let index = at + 2; index < at + 18; index++) {
    const digit = bytes[index]! - DIGIT_0
    if (digit < 0 || digit > 9) return false
  }
  const isLetter = (byte: number) => (byte | SMALL) >= LETTER_A && (byte | SMALL) <= LETTER_Z
  return isLetter(bytes[at + 18]!) && isLetter(bytes[at + 19]!)
}

function isSame(bytes: Uint8Array, at: number, other: Uint8Array): boolean {
  // From the end, where the CUPS of one distributor differ.
  for (let index = CUPS_LENGTH - 1; index >= 0; index--) {
    if (bytes[at + index] !== other[index]) return false
  }
  return true
}

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
  #tail = Buffer.alloc(0)

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

  /** Called where a file begins. Within a file no supply is forgotten: its texts may be read once more. */
  beginFile(): void {
    if (this.#known.size > mostRemembered) this.#known.clear()
  }

  /** Called where a text begins. */
  beginText(): void {
    this.#tail = Buffer.alloc(0)
  }

  /** Reads the supplies that a piece of a text names and that are not known yet. */
  async load(piece: Buffer): Promise<void> {
    const missing = new Set<string>()
    this.#note(Buffer.concat([this.#tail, piece.subarray(0, CUPS_LENGTH)]), missing)
    this.#note(piece, missing)
    const end = piece.length < CUPS_LENGTH ? Buffer.concat([this.#tail, piece]) : piece
    this.#tail = Buffer.from(end.subarray(Math.max(0, end.length - CUPS_LENGTH)))
    if (missing.size === 0) return
    const stored = await this.#read([...missing])
    const filed = [...missing].flatMap((cups20) => this.#filedByCups.get(cups20) ?? [])
    const supplies = suppliesOf([...stored.filter(({ name }) => !this.#filed.has(name)), ...filed])
    for (const cups20 of missing) this.#known.set(cups20, supplies.get(cups20))
  }

  /** Notes every CUPS of a text that is not known. Most lines repeat that of the line before. */
  #note(text: Uint8Array, missing: Set<string>): void {
    const last = new Uint8Array(CUPS_LENGTH)
    for (let at = 0; at + CUPS_LENGTH <= text.length; at++) {
      if ((text[at]! | SMALL) !== LETTER_E || !isCups(text, at)) continue
      if (!isSame(text, at, last)) {
        last.set(text.subarray(at, at + CUPS_LENGTH))
        const cups20 = Buffer.from(last).toString('latin1').toUpperCase()
        if (!this.#known.has(cups20)) missing.add(cups20)
      }
      at += CUPS_LENGTH - 1
    }
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
