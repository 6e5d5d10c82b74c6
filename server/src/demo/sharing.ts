import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decimalOf } from '@endoll/domain/money.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { DemoContract } from './contract.ts'
import { cupsOf } from './identifiers.ts'

/** Supplies that share with each: neighbours with other retailers, alike but for the last one. */
const NEIGHBOURS = 7
const WHOLE = 1_000_000

/** The code of the shared panels of a contract's building, if it has some. */
export function sharedCau({ place, shared }: DemoContract): string | undefined {
  return shared && `${cupsOf(place.distributor, shared.number)}A000`
}

/** Writes the coefficients of the year of each shared installation, as the distributor has them (RD 244/2019 annex I). */
export async function writeSharing(
  folder: string,
  contracts: readonly DemoContract[],
  today: Day,
): Promise<void> {
  const coefficients = join(folder, 'coefficients')
  await mkdir(coefficients, { recursive: true })
  for (const contract of contracts) {
    const { place, shared } = contract
    const cau = sharedCau(contract)
    if (!shared || cau === undefined) continue
    const each = Math.floor((WHOLE - shared.millionths) / NEIGHBOURS)
    const rest = WHOLE - shared.millionths - each * NEIGHBOURS
    const lines = [
      `${cupsOf(place.distributor, contract.number)};${decimalOf(shared.millionths, 6).replace('.', ',')}`,
      ...Array.from({ length: NEIGHBOURS }, (_, index) => {
        const millionths = each + (index === NEIGHBOURS - 1 ? rest : 0)
        return `${cupsOf(place.distributor, shared.number + 1 + index)};${decimalOf(millionths, 6).replace('.', ',')}`
      }),
    ]
    await writeFile(join(coefficients, `${cau}_${today.slice(0, 4)}.txt`), `${lines.join('\n')}\n`)
  }
}
