import { describe, expect, it } from 'vitest'
import { likePattern, searchable } from './search-text.ts'

describe('search text', () => {
  it.each([
    ['Plaça de l’Església, 3', 'placa de l’esglesia, 3'],
    // PostgreSQL takes no NUL in a text.
    ['a\u0000b', 'a b'],
    ['  CALLE   Núñez\tde Balboa ', 'calle nunez de balboa'],
  ])('%s is compared as %s', (text, expected) => {
    expect(searchable(text)).toBe(expected)
  })

  it.each([
    ['', '%'],
    ['   ', '%'],
    ['Núñez 12', '%nunez%12%'],
    ['100%', String.raw`%100\%%`],
    ['a_b\\c', String.raw`%a\_b\\c%`],
  ])('%j becomes the pattern %s', (filter, pattern) => {
    expect(likePattern(filter)).toBe(pattern)
  })
})
