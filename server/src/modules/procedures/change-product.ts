import { centsOf } from '@endoll/api/cents.ts'
import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import type { Locale } from '@endoll/api/language.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import * as api from '@endoll/api/procedures/change-product.ts'
import { findOn } from '@endoll/domain/billing/rates/dated.ts'
import { priceConcepts } from '@endoll/domain/billing/billed-supply.ts'
import { penaltyCents } from '@endoll/domain/contracting/contract-terms.ts'
import { lastWithdrawalDay } from '@endoll/domain/contracting/withdrawal.ts'
import { findProductRefusal, productStartDay } from '@endoll/domain/procedures/change-product.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { readBilledServices } from '../../billing/billed-services.ts'
import { listProductPrices } from '../../billing/billed-supply.ts'
import { isPersonNif, termColumns, termsOfProduct } from '../../billing/product-terms.ts'
import { RENUNCIATION_TITLE, renunciationText } from '../../documents/bonus-renunciation/renunciation-text.ts'
import { keepConditions } from '../../documents/general-conditions.ts'
import { getOwnContract, lockOwnContract, type ContractRow, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import { readOwnTexts } from '../../platform/own-texts.ts'
import type { Services } from '../../platform/services.ts'
import { readProductYear } from '../product-year/queries.ts'
import { findOpenRequest, openContractChange } from '../requests/operations/open.ts'
import { submitChange, submittedOf, type Submitted } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { isConsumers } from './consumer.ts'
import { describeOthers, listOtherProducts } from './product-offers.ts'

function requireOffered({ deployment }: Services, { kind }: Pick<ContractRow, 'kind'>) {
  if (!kindsOffered('change_product', deployment.switches).includes(kind)) throw notFound()
}

/** The current product and what leaving it costs on a day. */
async function readPresent(db: Db, contract: ContractRow, today: Day, locale: Locale) {
  const product = await db
    .selectFrom('product')
    .select(['code', 'name', 'commercial_name', 'last_resort', ...termColumns])
    .where('code', '=', contract.product_code)
    .executeTakeFirstOrThrow()
  const name = product.commercial_name ?? product.name
  const { said } = await readOwnTexts(db, [name], locale)
  const { stay } = termsOfProduct(
    product,
    { tariff: contract.tariff, isPerson: isPersonNif(contract.owner_nif) },
    today,
  )
  const lastDay = contract.commitment_end_day
  return {
    code: product.code,
    name: said(name),
    isLastResort: product.last_resort,
    stay:
      lastDay === null || lastDay < today
        ? null
        : { last_day: lastDay, penalty_percent: stay?.penaltyPercent ?? null },
  }
}

async function refusalOf(db: Db, services: Services, contract: ContractRow, today: Day) {
  const [open, { others }] = await Promise.all([
    findOpenRequest(db, contract.id, 'change_product'),
    listOtherProducts({ ...services, db }, contract, today),
  ])
  const code = findProductRefusal({
    state: contract.state,
    endDay: contract.end_day,
    isWaiting: open !== undefined,
    others: others.length,
  })
  return { code, open: code === 'process_running' ? open : undefined }
}

async function getProductChange(
  services: Services,
  caller: Owner & { readonly accountId: number },
  { name, locale }: { readonly name: string; readonly locale: Locale },
): Promise<ReplyInput<typeof api.getProductChange>> {
  const { db } = services
  const contract = await getOwnContract(db, caller, { name })
  requireOffered(services, contract)
  const today = todayOf(services)
  const [present, year, refused, isConsumer, { socialBonus }] = await Promise.all([
    readPresent(db, contract, today, locale),
    readProductYear(services, caller, name, locale),
    refusalOf(db, services, contract, today),
    isConsumers(db, contract),
    readBilledServices(db, contract.id),
  ])
  const own = year.products.find((product) => product.own)
  return {
    product: { code: present.code, name: present.name },
    year:
      year.reason === null
        ? {
            start_date: year.start_date,
            end_date: year.end_date,
            own: own ? { total: own.total, from: own.from, to: own.to } : null,
          }
        : null,
    soon: productStartDay('soon', today),
    after_withdrawal: isConsumer ? productStartDay('after_withdrawal', today) : null,
    withdrawal_until: isConsumer ? lastWithdrawalDay(today) : null,
    stay: present.stay && {
      ...present.stay,
      penalty_euros:
        own && present.stay.penalty_percent !== null
          ? penaltyCents(
              {
                lastDay: present.stay.last_day,
                percent: present.stay.penalty_percent,
                yearCents: Math.round(own.total * 100),
              },
              today,
            ) / 100
          : null,
    },
    last_resort: present.isLastResort,
    social_bonus: findOn(socialBonus ?? [], today)
      ? {
          title: RENUNCIATION_TITLE,
          paragraphs: [...renunciationText(services.deployment.organisation.legalName)],
        }
      : null,
    refusal: refused.code
      ? { code: refused.code, request: refused.open ?? null, end_date: contract.end_day }
      : null,
    products: refused.code ? [] : await describeOthers(services, contract, { today, year, locale }),
  }
}

type Body = BodyOf<typeof api.changeProduct>

/** Asks for another product; what is shown of it is what is signed. */
async function changeProduct(
  services: Services,
  asking: Asking,
  { name, locale, body }: { readonly name: string; readonly locale: Locale; readonly body: Body },
): Promise<Submitted> {
  const year = await readProductYear(services, asking.caller, name, locale)
  return inTransaction(services, async (db) => {
    const row = await lockOwnContract(db, asking.caller, { name })
    requireOffered(services, row)
    const opened = await openContractChange(db, asking, { procedure: 'change_product', contract: row, body })
    if (opened.earlier) return submittedOf(opened.earlier)
    const today = todayOf(services)
    const within = { ...services, db }
    const { code } = await refusalOf(db, services, row, today)
    if (code === 'contract_not_active' || code === 'process_running') throw new Failure(code)
    if (code) throw new Failure('product_change_not_possible')
    const products = await describeOthers(within, row, { today, year, locale })
    const product = products.find((one) => one.code === body.product)
    if (!product) throw invalidFields({ product: ['product_not_available'] })
    const { socialBonus } = await readBilledServices(db, row.id)
    const hasBonus = findOn(socialBonus ?? [], today) !== undefined
    // RD 897/2017 art. 5.5, RD 88/2026 art. 13.j.
    if (hasBonus && body.bonus_renounced !== true)
      throw invalidFields({ bonus_renounced: ['required_field'] })
    const [present, isConsumer, conditions, { revision }, prices] = await Promise.all([
      readPresent(db, row, today, locale),
      isConsumers(db, row),
      keepConditions(db, services.deployment),
      db.selectFrom('product').select('revision').where('code', '=', product.code).executeTakeFirstOrThrow(),
      listProductPrices(db, product.code),
    ])
    const own = year.products.find((one) => one.own)
    return submitChange(db, services, opened, {
      submission: {
        procedure: 'change_product',
        contract: row.name,
        cups: row.cups,
        kind: row.kind,
        tariff: row.tariff,
        powers_w: row.powers_w,
        product: product.code,
        product_name: product.name,
        product_before: present.code,
        product_name_before: present.name,
        start: isConsumer ? body.start : 'soon',
        // For customers who may withdraw from it.
        consumer: isConsumer,
        person: isPersonNif(row.owner_nif),
        prices: prices
          .filter(({ from, to }) => from <= today && (to === undefined || today < to))
          .toSorted((a, b) => priceConcepts.indexOf(a.concept) - priceConcepts.indexOf(b.concept))
          .map(({ concept, tariffPeriod, price, unit, to }) =>
            [concept, tariffPeriod, String(Number(price)), unit, ...(to === undefined ? [] : [to])].join(' '),
          ),
        price_kind: product.price_kind,
        revision,
        regulated: product.regulated,
        ...(product.year
          ? {
              year_cents: centsOf(product.year.total),
              year_from_cents: centsOf(product.year.from),
              year_to_cents: centsOf(product.year.to),
            }
          : {}),
        ...(own && product.year ? { year_before_cents: centsOf(own.total) } : {}),
        ...(hasBonus ? { bonus_renounced: true } : {}),
        duration_months: product.duration_months,
        stay_months: product.stay?.months ?? null,
        penalty_percent: product.stay?.penalty_percent ?? null,
        stay_left_until: present.stay?.last_day ?? null,
        stay_left_percent: present.stay?.penalty_percent ?? null,
        ...(product.battery_left === null
          ? {}
          : {
              battery_left_cents: centsOf(product.battery_left),
              battery_rule: services.deployment.leavingBattery,
            }),
        conditions_sha256: conditions?.toString('hex') ?? null,
      },
      changes: {
        product_code: product.code,
        ...Object.fromEntries(product.options_lost.map((option) => [option, null])),
      },
    })
  })
}

export function changeProductModule(services: Services): ApiModule {
  return implement('procedures', api, {
    getProductChange: ({ caller, params, locale }) =>
      getProductChange(services, caller, { name: params.name, locale }),
    changeProduct: async (call) => {
      const { params, body, locale } = call
      return (await changeProduct(services, askingOf(call), { name: params.name, locale, body })).reply
    },
  })
}
