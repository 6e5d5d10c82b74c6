import { expect, it } from 'vitest'
import { createCatalogue, overridden } from './catalogue.ts'

const texts = { title: 'Contratos', status: { open: 'Activo', closed: 'De baja' } }

it('puts the wording of the deployment in place of ours, and nothing we do not have', () => {
  const compiled = [['name'], ', hola']
  const result = overridden('contracts', texts, {
    'contracts.status.open': 'En vigor',
    'contracts.title': compiled,
    'contracts.status': 'not a text',
    'contracts.unknown': 'ignored',
    'contracts.title.deeper': 'ignored',
    'contractsX.title': 'another area',
  })
  expect(result).toEqual({ title: compiled, status: { open: 'En vigor', closed: 'De baja' } })
  expect(texts.status.open).toBe('Activo')
})

it('a further language falls back on its base language, area by area, and changes only when all is there [c1.partner-languages]', async () => {
  const asked: string[] = []
  const catalogue = createCatalogue({
    locale: 'es',
    load: async (area, language) => {
      asked.push(`${area}.${language}`)
      return { hello: language }
    },
    overridesOf: (locale) => (locale === 'gl' ? { 'app.hello': 'ola' } : {}),
  })
  let notified = 0
  catalogue.subscribe(() => notified++)
  await catalogue.load('app', 'session')
  await catalogue.load('app')
  expect(asked).toEqual(['app.es', 'session.es'])
  await catalogue.change('gl')
  expect(catalogue.locale()).toBe('gl')
  expect(catalogue.messages()).toEqual({ app: { hello: 'ola' }, session: { hello: 'es' } })
  await catalogue.change('ca_ES')
  expect(catalogue.messages()).toEqual({ app: { hello: 'ca' }, session: { hello: 'ca' } })
  expect(notified).toBe(3)
})
