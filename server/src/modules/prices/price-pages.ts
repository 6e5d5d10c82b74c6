import type { Language } from '@endoll/api/language.ts'
import { pricePages } from '@endoll/api/price-pages.ts'
import type { Switches } from '@endoll/api/deployment/switches.ts'
import type { PriceConcept } from '@endoll/domain/billing/billed-supply.ts'
import type { ElectricityLabel } from '@endoll/domain/supply/electricity-label.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { homePowerW } from '@endoll/domain/contracting/home-use.ts'
import { marketWords } from '../../documents/pre-contract/first-year.ts'
import { marketItem } from '../contracting/queries.ts'
import { formatterOf } from '../../platform/formatter.ts'
import { html, jsonBlock, type Markup } from '../../platform/http/html.ts'
import { texts } from '../../texts.ts'
import { originLabel } from './origin-label.ts'
import type { OpenConcept, OpenProduct } from './open-products.ts'
import { shortPrices, shortPricesWithTaxes, tablesOf } from './price-table.ts'
import { listData, productData } from './structured-data.ts'

/** Of the deployment: who sells, and which of its pages there are. */
export interface Shop {
  /** Scheme and host of the office, for addresses that search engines keep. */
  readonly origin: string
  readonly switches: Pick<
    Switches,
    'comparator' | 'changeProduct' | 'newElectricityContractation' | 'newGasContractation'
  >
  /** Another address where products are contracted. */
  readonly contractingUrl: string | null
  readonly seller: { readonly name: string; readonly legalName: string; readonly website: string }
  /** The origin of its electricity, by year. */
  readonly labels: readonly ElectricityLabel[]
}

/** What stands within the frame of a page. */
export interface PageContent {
  readonly title: string
  readonly main: Markup
  readonly data?: Markup
}

interface Asked {
  readonly shop: Shop
  readonly day: Day
  readonly language: Language
}

export function productPath(code: string, language: Language): string {
  return `${pricePages[language]}/${encodeURIComponent(code)}`
}

/** What a product is, in a few words. */
function marksOf(product: OpenProduct, language: Language): string[] {
  const { prices } = texts[language]
  const { kind, tariffs, customers, selfConsumption, priceKind, renewable, regulated, pvpc, paysSurplus } =
    product
  return [
    prices[kind],
    prices.tariffs(formatterOf(language).list(tariffs)),
    regulated ? prices.regulated : pvpc ? prices.pvpc : prices.kinds[priceKind],
    ...(customers === 'any' ? [] : [prices.customers[customers]]),
    ...(selfConsumption === 'any' ? [] : [prices.selfConsumption[selfConsumption]]),
    ...(paysSurplus === false ? [prices.paysNoSurplus] : []),
    ...(renewable ? [prices.renewable] : []),
  ]
}

function heading(title: string, answer: string, more?: Markup): Markup {
  return html`<header class="page-heading" data-answers="">
    <div class="page-answer">
      <div>
        <h1 data-small="">${title}</h1>
        <p class="answer">${answer}</p>
        ${more}
      </div>
    </div>
  </header>`
}

/** What a card says; the page of the product says the rest. */
const onCards: ReadonlySet<PriceConcept> = new Set([
  'power',
  'fixed',
  'energy',
  'market',
  'market_addition',
  'surplus',
  'market_surplus',
  'market_surplus_fee',
  'discount',
])

/** Of what homes can contract the price with taxes comes first; both say which they are. */
function pricesOf(concept: OpenConcept, { customers }: OpenProduct, language: Language): Markup {
  const { prices } = texts[language]
  const final = customers === 'company' ? undefined : shortPricesWithTaxes(concept, language)
  const base = html`<span class="small soft">${prices.without}: ${shortPrices(concept, language)}</span>`
  if (final === undefined) return base
  return html`${final} <span class="small soft">${prices.with}</span><br />${base}`
}

function cardOf(product: OpenProduct, language: Language): Markup {
  const { newContract } = texts[language]
  const main = product.concepts.filter(({ concept, now }) => now.length > 0 && onCards.has(concept))
  return html`<li class="card">
    <h3><a href="${productPath(product.code, language)}">${product.name}</a></h3>
    <p class="soft small">${marksOf(product, language).slice(1).join(' · ')}</p>
    ${product.description === undefined ? undefined : html`<p>${product.description}</p>`}
    <dl class="facts">
      ${main.map(
        (concept) =>
          html`<div>
            <dt>${newContract.summary.concepts[concept.concept]}</dt>
            <dd class="figures">${pricesOf(concept, product, language)}</dd>
          </div>`,
      )}
    </dl>
  </li>`
}

function originOf({ shop: { labels, seller }, ...asked }: Asked): Markup | undefined {
  return originLabel(labels, seller.name, asked)
}

function comparePath(kind: OpenProduct['kind'], language: Language): string {
  const { paths } = texts[language].prices
  return kind === 'gas' ? paths.compareGas : paths.compareElectricity
}

/** Every product on sale, with what it costs. */
export function listPage(products: readonly OpenProduct[], { shop, day, language }: Asked): PageContent {
  const { prices } = texts[language]
  const kinds = (['electricity', 'gas'] as const).map((kind) => ({
    kind,
    own: products.filter((product) => product.kind === kind),
  }))
  const main = html`${heading(prices.title, prices.answer(formatterOf(language).longDay(day)))}
  ${products.length === 0 ? html`<p>${prices.none}</p>` : undefined}
  ${kinds
    .filter(({ own }) => own.length > 0)
    .map(
      ({ kind, own }) =>
        html`<section class="stack" aria-labelledby="${kind}">
          <h2 id="${kind}">${prices[kind]}</h2>
          <ul role="list" class="products">
            ${own.map((product) => cardOf(product, language))}
          </ul>
          ${
            shop.switches.comparator
              ? html`<p>
                  <a href="${comparePath(kind, language)}">${prices.compareKind[kind]}</a>
                </p>`
              : undefined
          }
          ${kind === 'electricity' ? originOf({ shop, day, language }) : undefined}
        </section>`,
    )}`
  const listed = products.map(({ name, code }) => ({
    name,
    address: `${shop.origin}${productPath(code, language)}`,
  }))
  return { title: prices.title, main, data: jsonBlock('application/ld+json', listData(listed)) }
}

/** The taxes that prices with taxes have: 'IVA 21 %'. */
function taxesOf({ rules }: OpenProduct, language: Language): string[] {
  const { taxes } = texts[language].comparison
  const { decimal } = formatterOf(language)
  const percent = (name: string, value: string) => `${name} ${decimal(value)} %`
  return [
    ...(rules?.electricityTax ? [percent(taxes.electricity_tax, rules.electricityTax.percent)] : []),
    ...(rules?.hydrocarbonTaxEurKwh
      ? [`${taxes.hydrocarbon_tax} ${decimal(rules.hydrocarbonTaxEurKwh)} €/kWh`]
      : []),
    ...(rules?.indirectTax ? [percent(taxes[rules.indirectTax.tax], rules.indirectTax.percent)] : []),
  ]
}

/** Who sets the prices, with a link where that can be read. */
function regulatedBy({ source, url }: NonNullable<OpenProduct['regulated']>, words: string): Markup {
  return html`${words} ${url === undefined ? source : html`<a href="${url}">${source}</a>`}.`
}

function sureOf(product: OpenProduct, language: Language): Markup {
  const { sure } = texts[language].prices
  const taxes = taxesOf(product, language)
  const sentences = [
    product.priceKind === 'indexed' ? sure.indexed : sure.prices,
    ...(product.regulated ? [regulatedBy(product.regulated, sure.regulated)] : []),
    ...(product.concepts.some(({ concept }) => concept === 'market') ? [sure.formula] : []),
    ...(taxes.length > 0 ? [sure.taxes(formatterOf(language).list(taxes))] : []),
    ...(product.rules?.unsureSince === undefined
      ? []
      : [sure.unsure(formatterOf(language).day(product.rules.unsureSince))]),
    ...(product.concepts.some(({ concept }) => ['surplus', 'market_surplus'].includes(concept))
      ? [sure.surplus]
      : []),
    sure.apart[product.kind],
  ]
  return html`<section class="card" aria-labelledby="sure">
    <h2 id="sure">${sure.title}</h2>
    <ul class="sure">
      ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
  </section>`
}

/** What a year of a mean home at the market's prices comes to, and what that rests on: RD 88/2026 art. 13.n, [law.13.n]. */
function homeYearOf({ homeYear }: OpenProduct, { day, language }: Asked): Markup | undefined {
  if (!homeYear?.market) return undefined
  const { firstYear } = texts[language].newContract.summary
  const format = formatterOf(language)
  const { wh, totalCents, fromCents, toCents, market } = homeYear
  const note = firstYear.note(
    { basis: homeYear.basis, kind: 'electricity', surplus: '' },
    format.energy(wh),
    format.money(fromCents),
    format.money(toCents),
  )
  return html`<section class="card" aria-labelledby="year">
    <h2 id="year">${texts[language].prices.homeYear(format.power(valueOn(homePowerW, day)))}</h2>
    <dl class="facts">
      <div>
        <dt>${firstYear.total}</dt>
        <dd class="figures">${format.money(totalCents)}</dd>
      </div>
      <div>
        <dt>${firstYear.month}</dt>
        <dd class="figures">${format.money(market.monthCents)}</dd>
      </div>
    </dl>
    <p class="small">${note}</p>
    <p class="small">${firstYear.market(marketWords(marketItem(market), format))}</p>
  </section>`
}

/** Where the product is contracted or compared, and where its conditions are. */
function waysOn(product: OpenProduct, { shop, language }: Asked): Markup {
  const { prices } = texts[language]
  const { code, kind, name, url } = product
  const { changeProduct, comparator, newElectricityContractation, newGasContractation } = shop.switches
  const isContracted = kind === 'gas' ? newGasContractation : newElectricityContractation
  const query = new URLSearchParams({ tarifa: name }).toString()
  const contract = shop.contractingUrl ?? (isContracted ? `${prices.paths[kind]}?${query}` : undefined)
  const compare = comparePath(kind, language)
  // There a customer is asked for which contract it is.
  const change = `${prices.paths.change}?${new URLSearchParams({ function: 'changeProduct', product: code }).toString()}`
  return html`<div class="row no-print">
    ${
      contract === undefined
        ? undefined
        : html`<a class="button button-primary" href="${contract}">${prices.contract}</a>`
    }
    ${
      changeProduct
        ? html`<a class="button button-secondary" href="${change}">${prices.change}</a>`
        : undefined
    }
    ${comparator ? html`<a class="button button-secondary" href="${compare}">${prices.compare}</a>` : undefined}
    ${url?.startsWith('https://') ? html`<a class="small" href="${url}">${prices.conditions}</a>` : undefined}
  </div>`
}

export function productPage(product: OpenProduct, asked: Asked): PageContent {
  const { shop, day, language } = asked
  const { prices } = texts[language]
  const { name, description, concepts } = product
  const coming = tablesOf(concepts, 'coming', language)
  const more = html`<p class="soft">${marksOf(product, language).join(' · ')}</p>
    ${description === undefined ? undefined : html`<p>${description}</p>`} ${waysOn(product, asked)}`
  const main = html`<p class="small"><a href="${pricePages[language]}">${prices.all}</a></p>
    ${heading(name, prices.productAnswer(formatterOf(language).longDay(day)), more)}
    <section class="card" aria-label="${name}">${tablesOf(concepts, 'now', language)}</section>
    ${
      coming.length === 0
        ? undefined
        : html`<section class="card" aria-labelledby="coming">
            <h2 id="coming">${prices.coming}</h2>
            ${coming}
          </section>`
    }
    ${homeYearOf(product, asked)} ${sureOf(product, language)}
    ${product.kind === 'electricity' ? originOf(asked) : undefined}`
  const address = `${shop.origin}${productPath(product.code, language)}`
  const data = productData({ product, address, seller: shop.seller, language })
  return { title: name, main, data: jsonBlock('application/ld+json', data) }
}

/** Shown if there are no products. */
export function plainPage(said: 'gone' | 'busy', language: Language): PageContent {
  const { prices } = texts[language]
  const { title, text } = prices[said]
  const main = html`<header class="page-heading"><h1>${title}</h1></header>
    <p>${text}</p>
    <p><a href="${pricePages[language]}">${prices.all}</a></p>`
  return { title, main }
}
