import { expect, it } from 'vitest'
import { sizeText } from './attachment-size.ts'

it.each([
  [1, '1 KB'],
  [999, '1 KB'],
  [1499, '1 KB'],
  [830_000, '830 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [1_249_999, '1,2 MB'],
  [1_250_000, '1,3 MB'],
  [25 * 1024 * 1024, '26,2 MB'],
  [500_000_000, '500 MB'],
  [999_949_999, '999,9 MB'],
  [999_950_000, '1 GB'],
  [1_100_000_000, '1,1 GB'],
  [1_234_500_000_000, '1.234,5 GB'],
])('%d bytes are %s [c3.contract-attachments]', (bytes, text) => {
  expect(sizeText(bytes, 'es')).toBe(text)
})

it('writes figures as the language of the call does', () => {
  expect([sizeText(1_200_000, 'ca'), sizeText(1_200_000, 'en'), sizeText(1_200_000, 'gl')]).toEqual([
    '1,2 MB',
    '1.2 MB',
    '1,2 MB',
  ])
})
