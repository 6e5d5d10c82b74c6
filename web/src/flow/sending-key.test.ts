import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSending, sendingKey } from './sending-key.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the same content keeps its key, so that a second sending is the same request [r.sent-once]', () => {
  const first = sendingKey('power 1', { powersW: [5700] })
  expect(sendingKey('power 1', { powersW: [5700] })).toBe(first)
  expect(first).toMatch(/^[\w-]{8,80}$/)
})

test('other content, another contract and another time are another request', () => {
  const keys = [
    sendingKey('power 1', { powersW: [5700] }),
    sendingKey('power 1', { powersW: [6900] }),
    sendingKey('power 1', { powersW: [5700] }),
    sendingKey('power 2', { powersW: [5700] }),
  ]
  forgetSending('power 2')
  keys.push(sendingKey('power 2', { powersW: [5700] }))
  expect(new Set(keys).size).toBe(keys.length)
})
