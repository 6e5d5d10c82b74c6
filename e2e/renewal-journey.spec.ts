// A contract whose year is over: told, seen on its page, renewed by saying nothing, and ended by who does not want it.
import { expectAccessible } from './accessible.ts'
import { answer, card, fact, pageOf, openPlace } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { changeOf, next, send, sign, referenceOn } from './requests-page.ts'
import { flat } from './scenarios.ts'
import { signIn } from './sign-in.ts'
import { expectFits } from './words.ts'

/** Renews after 19 December, 28 days after the day of the tests. */
const renewing = flat({ more: { start_day: '2024-12-20' } })

test('[law.11.journey] a renewal is told and shown; saying nothing renews, and who does not want it ends it', async ({
  page,
  office,
  time,
  signedIn,
  retailerAnswers,
}) => {
  test.slow()
  const customer = await signedIn({ contracts: [renewing, renewing] })
  const [kept, left] = customer.contracts
  const told = 'El contrato se renueva después del 19 de diciembre de 2026'

  await test.step('told, by mail too', async () => {
    await office.tell()
    await time.pass({ minutes: 11 })
    await office.tell()
    const mails = await office.mailsTo(customer.email)
    expect(mails.filter(({ text }) => text.includes(told))).toHaveLength(1)
    await page.goto('/avisos')
    await expect(page.getByRole('link', { name: told })).toHaveCount(2)
    await page.getByRole('link', { name: told }).first().click()
  })

  await test.step('seen on the page of the contract', async () => {
    await page.goto(pageOf(kept))
    await expect(answer(page, /^El contrato se renueva después del 19 de diciembre/)).toBeVisible()
    await openPlace(page, 'Precios')
    await expect(fact(card(page, 'Producto y precios'), 'Duración')).toContainText(
      'Se renueva por un año después del 19 de diciembre de 2026',
    )
    await expectAccessible(page)
    await expectFits(page)
  })

  let reference = ''
  await test.step('who does not want it ends it on its last day', async () => {
    await page.goto(changeOf('endSupply', left))
    await page
      .getByRole('radio', { name: 'Me mudo y aquí no se queda nadie', exact: true })
      .check({ force: true })
    await next(page).click()
    await page.getByLabel('Último día con suministro').fill('2026-12-19')
    await next(page).click()
    await page.getByRole('radio', { name: 'Como las demás', exact: true }).check({ force: true })
    await next(page).click()
    await page.getByRole('textbox', { name: 'Teléfono' }).fill('612 345 678')
    await page.getByRole('checkbox', { name: 'Sé que ese día se corta el suministro' }).check({ force: true })
    await next(page).click()
    await send(page).click()
    reference = await referenceOn(page)
    await sign(page, office, customer.email)
    await expect(page.getByText('Falta la firma.')).toHaveCount(0)
    await retailerAnswers(reference, { answer: 'accepted' })
  })

  await test.step('a day after, one goes on for a year, and the other has ended', async () => {
    await time.pass({ hours: 29 * 24 })
    await retailerAnswers(reference, { answer: 'effective', effective_date: '2026-12-19' })
    await signIn(page, customer)
    await page.goto(pageOf(kept, { place: 'prices' }))
    await expect(fact(card(page, 'Producto y precios'), 'Duración')).toContainText('19 de diciembre de 2027')
    await expect(page.getByText(/^El contrato se renueva después/)).toHaveCount(0)
    await page.goto(pageOf(left))
    await expect(answer(page, /^El contrato está dado de baja desde el 19 de diciembre/)).toBeVisible()
    await openPlace(page, 'Precios')
    await expect(fact(card(page, 'Producto y precios'), 'Producto')).toBeVisible()
    await expect(fact(card(page, 'Producto y precios'), 'Duración')).toHaveCount(0)
  })
})
