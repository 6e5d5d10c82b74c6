// Files as large as the deployment allows, and larger (visitor-area.md §9: 500,000,000 bytes).
import { open, mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { lineOf } from './line.ts'
import { atStep, fillHome, goOn, importOffers, supplyOf, wizard } from './new-contract-page.ts'
import { expectFits } from './words.ts'

let folder: string
test.beforeAll(async ({ office }) => {
  await importOffers(office)
  folder = await mkdtemp(join(tmpdir(), 'endoll-large-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** A scan of this many bytes, most of which take no room on the disk. */
async function scanOf(name: string, bytes: number): Promise<string> {
  const path = join(folder, name)
  const file = await open(path, 'w')
  const end = '\n%%EOF\n'
  await file.write('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n')
  await file.truncate(bytes - end.length)
  await file.write(end, bytes - end.length)
  await file.close()
  return path
}

/** A line to the office that can be cut while something goes over it. */
async function lineTo(office: string) {
  const sockets = new Set<Socket>()
  let isDown = false
  const server = createServer((near) => {
    if (isDown) return near.destroy()
    const far = connect(Number(new URL(office).port), new URL(office).hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket
        .on('error', () => undefined)
        .on('close', () => {
          near.destroy()
          far.destroy()
          sockets.delete(socket)
        })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => sockets.forEach((socket) => socket.destroy())
  /** Down, it also refuses what the browser tries again by itself. */
  const setDown = (down: boolean) => {
    isDown = down
    if (down) cut()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setDown,
    close: () => {
      cut()
      server.close()
    },
  }
}

test('a file of 300 MB is sent with its progress, cancelled, cut off, tried again and attached [r.uploads-largest]', async ({
  page,
  office,
}) => {
  test.setTimeout(180_000)
  const line = await lineTo(office.url)
  const scan = await scanOf('escaneo.pdf', 300_000_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(line.url + wizard)
  await atStep(page, 'La casa')
  await fillHome(page, supplyOf(777_070))
  const setLine = await lineOf(page)
  await setLine({ upBytes: 20_000_000 })
  await page.getByText('Última factura (opcional)').click()
  const chooser = page.getByLabel('Última factura')
  const progress = page.getByRole('progressbar', { name: 'escaneo.pdf' })
  await chooser.setInputFiles(scan)
  await expect(progress).toBeVisible()
  await expect(page.getByText(/%.*300 MB/)).toBeVisible()
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0)
  await expectAccessible(page)
  await expectFits(page)
  // Continuing too early keeps the file and says why.
  await goOn(page)
  await expect(
    page.getByText(
      'Aún se está enviando un archivo. Cuando llegue, el formulario sigue solo: no hace falta volver a pulsar.',
    ),
  ).toBeVisible()
  await expect(progress).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar el envío de escaneo.pdf' }).click()
  await expect(progress).toHaveCount(0)
  await expect(page.getByLabel('Calle, número, piso y puerta')).toHaveValue('Calle Mayor 3')

  await chooser.setInputFiles(scan)
  await expect(progress).toBeVisible()
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0)
  line.setDown(true)
  await expect(page.getByText(/Se ha cortado la conexión/)).toBeVisible()
  line.setDown(false)
  await setLine({})
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
  await expect(page.locator('.file-state').filter({ hasText: 'Enviado' })).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText(/300 MB/)).toBeVisible()
  await goOn(page)
  await atStep(page, 'El titular')
  await page.getByRole('link', { name: 'Volver al paso anterior' }).click()
  await atStep(page, 'La casa')
  await expect(page.getByText('escaneo.pdf', { exact: true })).toBeVisible()
  line.close()
})

test('one byte more than the limit is refused at once beside its field, and nothing is sent [c8.file-too-large]', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/files/')) sent.push(request.url())
  })
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await page.getByLabel('Calle, número, piso y puerta').fill('Calle Mayor 3')
  await page.getByText('Última factura (opcional)').click()
  await page.getByLabel('Última factura').setInputFiles(await scanOf('enorme.pdf', 500_000_001))
  await expect(page.getByText('enorme.pdf pasa de 500 MB, que es lo máximo.')).toBeVisible()
  await expect(page.getByLabel('Última factura')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await expect(page.getByLabel('Calle, número, piso y puerta')).toHaveValue('Calle Mayor 3')
  expect(sent).toEqual([])
})

test('where the browser is fooled about the size, the server refuses it and the field says the same', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => {
    Object.defineProperty(File.prototype, 'size', { get: () => 1000 })
  })
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await page.getByLabel('Calle, número, piso y puerta').fill('Calle Mayor 3')
  await page.getByText('Última factura (opcional)').click()
  await page.getByLabel('Última factura').setInputFiles(await scanOf('disfrazado.pdf', 500_000_001))
  await expect(
    page.locator('.file-state').filter({ hasText: 'Pasa de 500 MB, que es lo máximo' }),
  ).toBeVisible({
    timeout: 90_000,
  })
  await expect(page.getByLabel('Calle, número, piso y puerta')).toHaveValue('Calle Mayor 3')
  await page.getByRole('button', { name: 'Quitar disfrazado.pdf' }).click()
  await expect(page.getByText('disfrazado.pdf', { exact: true })).toHaveCount(0)
})
