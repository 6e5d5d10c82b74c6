import type { Language } from './language.ts'

/**
 * Where the open prices of the products stand. The server writes these pages whole, without the browser's application
 * (decision 0031); a product has its page below, by its code.
 */
export const pricePages: Readonly<Record<Language, string>> = {
  es: '/precios',
  ca: '/preus',
  en: '/prices',
}
