import type { getOptimalPower } from '@endoll/api/optimal-power.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import type { BilledSupply } from '@endoll/domain/billing/billed-supply.ts'
import { findOptimalPower, type OptimalPower } from '@endoll/domain/billing/optimal-power.ts'
import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { limiterMarginPercent } from '@endoll/domain/billing/rates/limiter-margin.ts'
import { holderByNif } from '@endoll/domain/procedures/power-holder.ts'
import { findTaxRules } from '@endoll/domain/billing/tax-rules.ts'
import { addMonths, type Day } from '@endoll/domain/time/day.ts'
import { getOwnContract, type ContractRow, type Owner } from '../../platform/access.ts'
import { readBilledSupply } from '../../billing/billed-supply.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { readBilledDemand } from '../invoices/queries.ts'
import { nextChangeDay, readPowerRefusal } from '../power-change/queries.ts'
import { powerPartOf, withoutSuggestion, type PowerPart } from './optimal-power-wire.ts'

type Reply = ReplyInput<typeof getOptimalPower>

/** Bills are read this far back: a year before the last bill, which may itself be old. */
const MONTHS_READ = 24

type Facts = Pick<Reply, 'taxes'> & PowerPart

/** The best powers of an active electricity contract by the demand of its bills. W, cents. */
export async function findBestPowers(
  db: Db,
  owner: Owner,
  { contract, supply, day }: { contract: ContractRow; supply: BilledSupply; day: Day },
): Promise<OptimalPower> {
  const { provinceCode, use, prices } = supply
  const bills = await readBilledDemand(db, owner, {
    contractId: contract.id,
    since: addMonths(day, -MONTHS_READ),
  })
  const { tariff, powers_w: powersW } = contract
  const holder = holderByNif(contract.owner_nif)
  return findOptimalPower({ tariff, provinceCode, use, holder, powersW, prices, bills, day })
}

function taxesOf(supply: Parameters<typeof findTaxRules>[0], day: Day): Reply['taxes'] {
  const rules = findTaxRules(supply, day)
  const { electricityTax, indirectTax } = rules ?? {}
  return [
    ...(electricityTax ? [{ tax: 'electricity_tax' as const, percent: electricityTax.percent }] : []),
    ...(indirectTax ? [{ tax: indirectTax.tax, percent: indirectTax.percent }] : []),
  ]
}

async function factsOf(db: Db, owner: Owner, contract: ContractRow, day: Day): Promise<Facts> {
  const { powers_w: powersW, kind, state } = contract
  if (kind === 'gas') return { ...withoutSuggestion('gas', powersW), taxes: [] }
  if (state !== 'activa') return { ...withoutSuggestion('contract_not_active', powersW), taxes: [] }
  const supply = await readBilledSupply(db, contract)
  const found = await findBestPowers(db, owner, { contract, supply, day })
  const { provinceCode, use, voltage } = supply
  const maxPowerW = Math.max(0, ...powersW)
  const taxed = { energy: 'electricity', provinceCode, use, maxPowerW, voltage } as const
  return { ...powerPartOf(found, powersW), taxes: taxesOf(taxed, day) }
}

/** The best contracted powers of a contract of the customer, or why there are none. Throws not-found. */
export async function readOptimalPower(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  owner: Owner,
  name: string,
): Promise<Reply> {
  const contract = await getOwnContract(db, owner, { name })
  const today = todayOf({ clock })
  const [facts, refusal] = await Promise.all([
    factsOf(db, owner, contract, today),
    readPowerRefusal(db, contract, today),
  ])
  return {
    ...facts,
    tariff: contract.tariff,
    margin_percent: valueOn(limiterMarginPercent, today),
    prices_date: today,
    refusal,
    next_change_date: nextChangeDay(contract, today),
  }
}
