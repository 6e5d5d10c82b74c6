import { expect, it } from 'vitest'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { problemsOf, all } = importsIntoOwnDatabase()

it('keeps by what name a person is greeted, where the surnames come apart [r.given-name]', async () => {
  const rows = ['A;María José;Puig Ferrer;99990900X', 'B;Obrador SL;;B00000000', 'C;Núria;;99990901B']
  expect(await problemsOf({ 'customers.csv': `code;name;surnames;nif\n${rows.join('\n')}\n` })).toEqual([])
  expect(await all('customer')).toMatchObject([
    { name: 'María José Puig Ferrer', given_name: 'María José' },
    { name: 'Obrador SL', given_name: null },
    { name: 'Núria', given_name: null },
  ])
})
