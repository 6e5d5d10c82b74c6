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
  [undefined, 'Aquí no se puede repetir más: para seguir, llámenos.'],
  [30, 'dentro de 1 minuto.'],
  [600, 'dentro de 10 minutos.'],
  [3600, 'dentro de 60 minutos.'],
  [3 * 3600 - 5, 'dentro de 3 horas.'],
  [86_400, 'dentro de 24 horas.'],
])('a limit that is over in %s seconds says when [r.limit-says-when]', (seconds, when) => {
  const error = new ApiError('too_many_attempts', 429, {}, undefined, undefined, seconds)
  expect(wordsOf(markupOf(<Shown error={error} />, { errors }))).toContain(when)
})

it('what is no error of the API is a general apology', () => {
  expect(wordsOf(markupOf(<Shown error={new Error('x')} />, { errors }))).toContain('no hemos podido hacer')
})
