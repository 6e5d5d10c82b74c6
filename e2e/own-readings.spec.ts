// What a customer reads off the meter: plausible, implausible, lower than before; sent as a case.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { bill } from './bills.ts'
import { caseReference, deliverTopics } from './cases-page.ts'
import { expect, test } from './fixtures.ts'
import { sendPaper } from './new-contract-page.ts'
import { flat, gasFlat } from './scenarios.ts'
import { expectFits, heading, tabTo } from './words.ts'

const path = '/atencion-al-cliente?autolectures=true'

function sendReadings(page: Page) {
  return page.getByRole('button', { name: 'Enviar las lecturas' })
}

async function fill(page: Page, figures: readonly string[]): Promise<void> {
  for (const [index, figure] of figures.entries())
    await page.getByLabel(`Consumo, P${index + 1}`).fill(figure)
}

test('readings are sent with a photo and become a case [c9.autolectures]', async ({
  page,
  office,
  signedIn,
}) => {
  const { email } = await signedIn({ contracts: [flat()] })
  await deliverTopics(office)
  await page.goto(path)
  await expect(heading(page, 'Atención al cliente')).toBeVisible()
  await expect(page.getByLabel('Consumo, P1')).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, sendReadings(page))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Consumo, P1')).toBeFocused()
  await expectAccessible(page)
  await fill(page, ['1300', '1200', '1100'])
  await sendPaper(page, 'Foto del contador')
  await sendReadings(page).click()
  const reference = await caseReference(page)
  await expect(page.getByText('Consumo P1: 1300 kWh')).toBeVisible()
  expect((await office.mailsTo(email)).at(-1)?.text).toContain(reference)
})

test('a reading below the last is refused, one far above the usual is asked about [r.own-readings]', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({
        invoices: [
          bill({
            day: '2026-11-05',
            shown: [
              [1200, 1262],
              [900, 958],
              [1700, 1790],
            ],
          }),
        ],
      }),
    ],
  })
  await deliverTopics(office)
  await page.goto(path)
  await expect(page.getByText(/La última: 1\.262, el/).first()).toBeVisible()
  await fill(page, ['1261', '959', '1800'])
  await sendReadings(page).click()
  await expect(page.getByText('Es menos de lo que el contador ya marcaba').first()).toBeVisible()
  await page.getByLabel('Consumo, P1').fill('12700')
  await sendReadings(page).click()
  const sure = page.getByLabel('Sí, es lo que marca el contador')
  await expect(sure).toBeVisible()
  await expectAccessible(page)
  await sure.check()
  await sendReadings(page).click()
  await caseReference(page)
  await expect(page.getByText('Consumo P1: 12')).toBeVisible()
  expect(contracts).toHaveLength(1)
})

test('a reading below an estimate corrects it, and says what comes back [r.own-readings]', async ({
  page,
  office,
  signedIn,
}) => {
  const shown = [
    [1600, 1683],
    [900, 958],
    [1700, 1790],
  ] as const
  await signedIn({ contracts: [flat({ invoices: [bill({ day: '2026-11-05', shown, read: 'estimated' })] })] })
  await deliverTopics(office)
  await page.goto(path)
  await expect(page.getByText(/La última, estimada: 1\.683, el/)).toBeVisible()
  await fill(page, ['1670', '960', '1800'])
  await expect(page.getByText(/^Se estimaron 13 kWh de más/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectFits(page)
  await sendReadings(page).click()
  await caseReference(page)
  await expect(page.getByText('Consumo P1: 1670 kWh')).toBeVisible()
})

test('readings of gas, on a phone, in three languages, kept when they do not arrive', async ({
  page,
  office,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signedIn({ contracts: [gasFlat()] })
  await deliverTopics(office)
  for (const [address, label] of [
    ['/atencio-al-client?autolectures=true&lang=ca', 'Gas'],
    ['/customer-service?autolectures=true&lang=en', 'Gas'],
    [`${path}&lang=es`, 'Gas'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('textbox', { name: label })).toBeVisible()
    await expectFits(page)
  }
  await page.getByRole('textbox', { name: 'Gas' }).fill('812')
  await office.withoutTable('crm_message', async () => {
    await sendReadings(page).click()
    await expect(page.getByRole('alert')).toContainText('Lo escrito se conserva')
  })
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Gas' })).toHaveValue('812')
  await sendReadings(page).click()
  await expect(page.getByText('Gas: 812 m³')).toBeVisible()
})
