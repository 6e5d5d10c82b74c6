import { law } from '@endoll/domain/billing/second-calculation.fixture.ts'
import type { DemoContract } from '../contract.ts'
import { daysOf, inElectricityTax, rounded, sumOf, type Given, type Line } from './lines-by-hand.fixture.ts'

type HandTax = { readonly text: string; readonly cents: number }

function taxOf(name: string, rate: string | number, base: number, cents: number): HandTax {
  return { text: `${name} ${rate} ${base}: ${cents}`, cents }
}

export function taxesOf(given: Given, lines: readonly Line[]): HandTax[] {
  const energy = energyTaxesOf(given, lines)
  return [...energy, ...indirectTaxesOf(given, lines, energy)]
}

function isHousehold({ customer, owner }: DemoContract): boolean {
  return owner === undefined && customer !== 'obrador'
}

/** The electricity tax, or that on hydrocarbons. */
function energyTaxesOf({ contract, span }: Given, lines: readonly Line[]): HandTax[] {
  const last = daysOf(span).at(-1)!
  const province = contract.place.postalCode.slice(0, 2)
  const use = isHousehold(contract) ? 'household' : 'business'
  const wh = lines.reduce((sum, line) => sum + (line.kind === 'energy' ? line.thousandths : 0), 0)
  if (contract.kind === 'electricity') {
    const base = sumOf(lines, ...inElectricityTax)
    const percent = BigInt(law.electricityTax(last))
    const by = rounded(BigInt(base) * percent, 10n ** 10n)
    const least = rounded(BigInt(wh) * BigInt(law.leastTenthsPerMwh(use, 'low')), 100_000n)
    if (wh > 0 && least > by) return [taxOf('electricity_tax', '0.001', base, least)]
    return [taxOf('electricity_tax', percent === 50_000_000n ? '0.5' : '5.11269632', base, by)]
  }
  if (!law.hydrocarbonsDueIn(province)) return []
  const rate = law.hydrocarbons(last, use) * 36
  const cents = rounded(BigInt(wh) * BigInt(rate), 10n ** 7n)
  return [taxOf('hydrocarbon_tax', String(rate / 1e6), sumOf(lines, 'energy'), cents)]
}

/** IVA, IGIC or IPSI, on lines and taxes of energy. */
function indirectTaxesOf(
  { contract, span }: Given,
  lines: readonly Line[],
  energyTaxes: readonly HandTax[],
): HandTax[] {
  const { kind, powersKw, place } = contract
  const last = daysOf(span).at(-1)!
  const province = place.postalCode.slice(0, 2)
  const highestW = Math.max(0, ...powersKw.map((kw) => Math.round(kw * 1000)))
  const all = [...lines, ...energyTaxes].reduce((sum, { cents }) => sum + cents, 0)
  const indirect = (
    name: string,
    rate: number,
    apart: readonly [rate: number, kinds: readonly string[]] | undefined,
  ) => {
    const other = apart ? sumOf(lines, ...apart[1]) : 0
    const taxes = [taxOf(name, rate, all - other, rounded(BigInt((all - other) * rate), 100n))]
    if (apart && other !== 0)
      taxes.push(taxOf(name, apart[0], other, rounded(BigInt(other * apart[0]), 100n)))
    return taxes
  }
  const notEnergy = ['meter_rental', 'service']
  if (['35', '38'].includes(province)) {
    const use = isHousehold(contract) ? 'household' : 'business'
    return indirect('IGIC', law.igicOfEnergy(kind, use, highestW), [law.igicOfTheRest, notEnergy])
  }
  if (['51', '52'].includes(province))
    return indirect('IPSI', law.ipsiOfEnergy, [law.ipsiOfTheRest, notEnergy])
  const rate = kind === 'gas' ? law.ivaOfGas(last) : law.ivaOfElectricity(last, highestW, false)
  return indirect('IVA', rate, rate < law.ivaOfServices ? [law.ivaOfServices, ['service']] : undefined)
}
