import { powerFields, consumptionFields } from '@endoll/domain/comparison/asked-comparison.ts'
import type { Typed } from '../../form/use-entry-form.ts'
import type { ComparedKind } from './typed-bill.ts'

/* A comparison as a link: the figures of the bill after the #, which no server gets to see. Never the CUPS. */

const number = /^\d{1,7}([.,]\d{1,6})?$/
const listed = /^\d{1,6}$/
const day = /^20\d\d-\d\d-\d\d$/

/** What a link may bring, and how it has to look. */
const both = {
  comerOrigin: listed,
  access_tariff: listed,
  startDate: day,
  endDate: day,
  invoiceAmount: number,
}
const fieldsOf: Readonly<Record<ComparedKind, Readonly<Record<string, RegExp>>>> = {
  electricity: {
    ...both,
    ...Object.fromEntries([...powerFields, ...consumptionFields].map((name) => [name, number])),
    surplus: number,
    surplusPrice: number,
  },
  gas: { ...both, consumption: number },
}
const longest = 600

function allowed(kind: ComparedKind, valueOf: (name: string) => string | undefined): Typed {
  return Object.fromEntries(
    Object.entries(fieldsOf[kind]).flatMap(([name, looks]) => {
      const value = valueOf(name)?.trim()
      return value !== undefined && looks.test(value) ? [[name, value]] : []
    }),
  )
}

/** What comes after the # in the link of a comparison. */
export function linkedPart(kind: ComparedKind, typed: Typed): string {
  return new URLSearchParams(allowed(kind, (name) => typed[name])).toString()
}

/** The fields that a link brings; undefined if it brings none. What is no field, or does not look like one, is dropped. */
export function readLinked(kind: ComparedKind, hash: string): Typed | undefined {
  if (hash.length > longest) return undefined
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const typed = allowed(kind, (name) => parameters.get(name) ?? undefined)
  return Object.keys(typed).length > 0 ? typed : undefined
}
