import type { Response } from '@playwright/test'
import { path, routes } from '../web/src/site/paths.ts'
import type { RouteKey } from '../web/src/site/paths.ts'
import { unbuilt } from '../web/src/app/unbuilt.ts'
import { expect, test } from './fixtures.ts'
import { heading } from './words.ts'

test('every document is locked down by its headers', async ({ request }) => {
  for (const address of ['/acceso', '/contratos', '/no/hay/nada']) {
    const headers = (await request.get(address)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).not.toContain('unsafe-eval')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    })
  }
})

test('the nonce of a document is its own', async ({ request }) => {
  const nonce = async () =>
    /'nonce-([^']+)'/.exec((await request.get('/acceso')).headers()['content-security-policy'] ?? '')?.[1]
  const [first, second] = [await nonce(), await nonce()]
  expect(first).toBeTruthy()
  expect(first).not.toBe(second)
})

test('the login is readable before any script has run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/acceso')
  await expect(heading(page, 'Entrar')).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  await context.close()
})

test('files of the application are kept by the browser for good, and compressed', async ({ page }) => {
  const files: Response[] = []
  page.on('response', (response) => {
    if (/\/assets\/.*\.(js|css)$/.test(response.url())) files.push(response)
  })
  await page.goto('/acceso', { waitUntil: 'load' })
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const headers = await file.allHeaders()
    expect(headers['cache-control'], file.url()).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding'], file.url()).toMatch(/^(br|gzip)$/)
  }
})

const sample = { id: '1', contractName: 'x' }
for (const key of unbuilt as readonly RouteKey[]) {
  test(`a page that is not built yet is not found: ${key}`, async ({ page }) => {
    const address = path(key, sample as never, 'es')
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(heading(page, 'No hemos encontrado esta página')).toBeVisible()
    await expect(page).toHaveURL(address)
  })
}

test('every built page has a title of its own in each language', async ({ request }) => {
  const titles = new Map<string, string>()
  for (const key of (Object.keys(routes) as RouteKey[]).filter(
    (key) => !(unbuilt as readonly string[]).includes(key),
  )) {
    for (const language of ['es', 'ca', 'en'] as const) {
      const answer = await request.get(`${path(key, sample as never, language)}?lang=${language}`)
      const title = /<title>(.*?) · /.exec(await answer.text())?.[1] ?? ''
      expect(title, `${key} in ${language}`).not.toBe('')
      titles.set(`${language} ${title}`, key)
    }
  }
  expect(titles.size).toBeGreaterThan(6)
})
