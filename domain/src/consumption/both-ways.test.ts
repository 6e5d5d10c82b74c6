import { expect, it } from 'vitest'
import { hoursBothWays } from './both-ways.ts'

it('counts the hours in which energy went both ways, and no other', () => {
  const hours = (values: Readonly<Record<number, number | null>>) =>
    Array.from({ length: 24 }, (_, hour) => values[hour] ?? 0)
  expect(hoursBothWays(hours({ 9: 100, 10: 20, 11: 5 }), hours({ 10: 30, 11: 1, 12: 400 }))).toBe(2)
  expect(hoursBothWays(hours({ 9: 100 }), hours({ 10: 30, 9: null }))).toBe(0)
})

it('adds quarters up: taken in one and given in the next is one hour both ways', () => {
  const quarters = (values: Readonly<Record<number, number>>) =>
    Array.from({ length: 96 }, (_, quarter) => values[quarter] ?? 0)
  expect(hoursBothWays(quarters({ 40: 100 }), quarters({ 41: 50, 44: 10 }))).toBe(1)
})
