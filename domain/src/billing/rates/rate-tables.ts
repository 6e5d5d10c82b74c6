import { monthlyUse, ownUseOfSurplus } from '../../comparison/months-of-year.ts'
import { homeSun, homeUse, useRangePercent } from '../../contracting/home-use.ts'
import { networkRights } from '../../procedures/network-rights.ts'
import { claimAnswers } from '../../claims/claim-answer.ts'
import { contractDuties } from '../../contracting/contract-duties.ts'
import { renewalNoticeDays } from '../../notifications/renewal-notice.ts'
import { priceNotices } from '../../notifications/price-notice.ts'
import { powerChangeWorkingDays } from '../../procedures/due-day.ts'
import { powerChangeIntervals } from '../../procedures/power-change-interval.ts'
import { powerRelief } from '../../procedures/power-relief.ts'
import { lastResortLimits } from '../../contracting/last-resort.ts'
import { contractTermsLaw } from '../../contracting/contract-terms.ts'
import { withdrawalDays } from '../../contracting/withdrawal.ts'
import { debitReturnWeeks } from '../../procedures/debit-return.ts'
import { gasReadingMonths } from '../../supply/gas-tariff.ts'
import { electricReadingMonths } from '../../readings/own-reading.ts'
import { powerSteps } from '../../supply/power.ts'
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
