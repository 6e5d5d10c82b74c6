import { expect, test } from 'vitest'
import { readStreetLine, streetTypeLanguage } from './street-line.ts'

const none = { tv: '', nv: '', pnp: '', bq: '', es: '', pt: '', pu: '', aclarador: '' }

test.each<[string, Partial<ReturnType<typeof readStreetLine>>]>([
  ['Calle Mayor 3', { tv: 'CL', nv: 'Mayor', pnp: '3' }],
  ['calle mayor, 3, 2º 1ª', { tv: 'CL', nv: 'mayor', pnp: '3', pt: '2', pu: '1' }],
  ['C/Mayor, nº 3, 2.º B', { tv: 'CL', nv: 'Mayor', pnp: '3', pt: '2', pu: 'B' }],
  ['C/ Major, 12, 2n 1a', { tv: 'CL', nv: 'Major', pnp: '12', pt: '2', pu: '1' }],
  ['Carrer de la Indústria 40 bis', { tv: 'CL', nv: 'de la Indústria', pnp: '40 bis' }],
  ['Av. de la Paz, 3, esc. B, 2.º 1.ª', { tv: 'AV', nv: 'de la Paz', pnp: '3', es: 'B', pt: '2', pu: '1' }],
  [
    'Avda Diagonal 100, bloque 2, esc. 1, piso 4, puerta 3',
    { tv: 'AV', nv: 'Diagonal', pnp: '100', bq: '2', es: '1', pt: '4', pu: '3' },
  ],
  ['Plaça de Catalunya s/n', { tv: 'PZ', nv: 'de Catalunya', pnp: 's/n' }],
  ['Pza. España SN', { tv: 'PZ', nv: 'España', pnp: 'S/N' }],
  ['Calle 11 de Setembre 5', { tv: 'CL', nv: '11 de Setembre', pnp: '5' }],
  ['Calle 2 de Mayo, 14, bajos', { tv: 'CL', nv: '2 de Mayo', pnp: '14', pt: 'bajos' }],
  ['Avenida de la 2ª República 7', { tv: 'AV', nv: 'de la 2ª República', pnp: '7' }],
  ['Passeig de Gràcia 21-23', { tv: 'PE', nv: 'de Gràcia', pnp: '21-23' }],
  ['Mayor 3', { nv: 'Mayor', pnp: '3' }],
  ['Calle Mayor', { tv: 'CL', nv: 'Mayor' }],
  ['Street Mayor 3', { tv: 'CL', nv: 'Mayor', pnp: '3' }],
  [
    'Calle Mayor 3, 2 1, junto a la farmacia',
    { tv: 'CL', nv: 'Mayor', pnp: '3', pt: '2', pu: '1', aclarador: 'junto a la farmacia' },
  ],
  ['Calle Mayor 3, entresuelo segunda', { tv: 'CL', nv: 'Mayor', pnp: '3', aclarador: 'entresuelo segunda' }],
  ['', {}],
])('%s [r.street-line]', (line, said) => {
  expect(readStreetLine(line)).toEqual({ ...none, ...said })
})

test.each([
  ['Carrer Major, 3', 'ca'],
  ['calle Mayor 3', 'es'],
  ['Plaça de Catalunya s/n', 'ca'],
  ['Rambla Nova 3', undefined],
  ['C/ Major, 3', undefined],
  ['Street Mayor 3', undefined],
  ['Mayor 3', undefined],
  ['', undefined],
])('the type of %s was typed in %s [r.street-line]', (line, language) => {
  expect(streetTypeLanguage(line)).toBe(language)
})
