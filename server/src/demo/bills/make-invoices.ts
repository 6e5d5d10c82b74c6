import type { Day } from '@endoll/domain/time/day.ts'
import type { DemoContract } from '../contract.ts'
import { curveSources } from '../curve-days.ts'
import { collect, coursesOf } from './collect.ts'
import { correctionsOf } from './corrections.ts'
import { electricityBills } from './electricity.ts'
import { gasBills } from './gas.ts'
import { numbered, type DemoInvoice, type Draft } from './invoice.ts'

/** Every invoice of the demo on a day, in order of issue. */
export function makeInvoices(contracts: readonly DemoContract[], today: Day): DemoInvoice[] {
  const sources = new Map(curveSources(contracts, today).map((source) => [source.contract.name, source]))
  const standing = contracts.flatMap((contract) => {
    const source = sources.get(contract.name)
    const ordinary = source
      ? electricityBills(source, today)
      : isBilledGas(contract)
        ? gasBills(contract, today)
        : []
    const corrections = correctionsOf({ contract, source, drafts: ordinary, today })
    const issued = [...ordinary, ...corrections.filter(({ issueDay }) => issueDay <= today)]
    const courses = coursesOf(contract, issued, today)
    return issued.map((draft) => ({ draft, collection: collect(draft, courses.get(draft), today) }))
  })
  const numbers = numbered(standing.map(({ draft }) => draft))
  const numberOf = (draft: Draft) => numbers.get(draft) ?? ''
  return standing
    .map(({ draft, collection }) => ({
      ...draft,
      collection,
      number: numberOf(draft),
      rectifiesNumber: draft.rectifies && numberOf(draft.rectifies),
    }))
    .toSorted((a, b) =>
      a.issueDay === b.issueDay ? (a.number < b.number ? -1 : 1) : a.issueDay < b.issueDay ? -1 : 1,
    )
}

function isBilledGas({ kind, state }: DemoContract) {
  return kind === 'gas' && state === 'activa'
}
