import { expect, it } from 'vitest'
import { whatIsOpen } from './RequestsPage.tsx'

const nothing = { waiting_signature: 0, under_way: 0 }
const noCases = { unread: 0, open: 0, incomplete: 0, electricity: 3, gas: 0 }

it('says nothing where all is done', () => {
  expect(whatIsOpen(nothing, noCases)).toEqual([])
})

it('an open claim is open though no request is', () => {
  expect(whatIsOpen(nothing, { ...noCases, open: 2 })).toEqual([{ key: 'cases', count: 2 }])
})

it('what waits for the customer comes first: a signature, then an answer to read', () => {
  expect(whatIsOpen({ waiting_signature: 1, under_way: 4 }, { ...noCases, open: 2, unread: 1 })).toEqual([
    { key: 'sign', count: 1 },
    { key: 'unread', count: 1 },
  ])
})

it('a claim that has to be completed is said, and what was asked is still to be read', () => {
  expect(whatIsOpen(nothing, { ...noCases, open: 2, incomplete: 1 })).toEqual([
    { key: 'incomplete', count: 1 },
  ])
  expect(whatIsOpen(nothing, { ...noCases, open: 1, incomplete: 1, unread: 1 })).toEqual([
    { key: 'incomplete', count: 1 },
    { key: 'unread', count: 1 },
  ])
})

it('while the conversations are not read yet, only requests are said', () => {
  expect(whatIsOpen({ waiting_signature: 0, under_way: 1 }, undefined)).toEqual([
    { key: 'underWay', count: 1 },
  ])
})
