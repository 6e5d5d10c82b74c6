import { expect, it } from 'vitest'
import { pagesShown } from './pages-shown.ts'

it.each<[number, number, ReturnType<typeof pagesShown>]>([
  [1, 1, []],
  [2, 2, []],
  [1, 3, [1, 2, 3]],
  [3, 3, [1, 2, 3]],
  [1, 52, [1, 2, undefined, 52]],
  [4, 52, [1, undefined, 3, 4, 5, undefined, 52]],
  [52, 52, [1, undefined, 51, 52]],
])('page %i of %i: the first, the last and those beside it [r.many-contracts]', (page, count, shown) => {
  expect(pagesShown(page, count)).toEqual(shown)
})
