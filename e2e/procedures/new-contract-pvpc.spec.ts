// A retailer of reference contracts the PVPC: no bonus to give up, no stay, and the act that obliges by its name.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import {
  acceptAndSend,
  atStep,
  choose,
  fillHome,
  fillPayment,
  fillPerson,
  goOn,
  importOffers,
  knownOfPvpc,
  wizard,
} from '../new-contract-page.ts'
import type { Office } from '../office.ts'
import { codeFor } from '../requests-page.ts'
import { expectFits, heading } from '../words.ts'

const address = 'pvpc@example.test'
const files = {
  'products.csv': ['code;kind;name;price_kind;pvpc', 'NC-PVPC;electricity;PVPC de la casa;indexed;yes'],
  'product-prices.csv': [
    'product_code;concept;tariff_period;start_day;price;unit',
    'NC-PVPC;power;0;2025-01-01;25;EUR/kW/year',
    'NC-PVPC;market;0;2025-01-01;115;%',
    'NC-PVPC;market_addition;0;2025-01-01;0,05;EUR/kWh',
  ],
  'product-offers.csv': [
    'product_code;tariff;start_day;customers;self_consumption',
    'NC-PVPC;2.0TD;2025-01-01;person;any',
  ],
}

async function importPvpc(office: Office): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'endoll-pvpc-'))
  try {
    for (const [name, lines] of Object.entries(files))
      await writeFile(join(folder, name), `${lines.join('\n')}\n`)
    await office.importFolder(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('[law.6.contract] the PVPC is contracted and signed, without a bonus to give up and without a stay', async ({
  page,
  office,
}) => {
  await importOffers(office)
  await importPvpc(office)
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await fillHome(page, knownOfPvpc)
  await goOn(page)
  await atStep(page, 'El titular')
  await fillPerson(page, { email: address })
  await goOn(page)
  await atStep(page, 'El contrato')
  await choose(page, 'PVPC de la casa')
  await expectAccessible(page)
  await goOn(page)
  await atStep(page, 'El pago')
  await fillPayment(page)
  await acceptAndSend(page)
  await atStep(page, 'Solicitud enviada')
  await page.getByRole('link', { name: 'Leer el contrato y firmarlo' }).click()
  await expect(heading(page, 'Contrato de electricidad: PVPC de la casa')).toBeVisible()
  await office.mailsTo(address)
  const sendCode = page.getByRole('button', { name: 'Enviar el código' })
  await expect(sendCode).toBeVisible()
  await expect(page.getByLabel('Tengo el bono social')).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)
  await sendCode.click()
  const code = page.getByLabel('Código')
  await expect(code).toBeVisible()
  await code.fill(await codeFor(office, address))
  await page.getByRole('button', { name: 'Contratar, con obligación de pago' }).click()
  await expect(page.getByText('Está firmado.')).toBeVisible()
  await expectAccessible(page)
})
