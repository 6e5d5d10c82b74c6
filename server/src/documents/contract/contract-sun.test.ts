import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../config.ts'
import { readDeployment } from '../../deployment-file.ts'
import { contractDocument, type ContractContent, type ContractSource } from './contract-document.ts'
import { contractOf, services, valuesOf, type Changes } from './contract.fixture.ts'

const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))

it('is the self-consumption with its code, what the surplus is paid and the battery', () => {
  const sun = { self_consumption: '41', cau: 'ES9999000000000001DS0FA000' }
  const surplus = {
    concept: 'surplus',
    tariff_period: 0,
    price: '0.06',
    price_with_taxes: null,
    unit: 'EUR/kWh',
  } as const
  const battery = {
    id: 1,
    bateria: { id: 1, name: 'BV', type_name: 'Casa', description: '' },
    total_descompte: 9,
    part: 9,
    pes_percentatge: 40,
    percentage_left: 60,
    gestio_descomptes: 'aplicar',
  } as const
  const said = (changes: Changes, more: Partial<ContractSource> = {}) => {
    const source = {
      contract: contractOf(changes),
      services,
      renewal: null,
      prices: [],
      batteries: [],
      textLanguages: {},
      ...more,
    }
    const { content } = contractDocument(source, { deployment, language: 'es', today: '2026-11-21' })
    return valuesOf(content as ContractContent)
  }
  expect(said(sun, { prices: [surplus], batteries: [battery] })).toMatchObject({
    Modalidad: 'Con excedentes y compensación',
    CAU: sun.cau,
    Excedentes: expect.stringMatching(/^0,06.€\/kWh$/) as string,
    'Batería virtual': expect.stringMatching(/^BV, 40.%: se descuenta de las facturas$/) as string,
  })
  expect(said(sun)).toMatchObject({ Excedentes: 'Este producto no los paga' })
  expect(said({})).not.toHaveProperty('Modalidad')
})
