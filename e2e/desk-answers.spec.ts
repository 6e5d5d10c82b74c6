// An answer at the desk: it begins with a kept text, carries a file, and outlives a lost connection.
import { expectAccessible } from './accessible.ts'
import { followNewClaim } from './cases-page.ts'
import { begin } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { expectFits, heading } from './words.ts'

// Whether anybody is signed in is asked for by a call, and nobody is at first; the connection is lost on purpose.
test.use({ expectedFlaw: /401|403|400|ERR_INTERNET_DISCONNECTED/ })

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

test('an answer begins with a kept text, carries a file, and goes once after the connection was lost [r.desk-texts] [r.desk-files] [r.desk-draft]', async ({
  page,
  office,
  signedIn,
  elsewhere,
}) => {
  const customer = await signedIn({ contracts: [flat()] })
  const reference = await followNewClaim(page, customer.contracts[0]!.name)
  const chief = await elsewhere()
  await begin(chief, office, { name: 'Núria Camps', roles: ['administers'] })
  await chief.getByRole('link', { name: 'Textos' }).click()
  await expect(heading(chief, 'Textos para responder')).toBeVisible()
  await chief.getByLabel('Nombre del texto').last().fill('Acuse')
  await chief.getByLabel('Español').last().fill('Hola, {name}: sobre {reference}, antes del {day}.')
  await chief.getByLabel('Català').last().fill('Hola, {name}: sobre {reference}, abans del {day}.')
  await chief.getByLabel('English').last().fill('Hello {nmae}')
  await chief.getByRole('button', { name: 'Guardar' }).last().click()
  await expect(chief.getByText('Falta algo entre llaves, o lo que hay no es un dato.')).toBeVisible()
  await chief.getByLabel('English').last().fill('Hello {name}: about {reference}, before {day}.')
  await chief.getByRole('button', { name: 'Guardar' }).last().click()
  await expect(chief.getByRole('group').getByText('Acuse')).toBeVisible()
  await expectAccessible(chief)

  const desk = await elsewhere()
  await begin(desk, office, { name: 'Marta Vila', roles: ['answers'] })
  await desk.getByRole('link', { name: 'Consultas' }).click()
  await desk
    .getByRole('row', { name: new RegExp(reference) })
    .getByRole('link')
    .click()
  await desk.getByLabel('Empezar con un texto').selectOption('Acuse')
  await desk.getByRole('button', { name: 'Poner el texto' }).press('Enter')
  const answer = desk.getByLabel('Respuesta')
  await expect(answer).toHaveValue(
    new RegExp(`^Hola, ${customer.name} .*: sobre ${reference}, antes del \\d`),
  )
  // Whoever keeps the texts is asked before one goes.
  await chief.getByText('Acuse').click()
  await chief.getByRole('button', { name: 'Borrar' }).click()
  const asked = chief.getByRole('group', { name: '¿Borrar el texto «Acuse» en todos los idiomas?' })
  await asked.getByRole('button', { name: 'No borrarlo' }).press('Enter')
  await chief.getByRole('button', { name: 'Borrar' }).click()
  await asked.getByRole('button', { name: 'Borrar', exact: true }).press('Enter')
  await expect(chief.getByText('Acuse')).toHaveCount(0)

  await desk
    .getByLabel('Archivos')
    .setInputFiles({ name: 'carta.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(desk.getByText('Enviado', { exact: false })).toBeVisible()
  await expectAccessible(desk)
  for (const width of [820, 1280]) {
    await desk.setViewportSize({ width, height: 900 })
    await expectFits(desk)
  }

  await desk.context().setOffline(true)
  await desk.getByRole('button', { name: 'Responder', exact: true }).click()
  await expect(desk.getByText('No hay conexión. Lo escrito sigue aquí.')).toBeVisible()
  await expect(answer).toHaveValue(new RegExp(reference))
  await expect(desk.getByText('carta.pdf')).toBeVisible()
  await desk.context().setOffline(false)
  await desk.getByRole('button', { name: 'Responder', exact: true }).click()
  await expect(desk.getByText('Respuesta enviada.')).toBeVisible()
  await expect(answer).toHaveValue('')

  await page.reload()
  await expect(page.getByText(`: sobre ${reference}, antes del`, { exact: false })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /carta\.pdf/ })).toBeVisible()
})
