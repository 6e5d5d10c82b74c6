import { expect, test } from 'vitest'
import { acceptFiles } from './accept-files.ts'

const limits = { maxFiles: 3, maxBytes: 500_000_000 }
function file(name: string, size: number) {
  return { name, size }
}

test('a file of exactly the limit is accepted, one byte more is not [c5.attachment-size] [c8.file-too-large]', () => {
  const result = acceptFiles([file('a.pdf', 500_000_000), file('b.pdf', 500_000_001)], 0, limits)
  expect(result.accepted.map((accepted) => accepted.name)).toEqual(['a.pdf'])
  expect(result.refusal).toEqual({ why: 'tooLarge', fileName: 'b.pdf' })
})

test('counts the files that are already there', () => {
  const result = acceptFiles([file('a', 1), file('b', 1)], 2, limits)
  expect(result.accepted.map((accepted) => accepted.name)).toEqual(['a'])
  expect(result.refusal).toEqual({ why: 'tooMany' })
})

test('an empty file is named and does not use up a place', () => {
  const result = acceptFiles([file('empty', 0), file('a', 1)], 2, limits)
  expect(result.accepted.map((accepted) => accepted.name)).toEqual(['a'])
  expect(result.refusal).toEqual({ why: 'empty', fileName: 'empty' })
})
