// The chat beside the steps of a new contract: nothing without a deployment that has one, nothing without consent.
import type { Page } from '@playwright/test'
import { startChatTwin, type ChatTwin } from '../server/src/gateways/chat/twin.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test as base } from './fixtures.ts'
import { atStep, fillHome, fillPerson, goOn, importOffers, supplyOf, wizard } from './new-contract-page.ts'
import { expectFits, tabTo } from './words.ts'

const test = base.extend<object, { chat: ChatTwin }>({
  chat: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern
    async ({}, provide) => {
      const twin = await startChatTwin()
      await provide(twin)
      await twin.stop()
    },
    { scope: 'worker' },
  ],
  deployment: [
    async ({ chat }, provide) =>
      provide({ file: 'demo', changes: { chat: { ...chat.settings, automated: true } } }),
    { scope: 'worker' },
  ],
})

test.beforeAll(({ office }) => importOffers(office))

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'Preferencias de cookies' }).click()
  const question = page.getByRole('region', { name: 'Cookies' })
  await question.getByRole('button', { name: 'Elegir' }).click()
  const box = question.getByRole('checkbox', { name: 'Preferencias' })
  await expect(question.getByText('y el chat si lo hay')).toBeVisible()
  if (name === 'allow') await box.check()
  else await box.uncheck()
  await question.getByRole('button', { name: 'Guardar la elección' }).click()
  await expect(question).toBeHidden()
}

test('the chat comes at the next step once preferences are allowed, sees no answer, and goes with the consent [v2.wizard-chat]', async ({
  page,
  chat,
}) => {
  const { kept } = chat
  const about = () => kept.filter(({ what }) => what === 'about')
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await fillHome(page, supplyOf(777_090))
  await goOn(page)
  await atStep(page, 'El titular')
  await page.waitForLoadState('networkidle')
  expect(kept).toEqual([])
  await expect(page.getByRole('button', { name: 'Abrir el chat' })).toHaveCount(0)

  await choose(page, 'allow')
  await fillPerson(page)
  await page.waitForLoadState('networkidle')
  expect(kept).toEqual([])
  await goOn(page)
  await atStep(page, 'El contrato')
  const open = page.getByRole('button', { name: 'Abrir el chat' })
  await expect(open).toBeVisible()
  await expect.poll(() => about().map(({ said }) => said)).toEqual([{ language: 'es', step: 'contract' }])

  // By keyboard, on a phone.
  await page.setViewportSize({ width: 390, height: 800 })
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const close = page.getByRole('button', { name: 'Cerrar el chat' })
  await expect(close).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Lo lleva otro servicio, que no ve las respuestas.')).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
  // [law.3.chat] a machine answers, and somebody can be reached before it is written to.
  await expect(page.getByText('Responde una máquina.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Hablar con una persona/ })).toBeFocused()
  const inside = page.frameLocator('iframe[title="Chat"]')
  await page.keyboard.press('Tab')
  await expect(inside.getByLabel('Mensaje')).toBeFocused()
  await page.keyboard.type('¿Cuánto tarda?')
  await page.keyboard.press('Enter')
  await expect(inside.getByRole('log')).toContainText('« ¿Cuánto tarda? »')

  // The conversation stays over a step, and the chat learns of it.
  await page.getByRole('link', { name: 'Volver al paso anterior' }).click()
  await atStep(page, 'El titular')
  await expect(inside.getByRole('log')).toContainText('« ¿Cuánto tarda? »')
  await expect.poll(() => about().length).toBe(2)
  expect(kept.filter(({ what }) => what === 'script')).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toMatch(/Laia|Ferrer|12345678|example\.test|ES0031/)
  for (const { referrer, what, origin } of kept) {
    expect(referrer).toBeUndefined()
    if (what !== 'script') expect(origin).toBe('null')
  }

  await choose(page, 'refuse')
  await expect(close).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('the script of the chat can reach neither the answers nor the page around it [v2.wizard-chat]', async ({
  page,
}) => {
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await choose(page, 'allow')
  await fillHome(page, supplyOf(777_091))
  await goOn(page)
  await atStep(page, 'El titular')
  await page.getByRole('button', { name: 'Abrir el chat' }).click()
  const frame = page.frames().find((one) => one.url().includes('/chat-frame'))
  const reached = await frame?.evaluate(() => {
    const tried = (work: () => unknown) => {
      try {
        return String(work())
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    return [
      tried(() => parent.document.title),
      tried(() => document.cookie),
      tried(() => sessionStorage.length),
      tried(() => localStorage.length),
    ]
  })
  expect(reached).toEqual(['SecurityError', 'SecurityError', 'SecurityError', 'SecurityError'])
})

for (const [language, address, title, next] of [
  ['ca', '/nou-client-electricitat?lang=ca', 'Xat', 'Obre el xat'],
  ['en', '/new-electricity-customer?lang=en', 'Chat', 'Open the chat'],
] as const) {
  test(`the chat speaks ${language}`, async ({ page, chat }) => {
    await page.goto(wizard)
    await atStep(page, 'La casa')
    await choose(page, 'allow')
    await fillHome(page, supplyOf(language === 'ca' ? 777_092 : 777_093))
    await goOn(page)
    await atStep(page, 'El titular')
    await page.goto(address)
    await page.getByRole('button', { name: /^Continu/ }).click()
    await page.getByRole('button', { name: next }).click()
    await expect(page.frameLocator(`iframe[title="${title}"]`).getByRole('log')).toBeVisible()
    expect(chat.kept.at(-1)?.said).toMatchObject({ language })
  })
}
