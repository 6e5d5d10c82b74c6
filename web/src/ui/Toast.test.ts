import { expect, it } from 'vitest'
import { withNewest, type ToastText } from './Toast.tsx'

it('says of each thing only what is true now', () => {
  const copied: ToastText = { tone: 'good', text: 'Copied' }
  const day: ToastText = { tone: 'good', text: 'Day saved', about: 'day' }
  const noDay: ToastText = { tone: 'good', text: 'No day', about: 'day' }
  expect(withNewest([day, copied], noDay)).toEqual([copied, noDay])
  expect(withNewest([copied, copied], copied)).toEqual([copied, copied, copied])
  expect(withNewest([copied, copied, day], copied)).toEqual([copied, day, copied])
})
