// What the pictures of docs/screenshots show: every screen of the demo, by the name of its picture.
import type { Page } from '@playwright/test'
import { demoCustomers } from '../server/src/demo/customers.ts'
import { photograph } from '../web/src/form/bill-reading/testing/photograph.ts'
import { exampleLink } from '../web/src/form/bill-reading/testing/read-photograph.ts'
import { pngOf } from './pictures.ts'
import { changeOf } from './requests-page.ts'

/** Goes there and ends when there is nothing left to wait for; what it returns puts back what it changed. */
export type Screen = (page: Page) => Promise<(() => Promise<void>) | void>

/** A photo of the code of a bill, whose highest power was less than what is contracted. */
const pictureOfBill = {
  name: 'factura.png',
  mimeType: 'image/png',
  buffer: pngOf(photograph(exampleLink.replace('pmaxP1=4.73&pmaxP2=8.9', 'pmaxP1=3.02&pmaxP2=4.4'))),
}

/** Signs in and says how to call the API as that customer. */
async function signIn(page: Page, code: string) {
  const customer = demoCustomers.find((one) => one.code === code)
  if (!customer) throw new Error(`The demo has no customer ${code}.`)
  const data = { user: customer.email, password: customer.password }
  const answer = await page.request.post('/api/v1/get_token', { data })
  if (!answer.ok()) throw new Error(`${code} could not sign in: ${answer.status()}`)
  const { token } = (await answer.json()) as { token: string }
  return async <Reply>(path: string, body: object = {}): Promise<Reply> => {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await page.request.post(`/api/v1/${path}`, { data: body, headers })
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
    return (await reply.json()) as Reply
  }
}

function open(code: string, address: string, ready: (page: Page) => Promise<unknown>): Screen {
  return async (page) => {
    await signIn(page, code)
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=es`)
    await ready(page)
  }
}

/** A page that anyone may open. */
function visit(address: string): Screen {
  return async (page) => {
    await page.goto(`${address}?lang=es`)
    await titled(/./)(page)
  }
}

/** The heading of the page, which comes with its data. */
function titled(name: RegExp) {
  return async (page: Page) => {
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.waitForLoadState('networkidle')
  }
}

const house = { name: '100201' }
const flatBySea = { name: '100202' }

/** A change of account that waits for its signature; taken back afterwards. */
const waitingRequest: Screen = async (page) => {
  const post = await signIn(page, 'laia')
  const { request } = await post<{ request: { id: number } }>('contracts/100101/power/', {
    phone: '600000001',
    power_p1: 5500,
    power_p2: 5500,
  })
  await page.goto(`/solicitudes/${request.id}?lang=es`)
  await page.getByLabel('Código').waitFor()
  return async () => {
    await post(`requests/${request.id}/withdraw/`)
  }
}

export const screens: Readonly<Record<string, Screen>> = {
  login: async (page) => {
    await page.goto('/acceso')
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
  },
  'login-wrong': async (page) => {
    await page.goto('/acceso')
    await page.getByLabel('Correo electrónico').fill('laia@demo.endoll.test')
    await page.getByLabel('Clave', { exact: true }).fill('no')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('alert').waitFor()
  },
  activation: visit('/activacion'),
  registration: visit('/registro'),
  recovery: visit('/recordar-clave'),
  'new-electricity': visit('/nuevo-cliente-electricidad'),
  'new-gas': visit('/nuevo-cliente-gas'),
  'power-calculator': async (page) => {
    await page.goto('/potencia?lang=es')
    await page.getByLabel('CUPS', { exact: true }).waitFor()
  },
  'power-result': async (page) => {
    await page.goto('/potencia?lang=es')
    await page.getByLabel('Rellenar con la factura').setInputFiles(pictureOfBill)
    await page.getByText('Junto al resultado').waitFor()
    await page.getByLabel('Horno').check()
    await page.getByLabel('Lavadora', { exact: true }).check()
    await page.getByRole('button', { name: 'Calcular' }).click()
    await page.getByRole('region', { name: 'Lo que de verdad hizo falta' }).waitFor()
  },
  'price-comparator': async (page) => {
    await page.goto('/comparador?lang=es')
    await page.getByLabel('Peaje de acceso').waitFor()
  },
  'price-comparison': async (page) => {
    await page.goto('/comparador?lang=es')
    await page.getByLabel('Rellenar con la factura').setInputFiles(pictureOfBill)
    await page.getByRole('status').filter({ hasText: 'CUPS' }).waitFor()
    await page.getByLabel('Comercializadora actual').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Comparar' }).click()
    await page.getByRole('heading', { level: 2, name: 'Resultado' }).waitFor()
  },
  prices: visit('/precios'),
  'product-prices': visit('/precios/LLUM20'),
  'unsigned-contact': visit('/contacto'),
  contact: open('laia', '/atencion-al-cliente', async (page) =>
    page.getByText('Elegir archivos o soltarlos aquí').waitFor(),
  ),
  readings: open('laia', '/atencion-al-cliente?autolectures=true', async (page) =>
    page.getByText('Elegir archivos o soltarlos aquí').waitFor(),
  ),
  claims: open('laia', '/reclamaciones', async (page) => {
    await page.getByLabel('Contrato').selectOption({ index: 1 })
    await page
      .getByText(/^Factura /)
      .first()
      .waitFor()
  }),
  case: async (page) => {
    const post = await signIn(page, 'laia')
    const { result } = await post<{ result: number }>('contracts/100101/atc/', {
      contract: '100101',
      tipus: '02',
      subtipus: '009',
      comments: 'La lectura de la factura no es la que marca el contador.',
      attachment: [],
    })
    await page.goto(`/solicitudes/consulta/${result}?lang=es`)
    await page.getByText('Descargar el justificante (PDF)').waitFor()
  },
  'change-password': open('canvi', '/cambio-de-clave', async (page) =>
    page.getByLabel('Clave actual').waitFor(),
  ),
  home: open('marc', '/inicio', titled(/./)),
  'home-debt': open('rosa', '/inicio', titled(/./)),
  'home-many': open('gestoria', '/inicio', titled(/./)),
  contracts: open('marc', '/contratos', async (page) => page.getByRole('table').waitFor()),
  'contracts-many': open('gestoria', '/contratos', async (page) => page.getByRole('table').waitFor()),
  'contracts-none': open('buit', '/contratos', titled(/Contratos/)),
  contract: open('marc', `/ver-contratos?contract=${house.name}`, async (page) => {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  }),
  'contract-gas': open('rosa', '/ver-contratos-gas?contract=G100302', titled(/./)),
  invoices: open('marc', '/facturas', async (page) => {
    await page.getByRole('link', { name: /PDF/ }).nth(9).waitFor()
    await page.waitForLoadState('networkidle')
  }),
  'invoices-unpaid': open('rosa', '/facturas', async (page) => {
    await page.getByRole('link', { name: /PDF/ }).first().waitFor()
    await page.waitForLoadState('networkidle')
  }),
  bill: async (page) => {
    await signIn(page, 'marc')
    await page.goto(`/contratos/${house.name}/facturas?lang=es`)
    await page.getByRole('row').filter({ hasText: '01/06/2026' }).getByRole('link').first().click()
    await page.getByRole('heading', { name: 'La factura, línea a línea' }).waitFor()
    const [beside, viewer] = await page.evaluate(() => [innerWidth > 1000, navigator.pdfViewerEnabled])
    if (beside && !viewer) throw new Error('This Chromium shows no PDF: name a whole one in ENDOLL_CHROMIUM.')
    // The browser's viewer draws when it likes, without an event.
    if (beside) await page.waitForTimeout(6000)
  },
  'bill-unpaid': async (page) => {
    await signIn(page, 'rosa')
    await page.goto('/facturas?lang=es')
    await page.getByRole('link', { name: /PDF/ }).first().waitFor()
    const href = await page.locator('main a[href*="/facturas/"]').first().getAttribute('href')
    await page.goto(href ?? '/facturas')
    await page.getByRole('heading', { name: 'La factura, línea a línea' }).waitFor()
    await page.waitForLoadState('networkidle')
  },
  payment: open('rosa', '/facturas', async (page) => {
    await page
      .getByRole('button', { name: /^Pagar la factura/ })
      .first()
      .click()
    await page.frameLocator('iframe[title="Datos de pago"]').getByLabel('Número de tarjeta').waitFor()
  }),
  'payment-refused': async (page) => {
    await signIn(page, 'rosa')
    await page.goto('/facturas?lang=es')
    const opener = page.getByRole('button', { name: /^Pagar la factura/ }).first()
    await opener.click()
    const fields = page.frameLocator('iframe[title="Datos de pago"]')
    await fields.getByLabel('Número de tarjeta').fill('4000 0000 0000 0002')
    await fields.getByLabel('Caducidad').fill('12 / 34')
    await fields.getByLabel('CVC').fill('123')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pagar / })
      .click()
    await page.getByRole('dialog').getByText('No se ha cobrado nada.').waitFor()
  },
  consumption: open('marc', `/ver-contratos?function=consumption&contract=${house.name}`, async (page) => {
    await page.getByRole('button', { name: /kWh/ }).first().waitFor()
    await page.waitForLoadState('networkidle')
  }),
  'consumption-day': open(
    'marc',
    `/ver-contratos?function=consumption&contract=${house.name}&view=hourly&start=2026-11-12&end=2026-11-12`,
    titled(/./),
  ),
  year: open('marc', `/ver-contratos?function=consumption&contract=${house.name}&view=year`, async (page) =>
    page.getByRole('heading', { name: 'Potencia máxima y contratada' }).waitFor(),
  ),
  power: open('marc', changeOf('powChange', house), async (page) => {
    await page.getByLabel('Potencia en P1').waitFor()
    await page.waitForLoadState('networkidle')
  }),
  'power-below': open('laia', changeOf('powChange', { name: '100101' }), async (page) => {
    await page.getByLabel('Potencia en P1').fill('1')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.waitForLoadState('networkidle')
  }),
  iban: open('marc', changeOf('ibanChange', flatBySea), async (page) => {
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.waitForLoadState('networkidle')
  }),
  address: open('laia', changeOf('notifAddrChange', { name: '100101' }), async (page) =>
    page.getByLabel('Código postal').waitFor(),
  ),
  battery: open('marc', changeOf('battery', house), async (page) => {
    await page.getByLabel('Porcentaje', { exact: true }).fill('60')
    await page.waitForLoadState('networkidle')
  }),
  'tariff-options': open('laia', changeOf('tariffOptions', { name: '100101' }), async (page) => {
    await page.getByRole('radio').last().check({ force: true })
    await page.waitForLoadState('networkidle')
  }),
  sips: open('marc', changeOf('noCesionSips', house), titled(/./)),
  'invoice-online': open('marc', changeOf('invoiceOnline', house), titled(/./)),
  'electronic-notification': open('marc', changeOf('electronicNotification', flatBySea), titled(/./)),
  'change-holder': open('marc', changeOf('changeHolder', flatBySea), titled(/./)),
  'end-supply': open('marc', changeOf('endSupply', flatBySea), titled(/./)),
  chooser: open('gestoria', changeOf('ibanChange'), titled(/./)),
  requests: async (page) => {
    const back = await waitingRequest(page)
    await page.goto('/solicitudes?lang=es')
    await page.getByRole('row').first().waitFor()
    return back
  },
  'requests-none': open('buit', '/solicitudes', titled(/Solicitudes/)),
  request: waitingRequest,
  'request-done': async (page) => {
    await signIn(page, 'nou')
    await page.goto('/perfil?lang=es')
    const mobile = page.getByRole('textbox', { name: 'Móvil', exact: true })
    await page.getByRole('button', { name: 'Cambiar: Móvil', exact: true }).click()
    const before = await mobile.inputValue()
    await mobile.fill(before === '600 111 222' ? '600 111 333' : '600 111 222')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('El móvil se ha cambiado.').waitFor()
    await page.goto('/solicitudes?lang=es')
    await page.getByRole('row').filter({ hasText: 'En vigor' }).first().getByRole('link').first().click()
    await page.getByText(/Está en vigor/).waitFor()
  },
  profile: open('laia', '/perfil', titled(/./)),
  'not-found': open('laia', '/no-existe', titled(/./)),
}
