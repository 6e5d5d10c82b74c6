import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

interface Zip {
  readonly cities: readonly { city: { city: string; ine: string }; state: { id: string; name: string } }[]
}
async function zip(code: string) {
  return (await server.get(`geo/zipcode/${code}/`)).body as Zip
}

describe('a postal code [GET geo/zipcode/{zip}/]', () => {
  it('names its municipality and province', async () => {
    expect(await zip('08500')).toEqual({
      zipcode: '08500',
      cities: [{ city: { city: 'Vic', ine: '08298' }, state: { id: '08', name: 'Barcelona' } }],
    })
  })

  it('names them all where there are several', async () => {
    const { cities } = await zip('42180')
    expect(new Set(cities.map(({ city }) => city.ine)).size).toBe(10)
  })

  it('may lie in another province than its digits say', async () => {
    const { cities } = await zip('01118')
    expect(cities.map(({ state }) => state.name)).toContain('Burgos')
  })

  it.each(['28080', '00000', 'x', '99999'])('%s stands in no list', async (code) => {
    expect(await zip(code)).toEqual({ zipcode: code, cities: [] })
  })
})

describe('a province [GET geo/provincies/{ine}/]', () => {
  it('has its municipalities, named as people name them', async () => {
    const { body } = await server.get('geo/provincies/43/')
    expect(body).toMatchObject({ id: '43', name: 'Tarragona' })
    const { cities } = body as { cities: { city: string }[] }
    expect(cities.map(({ city }) => city)).toContain('La Pobla de Massaluca')
    expect(cities).toHaveLength(184)
  })

  it('is called as the language calls it', async () => {
    expect((await server.get('geo/provincies/03/?lang=ca')).body).toMatchObject({ name: 'Alacant' })
    expect((await server.get('geo/provincies/03/')).body).toMatchObject({ name: 'Alicante' })
  })

  it.each(['00', '53', '8', 'xx'])('%s is none', async (ine) => {
    expect((await server.get(`geo/provincies/${ine}/`)).status).toBe(404)
  })
})

it('there are sixty street types [GET geo/tipovias/]', async () => {
  const { body } = await server.get('geo/tipovias/')
  expect(body).toHaveLength(60)
  expect(body).toContainEqual({ id: 'PZ', name: 'Plaza' })
})

it.each([
  ['es', 'Avenida'],
  ['ca', 'Avinguda'],
  ['en', 'Avenue'],
])('street types are named in the language of the caller: %s', async (lang, name) => {
  const { body } = await server.get(`geo/tipovias/?lang=${lang}`)
  expect(body).toContainEqual({ id: 'AV', name })
})
