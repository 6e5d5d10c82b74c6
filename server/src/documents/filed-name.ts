import type { Language } from '@endoll/api/language.ts'
import { formatterOf } from '../platform/formatter.ts'
import { texts } from '../texts.ts'

/** A document among those of a contract, as it is stored. */
export interface StoredName {
  readonly reference: string
  readonly name: string
  readonly category_name: string
  /** Of a notice of new prices, the first day of these. */
  readonly prices_from: string | null
}

type Named = Pick<StoredName, 'name' | 'category_name'>

/**
 * What a document that the office filed is called in the language of whoever reads the list, not of whom it was made for;
 * what the retailer's files brought keeps its name. The references are those under which documents are filed.
 */
export function filedName(stored: StoredName, language: Language): Named {
  const { reference, name, category_name, prices_from } = stored
  const { newContract, priceNotice, renewalLetter } = texts[language]
  const { longDay } = formatterOf(language)
  const [, renewsAfter] = /^endoll:renewal:(\d{4}-\d{2}-\d{2})$/.exec(reference) ?? []
  const [, signed] = /^endoll:.*-(contract|conditions)\.pdf$/.exec(reference) ?? []
  const as = ({ category }: { readonly category: string }, written: string): Named => ({
    name: written,
    category_name: category,
  })
  if (renewsAfter !== undefined)
    return as(renewalLetter.filed, renewalLetter.filed.name(longDay(renewsAfter)))
  if (prices_from !== null) return as(priceNotice.filed, priceNotice.filed.name(longDay(prices_from)))
  if (signed !== undefined)
    return as(newContract.filed, newContract.filed[signed === 'contract' ? 'contract' : 'conditions'])
  return { name, category_name }
}
