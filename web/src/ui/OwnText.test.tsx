import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OwnTextsIn } from './OwnText.tsx'

function markup(words: string, languages: Readonly<Record<string, string>>) {
  return renderToStaticMarkup(<OwnTextsIn words={words} languages={languages} />)
}

it('a sentence says the language of each text of the retailer’s own that stands in it, and of nothing else [r.own-texts]', () => {
  const languages = { Manteniment: 'ca', Avería: 'es', Otra: 'es' }
  expect(markup('More, because of Manteniment; less, because of Avería.', languages)).toBe(
    'More, because of <span lang="ca">Manteniment</span>; less, because of <span lang="es">Avería</span>.',
  )
  expect(markup('Avería · Avería', languages)).toBe(
    '<span lang="es">Avería</span> · <span lang="es">Avería</span>',
  )
  expect(markup('More.', languages)).toBe('More.')
})

it('the longer of two texts is the one that stands there', () => {
  expect(markup('Bono social, familia', { 'Bono social': 'es', 'Bono social, familia': 'ca' })).toBe(
    '<span lang="ca">Bono social, familia</span>',
  )
})
