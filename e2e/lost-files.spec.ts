// One file of a page does not come, once or ever, as on a line that drops connections: the page that stands there stays
// readable, and what is missing says so in its own place.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { monthlyBills } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { keepNothing } from './line.ts'
import { flat } from './scenarios.ts'
import { signIn } from './sign-in.ts'
import { fillLogin, heading, signInButton } from './words.ts'

const build = join(import.meta.dirname, '../web/dist/client/.vite')
const modules = JSON.parse(readFileSync(join(build, 'modules.json'), 'utf8')) as Record<string, string>
const manifest = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8')) as Record<
  string,
  { readonly file: string; readonly isEntry?: true }
>

/** The built file of a module, below /assets. */
function fileOf(module: string): string {
  const file = modules[`src/${module}`] ?? manifest[`src/${module}`]?.file
  if (file === undefined) throw new Error(`The build has no file for ${module}.`)
  return file.replace('assets/', '')
}
const entry = fileOf('app/main.tsx')

const lost = 'Esta parte de la página no se ha podido mostrar.'
const unfinished = 'Esta página no ha terminado de cargarse.'
const again = 'Volver a intentarlo'

test.beforeEach(({ page }) => keepNothing(page))

// React logs what its boundary caught, the browser what it could not fetch.
test.use({ expectedFlaw: /CodeMissing|dynamically imported module|Unable to preload/ })

test.describe('the question of cookies', () => {
  test.use({ consent: 'unasked' })

  for (const path of ['/registro', '/comparador']) {
    test(`leaves ${path} as it is`, async ({ page, office }) => {
      await office.losing(fileOf('app/CookieDialog.tsx'), 'always', async () => {
        await page.goto(path)
        await expect(page.getByText(lost)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
      })
      await page.getByRole('button', { name: again }).click()
      await page.getByRole('button', { name: 'Rechazar todas' }).click()
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
    })
  }

  test('leaves the pages of a customer as they are', async ({ page, office, signedIn }) => {
    await signedIn({ contracts: [flat({ invoices: monthlyBills('2026-01-05', 2) })] })
    await office.losing(fileOf('app/CookieDialog.tsx'), 'always', async () => {
      for (const [path, name] of [
        ['/inicio', /^Hola/],
        ['/facturas', 'Facturas'],
      ] as const) {
        await page.goto(path)
        await expect(page.getByText(lost)).toBeVisible()
        await expect(heading(page, name)).toBeVisible()
      }
    })
  })
})

test.describe('a part of a page', () => {
  test('that is drawn with it leaves its place to a word and a button', async ({
    page,
    office,
    customer,
  }) => {
    await signIn(page, await customer({ contracts: [flat({ invoices: monthlyBills('2026-01-05', 3) })] }))
    await office.losing(fileOf('pages/invoices/BilledChart.tsx'), 'always', async () => {
      await page.goto('/facturas')
      await expect(page.getByText(lost).first()).toBeVisible()
      await expect(heading(page, 'Facturas')).toBeVisible()
      await expect(page.getByRole('table').first()).toBeVisible()
    })
    await page.getByRole('button', { name: again }).first().click()
    await expect(page.getByText(lost)).toHaveCount(0)
  })
})

for (const { name, file } of [
  { name: 'the entry', file: entry },
  { name: "the page's own file", file: fileOf('pages/login/LoginPage.tsx') },
]) {
  test(`${name} lost once: the page comes alive all the same`, async ({ page, office, customer }) => {
    const made = await customer()
    await office.losing(file, 'once', async () => {
      await page.goto('/acceso')
      await expect(page.getByLabel('Correo electrónico')).toBeEditable()
    })
    await fillLogin(page, made)
    await signInButton(page).click()
    await expect(page).toHaveURL('/inicio')
  })

  test(`${name} never comes: what the server has drawn stays, and says so`, async ({ page, office }) => {
    await office.losing(file, 'always', async () => {
      await page.goto('/acceso')
      await expect(page.getByText(unfinished)).toBeVisible()
      await expect(heading(page, 'Entrar')).toBeVisible()
    })
    await page.getByRole('button', { name: 'Volver a cargarla' }).click()
    await expect(page.getByLabel('Correo electrónico')).toBeEditable()
  })
}

test("the entry never comes: a customer's page stays readable", async ({ page, office, customer }) => {
  await signIn(page, await customer({ contracts: [flat({ invoices: monthlyBills('2026-01-05', 2) })] }))
  await office.losing(entry, 'always', async () => {
    await page.goto('/facturas')
    await expect(page.getByText(unfinished)).toBeVisible()
    await expect(page.locator('.latest-bill')).toBeVisible()
  })
})

for (const path of ['/registro', '/inicio', '/comparador']) {
  test(`whichever file of ${path} never comes, the page can be read`, async ({ page, office, customer }) => {
    test.slow()
    await signIn(page, await customer({ contracts: [flat({ invoices: monthlyBills('2026-01-05', 2) })] }))
    const asked = new Set<string>()
    page.on('request', (request) => {
      const file = /\/assets\/(.+\.js)$/.exec(request.url())?.[1]
      if (file !== undefined) asked.add(file)
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const files = [...asked]
    for (const file of files) {
      await office.losing(file, 'always', async () => {
        await page.goto(path)
        const said = page.getByText(lost).or(page.getByText(unfinished)).or(page.getByText('Algo ha fallado'))
        await expect(said.or(page.locator('[data-begun=""]')).first(), file).toBeAttached()
        const read = page.getByRole('heading').or(page.getByText(unfinished))
        await expect(read.first(), file).toBeVisible()
      })
    }
  })
}

test('a browser that lets nobody keep anything opens the pages', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    Object.defineProperty(globalThis, 'BroadcastChannel', {
      value: function Blocked() {
        refuse()
      },
    })
  })
  for (const path of ['/acceso', '/registro', '/recordar-clave', '/comparador', '/contacto']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.locator('[data-begun=""]'), path).toHaveCount(1)
    await expect(page.locator('main form, main button').first(), path).toBeVisible()
  }
})
