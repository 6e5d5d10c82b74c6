// That the data a page comes with is used, and when it is not believed.
import type { Page } from '@playwright/test'
import { bill } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { slowDown } from './line.ts'
import { flat, type Customer } from './scenarios.ts'
import { signIn } from './sign-in.ts'
import { heading, row } from './words.ts'

/** A line on which a page is there long before its scripts; they come at once when what is returned is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const setLine = await slowDown(page, 0)
  await setLine({ downBytes: 10_000 })
  return () => setLine({})
}

/** Gives a place another name, in a tab of its own. */
async function nameElsewhere(page: Page, contract: string | undefined, before: string, after: string) {
  const other = await page.context().newPage()
  await other.goto(`/ver-contratos?contract=${contract}`)
  await other.getByRole('button', { name: `Cambiar el nombre: ${before}` }).click()
  await other.getByRole('textbox', { name: 'Nombre de este lugar' }).fill(after)
  await other.getByRole('button', { name: 'Guardar' }).click()
  await expect(other.getByText('El nombre se ha guardado.')).toBeVisible()
  await other.close()
}

/** What is asked for, but for what comes by itself, early on a fast day: coupons below a list, the count of the bell. */
const byItself = /\/(user\/coupons|notifications\/unread\/)$/
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !byItself.test(pathname))
      calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

const asked = { contracts: [flat({ invoices: [bill({ day: '2026-11-02' })] })] }

test.describe('before any script has run', () => {
  test.use({ consent: 'unasked', javaScriptEnabled: false })

  for (const path of ['/potencia', '/comparador', '/nuevo-cliente-electricidad'])
    test(`the question of cookies stands on ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('.cookie-dialog')).toBeVisible()
    })
})

test.describe('what a page comes with', () => {
  test('is shown without a call, and so is what a reload comes with', async ({ page, customer }) => {
    await signIn(page, await customer(asked))
    const calls = callsOf(page)
    await page.goto('/contratos')
    await expect(page.getByRole('table', { name: 'Contratos de electricidad' })).toBeVisible()
    expect(calls).toEqual([])
    await page.reload()
    await expect(page.getByRole('table', { name: 'Contratos de electricidad' })).toBeVisible()
    expect(calls).toEqual([])
  })

  test('leaves nothing of the session in the document', async ({ page, customer }) => {
    await signIn(page, await customer(asked))
    await page.goto('/contratos')
    await expect(heading(page, 'Contratos')).toBeVisible()
    expect(await page.content()).not.toContain('endoll-signed-in')
  })

  test('is not believed once somebody has left in another tab', async ({ page, customer }) => {
    await signIn(page, await customer(asked))
    await page.evaluate(() => localStorage.clear())
    const calls = callsOf(page)
    await page.goto('/contratos')
    await expect(page.getByRole('table', { name: 'Contratos de electricidad' })).toBeVisible()
    expect(calls[0]).toBe('GET /api/v1/user/refresh')
  })

  test('is not believed once another session has begun in another tab', async ({ page, customer }) => {
    await signIn(page, await customer(asked))
    // Between the document and its scripts.
    await page.addInitScript(() => localStorage.setItem('endoll-session', 'another'))
    const calls = callsOf(page)
    await page.goto('/contratos')
    await expect(page.getByRole('table', { name: 'Contratos de electricidad' })).toBeVisible()
    expect(calls).toContain('GET /api/v1/user/refresh')
  })

  test('leads to the way in once its session was ended from elsewhere', async ({
    page,
    customer,
    playwright,
    baseURL,
  }) => {
    const laia = await customer(asked)
    await signIn(page, laia)
    const scriptsCome = await holdScripts(page)
    await page.goto('/contratos', { waitUntil: 'commit' })
    await expect(page.locator('main p.answer')).toHaveText(/suministro/)
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const data = { user: laia.email, password: laia.password }
    const { token } = (await (await elsewhere.post('/api/v1/get_token', { data })).json()) as {
      token: string
    }
    const headers = { authorization: `Bearer ${token}` }
    const ended = await elsewhere.post('/api/v1/user/sessions/end_all/', { data: {}, headers })
    expect(ended.status()).toBe(200)
    await elsewhere.dispose()
    await scriptsCome()
    await expect(heading(page, 'Entrar')).toBeVisible()
    await expect(page.getByText('La sesión ha terminado. Vuelva a entrar.')).toBeVisible()
    await expect(row(page, laia.contracts[0]?.name)).toHaveCount(0)
  })

  test('does not outlive the session: coming back leads to the way in', async ({ page, customer }) => {
    await signIn(page, await customer(asked))
    await page.goto('/contratos')
    await expect(page.getByRole('table', { name: 'Contratos de electricidad' })).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/logout')
    await other.waitForURL(/acceso/)
    await page.goto('/contratos')
    await page.waitForURL(/acceso/)
  })

  test('is asked for in the language that was chosen', async ({ page, customer }) => {
    await signIn(page, await customer(asked))
    const calls = callsOf(page)
    await page.goto('/contractes?lang=ca')
    await expect(page.getByRole('table', { name: 'Contractes d’electricitat' })).toBeVisible()
    expect(calls).toEqual([])
  })
})

test.describe('the answer stands in the page that the server sends', () => {
  const answer = (page: Page) => page.locator('main p.answer')
  const table = (page: Page) => page.getByRole('table', { name: 'Contratos de electricidad' })
  const refresh = 'GET /api/v1/user/refresh'

  test('before any script has come, and stays when they come', async ({ page, customer }) => {
    await signIn(page, await customer(asked))
    await slowDown(page, 1500)
    await page.goto('/contratos', { waitUntil: 'commit' })
    await expect(answer(page)).toHaveText(/suministro/)
    const drawn = await answer(page).elementHandle()
    // The browser draws it.
    await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 40_000 })
    expect(await answer(page).evaluate((one, before) => one === before, drawn)).toBe(true)
    await page.getByLabel('Idioma').selectOption('ca')
    await expect(answer(page)).toHaveText(/subministrament/)
  })

  test('on the home too, with the name of whose it is, and what it brings is not asked for again [r.home-drawn]', async ({
    page,
    customer,
  }) => {
    const curves = [{ from: '2026-10-01', to: '2026-11-21' }] as const
    const { contracts } = await customer({
      contracts: [flat({ curves, invoices: [bill({ day: '2026-11-02' })] })],
    }).then(async (one) => {
      await signIn(page, one)
      return one
    })
    const calls = callsOf(page)
    await slowDown(page, 1500)
    await page.goto('/inicio', { waitUntil: 'commit' })
    await expect(answer(page)).toHaveText('No hay nada pendiente')
    await expect(heading(page, /^Hola, \w/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0, { timeout: 1 })
    const drawn = await answer(page).elementHandle()
    await expect(page.getByRole('heading', { name: 'Consumo de este mes' })).toBeVisible({ timeout: 40_000 })
    expect(await answer(page).evaluate((one, before) => one === before, drawn)).toBe(true)
    expect(calls.filter((call) => call.includes(`/contracts/${contracts[0]?.name}/`))).toEqual([])
  })

  test('and where it is missing the page asks for it', async ({ page, customer }) => {
    await signIn(page, await customer(asked))
    // As pages are asked for that carry nothing.
    await page.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' })
    const calls = callsOf(page)
    await page.goto('/contratos')
    await expect(table(page)).toBeVisible()
    await expect(answer(page)).toHaveText(/suministro/)
    expect(calls[0]).toBe(refresh)
  })

  test('and where its data was cut off on the way the page asks for it', async ({ page, customer }) => {
    await signIn(page, await customer(asked))
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        const data = document.querySelector('#endoll-signed-in')
        if (data) data.textContent = data.textContent?.slice(0, -20) ?? ''
      })
    })
    const calls = callsOf(page)
    await page.goto('/contratos')
    await expect(table(page)).toBeVisible()
    expect(calls[0]).toBe(refresh)
  })

  test('and when a phone has slept over it the page asks anew', async ({ page, customer }) => {
    await signIn(page, await customer(asked))
    await page.addInitScript(() => {
      const now = performance.now.bind(performance)
      performance.now = () => now() + 61_000
    })
    const calls = callsOf(page)
    await page.goto('/contratos')
    await expect(table(page)).toBeVisible()
    expect(calls).toContain(refresh)
  })

  test('in one language: where the browser has chosen another since, all is in that', async ({
    page,
    customer,
  }) => {
    await signIn(page, await customer(asked))
    await page.addInitScript(() => {
      document.cookie = 'lang=ca; Path=/; Secure'
    })
    await page.goto('/contratos')
    await expect(page.getByRole('table', { name: 'Contractes d’electricitat' })).toBeVisible()
    await expect(answer(page)).toHaveText(/subministrament/)
  })

  test('but no longer when the session has ended before the scripts came', async ({ page, customer }) => {
    await signIn(page, await customer(asked))
    const other = await page.context().newPage()
    await other.goto('/contratos')
    const leave = other.getByRole('link', { name: 'Salir' })
    await expect(leave).toBeVisible()
    await slowDown(page, 4000)
    await page.goto('/contratos', { waitUntil: 'commit' })
    await expect(answer(page)).toHaveText(/suministro/)
    await leave.click()
    await other.waitForURL(/acceso/)
    await page.waitForURL(/acceso/, { timeout: 40_000 })
    await expect(answer(page)).toHaveCount(0)
  })

  test('on a reload and on coming back, as it is then', async ({ page, customer }) => {
    const { contracts } = await customer(asked).then(async (one) => {
      await signIn(page, one)
      return one
    })
    const name = contracts[0]?.name
    const calls = callsOf(page)
    await page.goto('/contratos')
    await expect(row(page, name)).toContainText('Piso de Sabadell')
    await nameElsewhere(page, name, 'Piso de Sabadell', 'Casa de la abuela')
    await page.reload()
    await expect(row(page, name)).toContainText('Casa de la abuela')
    await page.goto('/solicitudes')
    await expect(answer(page)).toBeVisible()
    await nameElsewhere(page, name, 'Casa de la abuela', 'Torre del abuelo')
    await page.goBack()
    await expect(row(page, name)).toContainText('Torre del abuelo')
    expect(await page.content()).not.toContain('endoll-signed-in')
    expect(calls.filter((call) => /refresh|contracts$/.test(call))).toEqual([])
  })
})

test.describe('the page of a link is loaded ahead', () => {
  /** The list of contracts, at rest: the link to the one there is, and what is asked for from now on. */
  async function showLink(page: Page, one: Customer) {
    await signIn(page, one)
    await page.goto('/contratos')
    const name = one.contracts[0]?.name ?? ''
    const link = page.getByRole('link', { name }).first()
    await expect(link).toBeVisible()
    await page.waitForLoadState('networkidle')
    return { link, name, calls: callsOf(page), itsCall: `GET /api/v1/contracts/${name}/` }
  }

  test('where somebody rests on it, once', async ({ page, customer }) => {
    const { link, name, calls, itsCall } = await showLink(page, await customer(asked))
    await link.hover()
    await expect.poll(() => calls).toContain(itsCall)
    await page.waitForLoadState('networkidle')
    await page.mouse.move(0, 0)
    await link.focus()
    await link.hover()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    expect(calls.filter((call) => call === itsCall)).toHaveLength(1)
  })

  test('where it has the focus', async ({ page, customer }) => {
    const { link, calls, itsCall } = await showLink(page, await customer(asked))
    await link.focus()
    await expect.poll(() => calls).toContain(itsCall)
  })

  test('but a token that has run out is not renewed for it', async ({ page, customer, time }) => {
    const { link, name, calls } = await showLink(page, await customer(asked))
    await time.pass({ minutes: 20 })
    const code = page.waitForRequest(/\.js$/)
    await link.hover()
    await code
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 500 } })

    test('where a finger rests on it, not where it scrolls [r.load-ahead]', async ({ page, customer }) => {
      const { link, calls, itsCall } = await showLink(page, await customer(asked))
      await link.scrollIntoViewIfNeeded()
      const devtools = await page.context().newCDPSession(page)
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...touchPoints: { x: number; y: number }[]
      ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
      const middle = async () => {
        const { x, y, width, height } = (await link.boundingBox())!
        return { x: x + width / 2, y: y + height / 2 }
      }
      const { x, y } = await middle()
      await touch('touchStart', { x, y })
      for (const up of [20, 40, 60, 80]) await touch('touchMove', { x, y: y - up })
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      await touch('touchEnd')
      await page.waitForLoadState('networkidle')
      expect(calls).toEqual([])
      // A touch while the page still moves only stops it.
      const at = () => page.evaluate(() => scrollY)
      await expect.poll(async () => (await at()) - (await page.waitForTimeout(200).then(at))).toBe(0)
      await touch('touchStart', await middle())
      await expect.poll(() => calls).toContain(itsCall)
      await touch('touchEnd')
    })
  })
})
