import { expect, it } from 'vitest'
import { unknownTexts } from './unknown-texts.ts'

it.each([
  ['login.send', undefined],
  ['app.titles.login', undefined],
  ['login.sned', 'send'],
  ['lgoin.send', 'login'],
  ['app.titles', 'login'],
  ['login.send.more', 'send'],
  ['app.titles.toString', 'login'],
])('%s: %s could stand there', async (key, known) => {
  const found = await unknownTexts({ ca_ES: { [key]: 'x' } })
  expect(found.map((each) => each.key)).toEqual(known === undefined ? [] : [`ca_ES.${key}`])
  if (known !== undefined) expect(found[0]?.known).toContain(known)
})
