import { expect, it } from 'vitest'
import { ApiError } from '../../calls/api-error.ts'
import { errors } from '../messages/es.ts'
import { markupOf, wordsOf } from '../../testing/markup.tsx'
import { useErrorText } from './error-text.ts'

interface ShownProps {
  readonly error: unknown
}

function Shown({ error }: ShownProps) {
  return useErrorText()(error)
}

it.each([
  [60, 'dentro de unos minutos'],
  [3600, 'dentro de unos minutos'],
  [86_400, 'mañana'],
])('a limit that is over in %d seconds says when', (seconds, when) => {
  const error = new ApiError('too_many_attempts', 429, {}, undefined, undefined, seconds)
  expect(wordsOf(markupOf(<Shown error={error} />, { errors }))).toContain(when)
})

it('what is no error of the API is a general apology', () => {
  expect(wordsOf(markupOf(<Shown error={new Error('x')} />, { errors }))).toContain('no hemos podido hacer')
})
