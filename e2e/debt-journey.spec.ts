// A home that cannot pay, from what is owed to the receipt: protected from a cut, claiming, answered, and paid.
import { expectAccessible } from './accessible.ts'
import { openBill, openOwing, type owing } from './card-payment.ts'
import { claimReference, fillClaim, sendClaim } from './cases-page.ts'
import { deliver } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { deliverBill, type Contract } from './scenarios.ts'
import { expectFits } from './words.ts'

test('[law.1] [law.2] owed, protected, claimed, answered and paid: each state is said, and none threatens', async ({
  page,
  office,
  signedIn,
  retailerWrites,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  let contract: Contract | undefined
  const number = await openOwing(page, async (asked: typeof owing) => {
    const customer = await signedIn(asked)
    ;[contract] = customer.contracts
    return customer
  })
  const name = contract?.name ?? ''
  const cut = page.getByText(/^(El suministro|Desde el .* el suministro) se puede cortar/)
  const banned = page.getByText(/^Este suministro no se puede cortar por impago hasta el 31 de diciembre/)
  const paused = page.getByText(/^Hay una reclamación sin responder/)

  await test.step('owed', async () => {
    await openBill(page, number)
    await expect(page.getByText(/^Se deben 47,83\s€ desde el 12 de octubre/)).toBeVisible()
    await expect(banned).toHaveCount(0)
  })
  const bill = page.url()

  await test.step('protected: the home is vulnerable, and no day of a cut stands anywhere', async () => {
    const protection = { contract_name: name, kind: 'vulnerable', start_day: '2026-01-01', end_day: '' }
    await deliver(office, { 'contract-protections.csv': [protection] })
    await page.reload()
    await expect(banned.first()).toBeVisible()
    await expect(cut).toHaveCount(0)
    await expectAccessible(page)
    await expectFits(page)
    await page.goto('/inicio')
    await expect(banned.first()).toBeVisible()
    await expect(cut).toHaveCount(0)
  })

  let reference = ''
  await test.step('claimed: the bill waits for its answer', async () => {
    await fillClaim(page, name)
    await sendClaim(page).click()
    reference = await claimReference(page)
    await page.goto(bill)
    await expect(paused.first()).toBeVisible()
    await expect(cut).toHaveCount(0)
    await expectAccessible(page)
    await expectFits(page)
  })

  await test.step('answered: what is owed goes on, the protection too', async () => {
    await retailerWrites(reference, {
      message_id: `answer-${reference}`,
      text: 'La lectura es la del contador.',
      closes: true,
    })
    await page.reload()
    await expect(paused).toHaveCount(0)
    await expect(banned.first()).toBeVisible()
    await expect(page.getByText(/^Se deben 47,83\s€/)).toBeVisible()
  })

  await test.step('paid: nothing is left to say of a cut', async () => {
    await deliverBill(office, { ...contract!.invoices[0]!, state: 'paid', debt: '0' })
    await page.goto(bill)
    await expect(page.getByText(/^Pagada: 47,83\s€/)).toBeVisible()
    await expect(page.getByText(/^Se deben/)).toHaveCount(0)
    await expect(banned).toHaveCount(0)
    await expectAccessible(page)
  })
})
