import { monthlyUse, ownUseOfSurplus } from '../../comparison/months-of-year.ts'
import { invoiceStateDays } from '../invoice-states.ts'
import { homePowerW, homeSun, homeUse, useRangePercent } from '../../contracting/home-use.ts'
import { networkRights } from '../../procedures/network-rights.ts'
import { claimAnswers } from '../../claims/claim-answer.ts'
import { contractDuties } from '../../contracting/contract-duties.ts'
import { pvpcRenewalMonths, renewalNoticeDays } from '../../notifications/renewal-notice.ts'
import { priceNotices } from '../../notifications/price-notice.ts'
import { powerChangeWorkingDays } from '../../procedures/due-day.ts'
import { powerChangeIntervals } from '../../procedures/power-change-interval.ts'
import { powerRelief } from '../../procedures/power-relief.ts'
import { lastResortDebt, lastResortLimits, lastResortPrices } from '../../contracting/last-resort.ts'
import { pvpcLaw } from '../pvpc.ts'
import { contractTermsLaw } from '../../contracting/contract-terms.ts'
import { withdrawalDays } from '../../contracting/withdrawal.ts'
import { debitReturnWeeks } from '../../procedures/debit-return.ts'
import { gasReadingMonths } from '../../supply/gas-tariff.ts'
import { electricReadingMonths } from '../../readings/own-reading.ts'
import { powerSteps } from '../../supply/power.ts'
import { legalInterest } from '../excess-interest.ts'
import { accessCosts } from './access-costs.ts'
import type { Rate } from './dated.ts'
import { electricityTaxBase, electricityTaxMinimum, electricityTaxPercent } from './electricity-tax.ts'
import { electricityTaxRelief } from './electricity-relief.ts'
import { excessPowerFactor, excessPowerPrices30, reactivePrices, reactiveRule } from './excess.ts'
import { hydrocarbonTax, hydrocarbonTaxZones } from './gas.ts'
import {
  igic,
  ipsi,
  ivaGeneral,
  ivaOnElectricity,
  ivaOnGas,
  notEnergy,
  notInIvaCut,
} from './indirect-taxes.ts'
import { excessByDemandUpToW, limiterMarginPercent } from './limiter-margin.ts'
import { meterRental, socialBonusFinancing, socialBonusLimitKwh, socialBonusPercent } from './supply-costs.ts'
import {
  cutMoratorium,
  largeHomeNoticeMonths,
  neverCut,
  reconnection,
  tariffGasMonths,
  unpaidWaits,
} from './unpaid.ts'

/** A table of dated rows, with what its values are and whom they are for. */
export type RateTable = {
  readonly title: string
  readonly who: string
  readonly rows: readonly Rate<unknown>[]
}

const IVA_LANDS = 'peninsula and Baleares'

/** Every table of dated rows by the name that the code gives it; docs/rates.md is written from it. */
export const rateTables: Readonly<Record<string, RateTable>> = {
  ivaGeneral: { title: 'IVA, general, %', who: IVA_LANDS, rows: ivaGeneral },
  ivaOnElectricity: {
    title: 'IVA on electricity, % (`above`: of more contracted power in W)',
    who: IVA_LANDS,
    rows: ivaOnElectricity,
  },
  ivaOnGas: { title: 'IVA on gas, %', who: IVA_LANDS, rows: ivaOnGas },
  notInIvaCut: { title: 'Lines that a cut of IVA does not reach', who: IVA_LANDS, rows: notInIvaCut },
  igic: {
    title: 'IGIC, %: electricity of homes, other electricity and all gas, what is no energy',
    who: 'Canarias',
    rows: igic,
  },
  ipsi: { title: 'IPSI, %: energy, what is no energy', who: 'Ceuta and Melilla', rows: ipsi },
  notEnergy: {
    title: 'Lines that are no energy for IGIC and IPSI',
    who: 'Canarias, Ceuta, Melilla',
    rows: notEnergy,
  },
  electricityTaxPercent: { title: 'Electricity tax, %', who: 'all electricity', rows: electricityTaxPercent },
  electricityTaxMinimum: {
    title: 'Least electricity tax, EUR/kWh',
    who: '`industrial`: high voltage and industrial plants; `general`: all other electricity',
    rows: electricityTaxMinimum,
  },
  electricityTaxRelief: {
    title: 'Reduced base of the electricity tax, % off it',
    who: 'uses a to f of Ley 38/1992 art. 98.1, recognised by the tax agency',
    rows: electricityTaxRelief,
  },
  electricityTaxBase: {
    title: 'Base of the electricity tax',
    who: 'all electricity',
    rows: electricityTaxBase,
  },
  hydrocarbonTax: {
    title: 'Hydrocarbon tax on gas, EUR/kWh',
    who: '`professional`: industrial plants and farming; `general`: all other gas',
    rows: hydrocarbonTax,
  },
  hydrocarbonTaxZones: {
    title: 'Where the hydrocarbon tax is due',
    who: 'all gas',
    rows: hydrocarbonTaxZones,
  },
  socialBonusFinancing: {
    title: 'Financing of the social bonus, EUR/year',
    who: 'all electricity',
    rows: socialBonusFinancing,
  },
  socialBonusPercent: { title: 'Social bonus, %', who: 'homes that have it', rows: socialBonusPercent },
  socialBonusLimitKwh: {
    title: 'Energy with social bonus, kWh/year',
    who: 'homes that have it',
    rows: socialBonusLimitKwh,
  },
  legalInterest: { title: 'Legal interest of money, %', who: 'everybody', rows: legalInterest },
  meterRental: { title: 'Rental of the meter, EUR/month', who: "distributors' meters", rows: meterRental },
  excessPowerFactor: {
    title: 'How often a kW of excess power counts',
    who: 'up to 50 kW',
    rows: excessPowerFactor,
  },
  excessPowerPrices30: {
    title: 'Excess power, EUR/kW/day, P1 to P6',
    who: '3.0TD',
    rows: excessPowerPrices30,
  },
  excessByDemandUpToW: {
    title: 'Highest power whose excess is charged by the maximeter, W',
    who: 'all electricity; above it excess power is refused',
    rows: excessByDemandUpToW,
  },
  reactiveRule: {
    title: 'Reactive energy that is charged',
    who: 'tariffs of six periods',
    rows: reactiveRule,
  },
  reactivePrices: {
    title: 'Reactive energy, EUR/kvarh',
    who: 'tariffs of six periods',
    rows: reactivePrices,
  },
  limiterMarginPercent: {
    title: 'Margin of a suggested power, %',
    who: 'supplies with a limiter',
    rows: limiterMarginPercent,
  },
  networkRights: {
    title: 'Network rights of a change of power, EUR',
    who: 'all electricity',
    rows: networkRights,
  },
  powerChangeIntervals: {
    title: 'Months between two changes of power',
    who: 'all but the relief of 2026',
    rows: powerChangeIntervals,
  },
  powerRelief: {
    title: 'Relief of 2026 for changes of power',
    who: 'firms and self-employed',
    rows: powerRelief,
  },
  powerChangeWorkingDays: {
    title: 'Working days of a change of power',
    who: 'by voltage',
    rows: powerChangeWorkingDays,
  },
  claimAnswers: {
    title: 'In which time a claim is answered',
    who: 'every claim, bills and charges, a supply that has stopped',
    rows: claimAnswers,
  },
  contractDuties: {
    title: 'What a contract of electricity tells of quality, errors and its end',
    who: 'electricity',
    rows: contractDuties,
  },
  priceNotices: {
    title: 'How long before its day a change of prices or conditions is told',
    who: 'households, others',
    rows: priceNotices,
  },
  pvpcRenewalMonths: {
    title: 'Months before the end of a contract at the PVPC, its renewal told at the latest',
    who: 'contracts at the PVPC',
    rows: pvpcRenewalMonths,
  },
  invoiceStateDays: {
    title: 'Working days in which a firm tells a state of its invoice',
    who: 'firms and professionals',
    rows: invoiceStateDays,
  },
  renewalNoticeDays: {
    title: 'Days before the last day to refuse a renewal, told at the latest',
    who: 'consumers',
    rows: renewalNoticeDays,
  },
  powerSteps: { title: 'Steps of contracted power, W', who: '2.0TD', rows: powerSteps },
  electricReadingMonths: {
    title: 'Months between readings of a meter of electricity that somebody comes to read',
    who: 'up to 15 kW',
    rows: electricReadingMonths,
  },
  gasReadingMonths: {
    title: 'Months between readings of a gas meter',
    who: 'homes',
    rows: gasReadingMonths,
  },
  debitReturnWeeks: {
    title: 'Weeks to have a direct debit returned',
    who: 'consumers with a SEPA Core mandate',
    rows: debitReturnWeeks,
  },
  contractTermsLaw: {
    title: 'How long a contract lasts and what leaving may cost a home',
    who: 'electricity',
    rows: contractTermsLaw,
  },
  withdrawalDays: {
    title: 'Days to step back from a contract made at a distance',
    who: 'consumers',
    rows: withdrawalDays,
  },
  pvpcLaw: {
    title: 'Days to pay, and the renewal of a social bonus',
    who: 'contracts at the PVPC',
    rows: pvpcLaw,
  },
  unpaidWaits: {
    title: 'Waits before a cut',
    who: 'homes that could have the social bonus',
    rows: unpaidWaits,
  },
  largeHomeNoticeMonths: {
    title: 'Months between the letter that announces a cut and the cut',
    who: 'homes above 10 kW',
    rows: largeHomeNoticeMonths,
  },
  tariffGasMonths: {
    title: 'Months from the demand for payment to a cut',
    who: 'gas of the tariff of last resort',
    rows: tariffGasMonths,
  },
  cutMoratorium: {
    title: 'Protections under which nothing is cut while the measure lasts, and its days count in no wait',
    who: 'vulnerable consumers',
    rows: cutMoratorium,
  },
  neverCut: {
    title: 'Protections under which nothing is ever cut',
    who: 'supplies that are declared so',
    rows: neverCut,
  },
  reconnection: {
    title: 'Hours of a reconnection, and what it costs in rights of connection',
    who: 'homes up to 10 kW and the PVPC, other electricity, gas of the tariff of last resort',
    rows: reconnection,
  },
  ...Object.fromEntries(
    Object.entries(accessCosts).map(([tariff, rows]) => [
      tariff,
      { title: `Tolls and charges, EUR/kW/year and EUR/kWh`, who: tariff, rows },
    ]),
  ),
  lastResortLimits: {
    title: 'Up to what the tariff of last resort of gas is a right: Wh in a year, and bar',
    who: 'gas of RL.1 to RL.3',
    rows: lastResortLimits,
  },
  lastResortPrices: {
    title: 'Tariff of last resort of gas: fixed, EUR/month, and energy, EUR/kWh',
    who: 'gas of RL.1 to RL.3',
    rows: lastResortPrices,
  },
  lastResortDebt: {
    title: 'What leaving the tariff of last resort of gas costs, c€/kWh',
    who: 'whoever leaves it before the debt is recovered',
    rows: lastResortDebt,
  },
  homePowerW: {
    title: 'Contracted power of a home where nobody knows it, W',
    who: 'homes in 2.0TD, in the year of a product on the open price pages',
    rows: homePowerW,
  },
  homeUse: {
    title: 'Use of the mean home in a year: kWh, and per cent in P1, P2 and P3',
    who: 'homes of 2.0TD whose use nobody knows',
    rows: homeUse,
  },
  monthlyUse: {
    title: 'Share of each month in the use of a year, %, January first, for a visitor’s one bill',
    who: '2.0TD, six periods, gas',
    rows: monthlyUse,
  },
  ownUseOfSurplus: {
    title: 'What panels give that is used at once, % of what goes to the grid, for a visitor’s one bill',
    who: 'homes with panels',
    rows: ownUseOfSurplus,
  },
  homeSun: {
    title: 'A home with panels: % of the mean home’s use that it buys, and kWh of surplus in a year',
    who: 'homes of 2.0TD with self-consumption whose use nobody knows',
    rows: homeSun,
  },
  useRangePercent: {
    title: 'How far a year may lie from the use that is assumed, in per cent, lowest and highest',
    who: 'costs of a first year: by the distributor’s data, by a bill, by the mean home',
    rows: useRangePercent,
  },
}

/** Rates that were looked for and not found: nothing is computed with a guess in their place. docs/rates.md lists them. */
export const unknownRates: readonly string[] = [
  'Tolls of gas, of any day: the prices of gas are those of product-prices.csv, and what of them are tolls is not said.',
  'Tolls and charges of 6.2TDVE and of vessels. Of 6.2TDVE in 2026 one public file has the power alone (3.773717 / 2.125824 / 0.562648 / 0.342155 / 0.01335 / 0.011815 EUR/kW/year, without charges); its energy was not found.',
  'Tolls and charges of energy apart from each other in 2026, beyond 2.0TD: only what they come to together.',
  'Tolls and charges from 2027 on.',
  'Charges from 1 January to 14 February 2024: those of the rest of the year stand for the whole of it, with low confidence.',
  'Regulated prices of excess power of 6.1TD to 6.4TD and of the tariffs of chargers, and of any tariff before April 2025; of 2.0TD one public file has 0.279426 / 0.005316 EUR/kW/day for 2026. Contracts have the price of their product.',
  'The cost of gas (Cn) that the resolution of the tariff of last resort for October 2026 says (BOE-A-2026-20389): its text was not found. The preamble of RDL 25/2026 has 5.63 and in another place 5.43 c€/kWh.',
  'Whether electricity and gas rose by more than 15 % in September and October 2026 (INE, published on 14 October and 13 November): taxes of November and December stand as if they had not, and are said to be unsure.',
]
