import { expect, test } from 'vitest'
import { sipsOn, type SipsNote } from './sips.ts'

const objection: SipsNote = { kind: 'objection', from: '2026-03-01', until: '2026-11-30' }
const arrears: SipsNote = { kind: 'arrears', from: '2026-11-10', until: null }

test.each<[string, readonly SipsNote['kind'][]]>([
  ['2026-02-28', []],
  ['2026-03-01', ['objection']],
  ['2026-11-10', ['objection', 'arrears']],
  ['2026-11-30', ['objection', 'arrears']],
  ['2026-12-01', ['arrears']],
])('[law.sips.days] on %s holds %j', (day, kinds) => {
  const found = sipsOn([arrears, objection], day)
  expect([found.objection, found.arrears].flatMap((note) => note?.kind ?? [])).toEqual(kinds)
})
