import { expect, it, vi } from 'vitest'
import { keepLastActed, lastActed } from './last-acted.ts'

it('remembers for whom an account acted last, and nothing of another account [r.acting-last]', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  expect(lastActed('7')).toBeUndefined()
  keepLastActed('7', '12')
  expect(lastActed('7')).toBe('12')
  expect(lastActed('8')).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  keepLastActed('7', '13')
  expect(lastActed('7')).toBeUndefined()
  vi.unstubAllGlobals()
})
