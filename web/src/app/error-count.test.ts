import { expect, it } from 'vitest'
import { cases as casesCa } from '../features/cases/messages/ca.ts'
import { cases as casesEn } from '../features/cases/messages/en.ts'
import { cases as casesEs } from '../features/cases/messages/es.ts'
import { 'new-holder' as holderCa } from '../pages/new-holder/messages/ca.ts'
import { 'new-holder' as holderEn } from '../pages/new-holder/messages/en.ts'
import { 'new-holder' as holderEs } from '../pages/new-holder/messages/es.ts'
import { flow as flowCa } from '../flow/messages/ca.ts'
import { flow as flowEn } from '../flow/messages/en.ts'
import { flow as flowEs } from '../flow/messages/es.ts'

it('every form counts what is wrong in the same words', () => {
  expect([casesEs.problems.summary, holderEs.accept.wrong]).toEqual([flowEs.wrong, flowEs.wrong])
  expect([casesCa.problems.summary, holderCa.accept.wrong]).toEqual([flowCa.wrong, flowCa.wrong])
  expect([casesEn.problems.summary, holderEn.accept.wrong]).toEqual([flowEn.wrong, flowEn.wrong])
})
