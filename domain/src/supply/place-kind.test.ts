import { expect, it } from 'vitest'
import { placeKindOf } from './place-kind.ts'

it.each([
  ['Carrer de Joan Prim, 41, 3r 2a', '2.0TD', 'flat'],
  ['Calle del Sol 14, 3.º 2.ª', '2.0TD', 'flat'],
  ['Passeig de la Maresma, 7, 1r', '2.0TD', 'flat'],
  ['Rambla, 12, esc. B, 2n', 'RL.1', 'flat'],
  ['Calle Mayor, 3, bajos', '2.0TD', 'flat'],
  ['Calle Mayor, 3, ático', '2.0TD', 'flat'],
  ['Carrer de les Alzines, 18', '2.0TD', 'house'],
  ['Calle del Ático, 18', '2.0TD', 'house'],
  ['Carrer del Bar', '2.0TD', 'house'],
  ['Carrer de Gurb, 33, escala', '2.0TD', 'stairs'],
  ['Calle Real, 9, escalera', '2.0TD', 'stairs'],
  ['Carrer de Gurb, 33, garatge', '2.0TD', 'garage'],
  ['Carrer de Gurb, 33, oficines', '3.0TD', 'office'],
  ['Carrer de Gurb, 33, calderes', 'RL.4', 'boilers'],
  ['Carrer de la Indústria 3, nau 2', '3.0TD', 'premises'],
  ['Carrer Major, 5', '3.0TD', 'premises'],
  ['Carrer Major, 5', 'RL.5', 'premises'],
])('%s with %s: %s', (street, tariff, kind) => {
  expect(placeKindOf({ street, tariff })).toBe(kind)
})
