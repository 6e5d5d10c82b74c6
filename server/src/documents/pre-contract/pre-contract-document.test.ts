import { expect, it } from 'vitest'
import { formatterOf } from '../../platform/formatter.ts'
import { texts } from '../../texts.ts'
import { firstYearSection } from './pre-contract-document.ts'

function noteOf(basis: string, surplus_kwh?: number) {
  const first_year = { total: 436, from: 300, to: 620, kwh: 2100, basis, surplus_kwh }
  const t = texts.es.newContract.summary
  const [section] = firstYearSection({ product: { first_year }, kind: 'electricity' }, t, formatterOf('es'))
  return section?.facts[0]?.note
}

it('the first year says what it rests on, and that with panels of which nothing is known much is assumed', () => {
  expect(noteOf('profile', 0)).toContain('el consumo de un hogar medio. Entre')
  expect(noteOf('profile_sun', 2000)).toContain(
    'lo que compra un hogar medio con placas, porque no se conoce lo de este suministro, y un excedente supuesto de 2.000 kWh. Entre 300,00',
  )
  expect(noteOf('measured')).toContain('el consumo del último año de este suministro. Entre')
})
