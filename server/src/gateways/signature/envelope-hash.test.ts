import { expect, it } from 'vitest'
import { sha256 } from '../../platform/sha256.ts'
import { envelopeSha256 } from './gateway.ts'

it('the hash of an envelope is that of its document, and of several that of all in their order [r.signed-at-once]', () => {
  const [first, second] = [sha256('first'), sha256('second')]
  expect(envelopeSha256([first])).toBe(first.toString('hex'))
  const both = envelopeSha256([first, second])
  expect(both).toBe(sha256(`${first.toString('hex')}\n${second.toString('hex')}`).toString('hex'))
  expect(envelopeSha256([second, first])).not.toBe(both)
})
