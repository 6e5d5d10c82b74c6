// The first step of becoming a customer, as the server draws it before the page's code has come.
import type { Locator } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import { lineOf } from '../line.ts'
import { atStep, dualWizard, gasWizard, wizard } from '../new-contract-page.ts'
import { expectFits, heading } from '../words.ts'

const pages = [
  [wizard, 'Contratar la luz', 'La casa'],
  [`${gasWizard}?lang=ca`, 'Contractar el gas', 'La casa'],
  [`${dualWizard}?lang=en`, 'New electricity and gas contract', 'Your home'],
] as const

for (const [address, title, step] of pages) {
  test(`${address} stands there before its code, takes no press, and then asks [r.first-step-drawn]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // A slow line: the document arrives long before the scripts do.
    const setLine = await lineOf(page)
    await setLine({ latencyMs: 400, downBytes: 40_000, upBytes: 40_000 })
    await page.goto(address, { waitUntil: 'commit' })
    await heading(page, title).evaluate((one) => one.setAttribute('data-drawn', ''))
    const drawn = page.locator('#drawn-ahead')
    await expect(drawn.locator('h2')).toHaveText(step)
    await expect(drawn).toHaveAttribute('inert', '')
    const isAsleep = await drawn.locator('[name=cups]').evaluate((input: HTMLInputElement) => {
      input.focus()
      return document.activeElement !== input
    })
    expect(isAsleep).toBe(true)
    // From the step's heading: above it a line may break elsewhere once the font is there.
    const below = async (step: Locator) => {
      const [title, input] = [step.locator('h2'), step.locator('[name=cups]')]
      return Math.round(((await input.boundingBox())?.y ?? 0) - ((await title.boundingBox())?.y ?? 0))
    }
    const before = await below(drawn)
    await setLine({})
    await atStep(page, step)
    // React has taken over what was there, and it has not moved.
    await expect(heading(page, title)).toHaveAttribute('data-drawn')
    expect(Math.abs((await below(page.locator('.new-contract'))) - before)).toBeLessThanOrEqual(2)
    await page.getByLabel('CUPS').fill('ES0031')
    await expect(page.getByLabel('CUPS')).toHaveValue('ES0031')
    await expectFits(page)
    await expectAccessible(page)
  })
}

test('what was typed before is there again once the code has come', async ({ page }) => {
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await page.getByLabel('Calle, número, piso y puerta').fill('Calle Mayor')
  await page.reload()
  await atStep(page, 'La casa')
  await expect(page.getByLabel('Calle, número, piso y puerta')).toHaveValue('Calle Mayor')
})

test('what is typed into a list of many before its code has come is looked for once it has', async ({
  page,
}) => {
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await page.waitForLoadState('networkidle')
  const setLine = await lineOf(page)
  await setLine({ latencyMs: 1500 })
  await page.getByLabel('Sí, hay un contrato activo').check()
  const retailer = page.getByLabel('Comercializadora actual')
  await retailer.pressSequentially('ENDESA')
  await expect(retailer).not.toHaveRole('combobox')
  await expect(retailer).toHaveRole('combobox')
  await expect(retailer).toHaveValue('ENDESA')
  await expect(retailer).toBeFocused()
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(retailer).toHaveValue(/^ENDESA ENERG/)
})
