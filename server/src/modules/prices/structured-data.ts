import type { Language } from '@endoll/api/language.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { texts } from '../../texts.ts'
import type { OpenPrice, OpenProduct } from './open-products.ts'

/** Codes of UN/CEFACT Recommendation 20 for what a price is for, and what it is in words. */
const unitCodes: Readonly<Record<OpenPrice['unit'], string | undefined>> = {
  'EUR/kWh': 'KWH',
  'EUR/kvarh': 'KVR',
  'EUR/kW/year': 'KWT',
  'EUR/kW/day': 'KWT',
  'EUR/year': 'ANN',
  'EUR/month': 'MON',
  'EUR/day': 'DAY',
  EUR: 'C62',
  '%': undefined,
}

interface Named {
  readonly concept: string
  readonly price: OpenPrice
}

/** A price as schema.org has it: without taxes, with the days on which it holds. */
function specificationOf({ concept, price: { price, unit, tariffPeriod, from, to } }: Named) {
  const unitText = unit.replace(/^EUR\//, '')
  return {
    '@type': 'UnitPriceSpecification',
    name: tariffPeriod === 0 ? concept : `${concept} P${tariffPeriod}`,
    price,
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: false,
    unitCode: unitCodes[unit],
    unitText,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[unit], unitText },
    validFrom: from,
    ...(to === undefined ? {} : { validThrough: lastDayOf({ from, to }) }),
  }
}

interface Seller {
  readonly name: string
  readonly legalName: string
  readonly website: string
}

interface ProductData {
  readonly product: OpenProduct
  readonly address: string
  readonly seller: Seller
  readonly language: Language
}

/** A product and its offer: https://schema.org/Offer. Per cents are no prices and stay out. */
export function productData({ product, address, seller, language }: ProductData): object {
  const words = texts[language]
  const { kind, name, description, code, concepts } = product
  const specifications = concepts.flatMap(({ concept, now, coming }) =>
    [...now, ...coming]
      .filter(({ unit }) => unit !== '%')
      .map((price) => specificationOf({ concept: words.newContract.summary.concepts[concept], price })),
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': address,
    url: address,
    name,
    sku: code,
    category: words.prices[kind],
    ...(description === undefined ? {} : { description }),
    offers: {
      '@type': 'Offer',
      url: address,
      availability: 'https://schema.org/InStock',
      areaServed: 'ES',
      priceCurrency: 'EUR',
      seller: {
        '@type': 'Organization',
        name: seller.name,
        legalName: seller.legalName,
        url: seller.website,
      },
      priceSpecification: specifications,
    },
  }
}

/** The products of the list, each by its page. */
export function listData(products: readonly { readonly name: string; readonly address: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: address,
    })),
  }
}
