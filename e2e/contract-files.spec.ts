// What the page of a contract gives to take along, asked for when it is too late.
import { card, deliver, documentOf, pageOf } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { heading } from './words.ts'

for (const [what, place, title, link] of [
  ['the movements of a battery', 'prices', 'Batería virtual', 'Descargar los movimientos'],
  ['a document', 'documents', 'Documentos', 'Descargar Acta (1 KB)'],
] as const) {
  test(`${what} asked for after the session has ended: one signs in again [c8.unauthorised-download-batteries]`, async ({
    page,
    office,
    signedIn,
    time,
  }) => {
    const [contract] = (await signedIn({ contracts: [flat()] })).contracts
    const of = { contract_name: contract?.name ?? '' }
    const battery_name = `BV-${of.contract_name}`
    await deliver(
      office,
      {
        'attachments.csv': [
          {
            ...of,
            reference: 'a',
            name: 'Acta',
            category_name: 'Instalación',
            created_day: '2023-02-02',
            file: 'acta.txt',
          },
        ],
        'batteries.csv': [{ name: battery_name, type_name: 'De excedentes', description: 'Se guarda.' }],
        'battery-contracts.csv': [{ battery_name, ...of, share_percent: '100', discounts: 'aplicar' }],
      },
      { 'acta.txt': documentOf(10) },
    )
    await page.goto(pageOf(contract, { place }))
    const download = card(page, title).getByRole('link', { name: link })
    // Everything else has loaded: it is the download that meets the end of the session.
    await download.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await time.pass({ hours: 3 })
    await download.click()
    await expect(heading(page, 'Entrar')).toBeVisible()
    await expect(page.getByText('La sesión ha terminado. Vuelva a entrar.')).toBeVisible()
  })
}
