import { expect, it } from 'vitest'
import { unknownTexts } from './unknown-texts.ts'

it.each([
  ['login.send', undefined],
  ['titles.login', undefined],
  ['login.sned', 'send'],
  ['lgoin.send', 'login'],
  ['titles', 'login'],
  ['login.send.more', 'send'],
  ['titles.toString', 'login'],
])('%s: %s could stand there [r.wording-overrides]', async (key, known) => {
  const found = await unknownTexts({ ca_ES: { [key]: 'x' } })
  expect(found.map((each) => each.key)).toEqual(known === undefined ? [] : [`ca_ES.${key}`])
  if (known !== undefined) expect(found[0]?.known).toContain(known)
})

it('a value that a text is not given is found, in any branch, with those that it is given', async () => {
  const find = (text: string) => unknownTexts({ es: { 'frame.welcome': text } })
  expect(await find('Hola {nome}')).toEqual([{ key: 'es.frame.welcome', known: ['name'], value: 'nome' }])
  expect(await find('{name, select, a {Hola {nome}} other {<b>{name}</b>}}')).toMatchObject([
    { value: 'b' },
    { value: 'nome' },
  ])
  expect(await find('Hola, {name}')).toEqual([])
  expect(await find('Hola')).toEqual([])
})
