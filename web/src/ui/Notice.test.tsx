import { expect, it } from 'vitest'
import { markupOf } from '../testing/markup.tsx'
import { Notice } from './Notice.tsx'

it.each([
  ['Hay un proceso en curso', 'Más', true],
  ['La consulta se ha cerrado.', 'Más', false],
  ['¿Seguro?', 'Más', false],
  ['Mensaje enviado', undefined, false],
])('a pause is heard after a title that goes on and does not end itself: %s', (title, more, pause) => {
  const markup = markupOf(
    <Notice tone="info" title={title}>
      {more}
    </Notice>,
    {},
  )
  expect(markup.includes('data-pause')).toBe(pause)
})
