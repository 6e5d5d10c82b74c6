import type { ContractDetail } from '@endoll/api/contracts.ts'
import { expect, it } from 'vitest'
import { markupOf } from '../../../testing/markup.tsx'
import { 'contract-page' as texts } from '../contract-page/messages/es.ts'
import { ServicesCard } from './ServicesCard.tsx'

it('a service whose name is there in another language only says so in the markup [r.own-texts]', () => {
  const service = (name: string) => ({ name, start_date: '2024-02-01', end_date: null })
  const contract = {
    bonos_sociales: [],
    services: [service('Manteniment'), service('Avería'), service('Sin idioma')],
    state: 'activa',
    type: 'electricity',
    text_languages: { Manteniment: 'ca', Avería: 'es' },
  } as unknown as ContractDetail
  const markup = markupOf(
    <ServicesCard contract={contract} shown={{ contract, open: [], power: undefined }} />,
    { 'contract-page': texts },
  )
  expect(markup).toContain('<span lang="ca">Manteniment</span>')
  expect(markup).toContain('<span lang="es">Avería</span>')
  expect(markup).not.toMatch(/lang="[a-z]+">Sin idioma/)
})
