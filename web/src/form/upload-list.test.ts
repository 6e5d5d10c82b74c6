import { describe, expect, it } from 'vitest'
import { ApiError } from '../calls/api-error.ts'
import { changeUploads, keptOf, uploadsOf, whyFailed } from './upload-list.ts'
import type { Upload, UploadEvent } from './upload-list.ts'

function after(events: readonly UploadEvent[], from: readonly Upload[] = []) {
  return events.reduce<readonly Upload[]>(changeUploads, from)
}
const added = { is: 'added', key: 'a', name: 'dni.jpg', sizeBytes: 10 } as const
const arrived = { is: 'arrived', key: 'a', id: 'f1', name: 'dni.jpg' } as const

describe('a file that is sent [v8.validation-messages] [r.uploads-field]', () => {
  it.each<[string, UploadEvent[], Partial<Upload>[]]>([
    ['begins at nothing', [added], [{ state: 'sending', share: 0 }]],
    ['goes forward', [added, { is: 'progress', key: 'a', share: 0.4 }], [{ state: 'sending', share: 0.4 }]],
    [
      'never goes back',
      [added, { is: 'progress', key: 'a', share: 0.4 }, { is: 'progress', key: 'a', share: 0.2 }],
      [{ state: 'sending', share: 0.4 }],
    ],
    ['arrives', [added, arrived], [{ state: 'sent', id: 'f1' }]],
    ['stays arrived', [added, arrived, { is: 'progress', key: 'a', share: 0.9 }], [{ state: 'sent' }]],
    ['fails', [added, { is: 'failed', key: 'a', why: 'offline' }], [{ state: 'failed', why: 'offline' }]],
    [
      'is tried again',
      [added, { is: 'failed', key: 'a', why: 'offline' }, { is: 'again', key: 'a' }],
      [{ state: 'sending', share: 0 }],
    ],
    ['is cancelled', [added, { is: 'removed', key: 'a' }], []],
    ['is cancelled for good', [added, { is: 'removed', key: 'a' }, arrived], []],
    [
      'leaves the others alone',
      [added, { ...added, key: 'b' }, arrived, { is: 'removed', key: 'b' }],
      [{ key: 'a', state: 'sent' }],
    ],
  ])('%s', (_, events, expected) => {
    expect(after(events)).toMatchObject(expected)
    expect(after(events)).toHaveLength(expected.length)
  })

  it('is part of the answer only when it has arrived, and comes back from it', () => {
    const list = after([added, arrived, { ...added, key: 'b' }])
    const kept = [{ id: 'f1', name: 'dni.jpg', sizeBytes: 10 }]
    expect(keptOf(list)).toEqual(kept)
    expect(keptOf(uploadsOf(kept))).toEqual(kept)
  })
})

it.each([
  [new ApiError('invalid_request', 400, { file: ['file_type_not_valid'] }), 'file_type_not_valid'],
  [new ApiError('invalid_request', 400, { file: ['file_empty'] }), 'file_empty'],
  [new ApiError('invalid_request', 400, { file: ['unknown'] }), 'other'],
  [new ApiError('payload_too_large', 413), 'too_large'],
  [new ApiError('offline', 0), 'offline'],
  [new ApiError('too_many_attempts', 429), 'busy'],
  [new ApiError('busy', 503), 'busy'],
  [new Error('x'), 'other'],
])('%s is said as %s', (error, why) => {
  expect(whyFailed(error)).toBe(why)
})
