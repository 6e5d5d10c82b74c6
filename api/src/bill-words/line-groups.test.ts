import { expect, it } from 'vitest'
import { lineKinds, type LineKind } from '@endoll/domain/billing/bill.ts'
import { billWords } from './es.ts'
import { groupHeading, lineGroupKinds } from './line-groups.ts'

function headingOf(...kinds: readonly LineKind[]) {
  return groupHeading(kinds, {
    nameOf: (kind) => billWords.lines.headings[kind],
    list: (names) => names.join(' + '),
  })
}

it('[r.line-headings] each kind of line is in one group', () => {
  expect(Object.values(lineGroupKinds).flat().toSorted()).toEqual(lineKinds.toSorted())
})

it('[r.line-headings] a heading names the kinds that are there, once, and leaves out what another says', () => {
  expect(headingOf('meter_rental', 'service', 'service')).toBe('Contador + servicios')
  expect(headingOf('discount', 'social_bonus', 'social_bonus_financing')).toBe('Descuentos + bono social')
  expect(headingOf('social_bonus_financing')).toBe('Financiación del bono social')
  expect(headingOf('power', 'excess_power')).toBe('Potencia contratada')
  expect(headingOf('excess_power')).toBe('Exceso de potencia')
})
