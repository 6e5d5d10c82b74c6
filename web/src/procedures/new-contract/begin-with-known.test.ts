import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from '../../form/draft.ts'
import { keepKnownSupply } from '../../form/known-supply.ts'
import { beginWithKnown } from './begin-with-known.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const cups = 'ES1234123456789012JY'

it('what is known of electricity fills the home and the contract, once, and asks them again', () => {
  writeDraft('new-electricity-contract', { cups: 'old', email: 'laia@example.test', powers: ['9', '9'] })
  writeDraft('new-electricity-contract home', { cups: 'typed', nv: 'Mayor' })
  const known = { cups, comerOrigin: '1', powers: ['4', '3'], accessTariff: '18', product: '7' }
  keepKnownSupply('electricity', known)
  beginWithKnown('electricity')
  expect(readDraft('new-electricity-contract')).toEqual({ email: 'laia@example.test' })
  expect(readDraft('new-electricity-contract home')).toEqual({
    cups,
    nv: 'Mayor',
    comerOrigin: '1',
    activeContract: 'yes',
  })
  const contract = { power: '4', power2: '3', accessTariff: '18', selectedProduct: '7' }
  expect(readDraft('new-electricity-contract contract')).toEqual(contract)
  writeDraft('new-electricity-contract home', { cups: 'changed' })
  beginWithKnown('electricity')
  expect(readDraft('new-electricity-contract home')).toEqual({ cups: 'changed' })
})

it('what is known of gas is the gas of a contract of both [r.comparison-contract]', () => {
  keepKnownSupply('dual', { cups, accessTariff: '2', product: '9', comerOrigin: '1' })
  beginWithKnown('dual')
  expect(readDraft('new-dual-contract gas')).toEqual({
    cupsGas: cups,
    gasAccessTariff: '2',
    gasProduct: '9',
  })
  expect(readDraft('new-dual-contract home')).toBeUndefined()
  keepKnownSupply('gas', { cups, accessTariff: '2', product: '9' })
  beginWithKnown('gas')
  expect(readDraft('new-gas-contract home')).toMatchObject({ cups, activeContract: 'yes' })
  expect(readDraft('new-gas-contract gas')).toEqual({ gasAccessTariff: '2', gasProduct: '9' })
})
