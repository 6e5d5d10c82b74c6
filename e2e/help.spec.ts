// What to do when life happens: for everybody, three presses from anywhere, and ending in a number or a page.
import { expectAccessible } from './accessible.ts'
import { known } from './contract-page.ts'
import { atAddress, expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { expectFits, heading } from './words.ts'

test.use({ deployment: atAddress })

test.describe('for visitors', () => {
  test('who smells gas has the numbers two presses after the door [r.help]', async ({ page }) => {
    await page.goto('/acceso')
    await page.getByRole('link', { name: 'Ayuda' }).click()
    await expect(heading(page, 'Ayuda')).toBeVisible()
    await page.getByText('Huele a gas').click()
    await expect(page.getByRole('link', { name: '112' }).first()).toHaveAttribute('href', 'tel:112')
    await expect(page.getByRole('link', { name: '900 500 011' })).toHaveAttribute('href', 'tel:900500011')
    await expect(page.getByRole('link', { name: '900 500 010' })).toBeHidden()
    await expectAccessible(page)
  })

  test('every topic ends in a number or a page, also on a phone [r.help]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/ayuda')
    const topics = page.getByRole('main').locator('details')
    await expect(topics).toHaveCount(10)
    for (const topic of await topics.all()) {
      await topic.locator('summary').click()
      await expect(topic.getByRole('link').first()).toBeVisible()
    }
    await expectFits(page)
    await expectAccessible(page)
  })

  test.describe('without code', () => {
    test.use({ javaScriptEnabled: false })

    test('it can be read and pressed [r.help]', async ({ page }) => {
      await page.goto('/ayuda')
      await page.getByText('No hay luz').click()
      await expect(page.getByText('suba los interruptores')).toBeVisible()
      await expect(page.getByRole('link', { name: '900 500 010' })).toBeVisible()
    })
  })
})

test('who has signed in has the number of their own distributor [r.help]', async ({ page, signedIn }) => {
  await signedIn({ contracts: [flat({ more: known })] })
  await page.goto('/contratos')
  await page.getByRole('link', { name: 'Ayuda' }).click()
  await page.getByText('No hay luz').click()
  await expect(page.getByRole('link', { name: '900 123 456' })).toBeVisible()
})
