import * as contract from '@endoll/api/comparison.ts'
import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import type { LeadContact } from '@endoll/api/lead-contact.ts'
import type { Locale } from '@endoll/api/language.ts'
import {
  electricityComparisonProblems,
  gasComparisonProblems,
  powerFields,
  consumptionFields,
  type AskedElectricity,
  type AskedGas,
} from '@endoll/domain/comparison/asked-comparison.ts'
import { typedAmountCents, typedConsumptionWh, typedPowerW } from '@endoll/domain/comparison/bill-figures.ts'
import { comparedTariff, compareElectricity, compareGas } from '@endoll/domain/comparison/compare.ts'
import { findGasTariffByNumber } from '@endoll/domain/contracting/gas-contract.ts'
import { mayHaveLastResort } from '@endoll/domain/contracting/last-resort.ts'
import { parseCups } from '@endoll/domain/identity/cups.ts'
import { accessTariffs } from '@endoll/domain/supply/tariff.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { spendAsk, budgetOf, spend } from '../../platform/budget.ts'
import { todayOf } from '../../platform/clock.ts'
import { invalidFields } from '../../platform/http/failure.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import { networkOf } from '../../platform/network.ts'
import type { Services } from '../../platform/services.ts'
import { keepLeadContact, refuse } from '../enquiries/operations.ts'

import { compareProducts, provinceOf, savingOf } from './saving.ts'

type Electricity = Extract<BodyOf<typeof contract.comparePrices>, { mode: 'auto' }>
type Gas = Extract<BodyOf<typeof contract.compareGasPrices>, { mode: 'auto' }>

/** Bills a network may have compared in a quarter of an hour. */
const comparisonsPerNetwork = 60
const windowSeconds = 15 * 60
/** Whose products a bill of gas is compared with. */
const ofHomes = { customer: 'person', selfcons: 'false' } as const
/** A bill sent instead of what stands on it. */
const sentBills = { fewest: 1, most: 3 }

function billOf({ cups, comerOrigin = null, startDate, endDate, invoiceAmount }: Electricity | Gas) {
  return {
    cups,
    comerOrigin,
    startDate,
    endDate,
    invoiceAmountCents: typedAmountCents(invoiceAmount),
  }
}

function electricityOf(body: Electricity): AskedElectricity {
  const tariff = accessTariffs.find(({ cnmcCode }) => Number(cnmcCode) === body.access_tariff)
  return {
    ...billOf(body),
    tariff: tariff?.name ?? '',
    powersW: powerFields.map((field) => typedPowerW(body[field])),
    usedWh: consumptionFields.map((field) => typedConsumptionWh(body[field])),
    surplusWh: typedConsumptionWh(body.surplus),
    surplusPrice: body.surplusPrice ?? null,
  }
}

async function electricitySaving(
  services: Services,
  asked: AskedElectricity,
  locale: Locale,
): Promise<ReplyInput<typeof contract.comparePrices>['data']> {
  const today = todayOf(services)
  const provinceCode = await provinceOf(services, asked.cups)
  const tariff = comparedTariff(asked.tariff, today)
  if (!tariff) return null
  const surplusWh = asked.surplusWh ?? 0
  const wanted = {
    tariff: tariff.name,
    selfcons: surplusWh > 0 ? 'true' : 'false',
    // Six periods are mostly of companies.
    ...(tariff.upToW === undefined ? {} : { customer: 'person' as const }),
  } as const
  const products = await compareProducts(services, wanted, locale, (offer) =>
    compareElectricity({ asked, provinceCode, today }, offer),
  )
  const saving = savingOf(products, locale, surplusWh > 0 ? { price: asked.surplusPrice ?? null } : undefined)
  if (!saving) return null
  const { common, linesOf, others, taxes } = saving
  return {
    ...common,
    operations: { potencia: linesOf('power'), energia: linesOf('energy', 'surplus'), lloguer: others, taxes },
  }
}

async function gasSaving(
  services: Services,
  asked: AskedGas,
  { access_tariff }: Gas,
  locale: Locale,
): Promise<ReplyInput<typeof contract.compareGasPrices>['data']> {
  const today = todayOf(services)
  const tariff = findGasTariffByNumber(access_tariff ?? undefined)
  if (!tariff) return null
  const provinceCode = await provinceOf(services, asked.cups)
  // The group of the tariff says how much is used in a year; more is not known of a bill.
  const mayRegulated = mayHaveLastResort({ tariff, yearlyWh: null, pressureBar: null }, today)
  const wanted = { tariff: tariff.name, mayRegulated, ...ofHomes }
  const products = await compareProducts(services, wanted, locale, (offer) =>
    compareGas({ asked, tariff, provinceCode, today }, offer),
  )
  const saving = savingOf(products, locale)
  if (!saving) return null
  const { common, linesOf, taxes } = saving
  return { ...common, operations: { fijo: linesOf('fixed'), variable: linesOf('energy'), taxes } }
}

interface Calling {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly locale: Locale
}

export function comparisonRoutes(services: Services): ApiModule {
  const { db } = services
  const networks = budgetOf(db, { kind: 'comparison', points: comparisonsPerNetwork, windowSeconds })
  const keep = async (
    kind: 'price' | 'gas_price',
    { details, about, calling }: { details: LeadContact; about: object; calling: Calling },
    invoices: typeof sentBills | undefined,
  ) => {
    await spendAsk(db, calling.request.ip)
    return keepLeadContact(services, { kind, details, about: { ...about }, invoices }, calling)
  }
  const keepInterest = async (
    kind: 'price' | 'gas_price',
    { cups, ...details }: BodyOf<typeof contract.confirmComparison>,
    calling: Calling,
  ) => {
    const parsed = parseCups(cups)
    if (!parsed.ok) throw invalidFields({ cups: [parsed.error] })
    const { reference } = await keep(kind, { details, about: { cups }, calling }, undefined)
    return { status: 'OK' as const, reference }
  }
  return implement('comparison', contract, {
    comparePrices: async ({ body, locale, request, reply }) => {
      const calling = { locale, request, reply }
      if (body.mode === 'manual') {
        const { mode, ...details } = body
        const { reference } = await keep('price', { details, about: { mode }, calling }, sentBills)
        return { data: null, reference }
      }
      await spend(networks, networkOf(request.ip))
      const asked = electricityOf(body)
      refuse(electricityComparisonProblems(asked))
      return { data: await electricitySaving(services, asked, locale), reference: null }
    },

    compareGasPrices: async ({ body, locale, request, reply }) => {
      const calling = { locale, request, reply }
      if (body.mode === 'manual') {
        const { mode, ...details } = body
        const { reference } = await keep('gas_price', { details, about: { mode }, calling }, sentBills)
        return { data: null, reference }
      }
      await spend(networks, networkOf(request.ip))
      const tariff = findGasTariffByNumber(body.access_tariff ?? undefined)?.name ?? ''
      const asked: AskedGas = { ...billOf(body), tariff, consumptionWh: typedConsumptionWh(body.consumption) }
      refuse(gasComparisonProblems(asked))
      return { data: await gasSaving(services, asked, body, locale), reference: null }
    },

    confirmComparison: ({ body, locale, request, reply }) =>
      keepInterest('price', body, { locale, request, reply }),
    confirmGasComparison: ({ body, locale, request, reply }) =>
      keepInterest('gas_price', body, { locale, request, reply }),
  })
}
