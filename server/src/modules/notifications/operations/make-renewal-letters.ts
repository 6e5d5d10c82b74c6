import { languageOf, type Locale } from '@endoll/api/language.ts'
import { supplyAddress } from '../../../billing/supply-address.ts'
import { documentFile } from '../../../documents/document.ts'
import { fileDocument } from '../../../documents/file-document.ts'
import { renewalLetterDocument } from '../../../documents/renewal-letter/renewal-letter-document.ts'
import { todayOf } from '../../../platform/clock.ts'
import { formatterOf } from '../../../platform/formatter.ts'
import type { Services } from '../../../platform/services.ts'
import { readContract } from '../../../platform/unscoped-contracts.ts'
import { texts } from '../../../texts.ts'
import { readRenewalsWithoutLetter, renewalReference } from '../unscoped-renewals.ts'

/**
 * Writes the letter of each renewal that is near and lays it among the documents of its contract. Safe to run twice, and
 * on two servers at once: the first letter stays.
 */
export async function makeRenewalLetters(
  services: Pick<Services, 'db' | 'clock' | 'deployment' | 'pdf'>,
): Promise<void> {
  const { db, deployment } = services
  const today = todayOf(services)
  for (const renewal of await readRenewalsWithoutLetter(db, today)) {
    const { product_name: name, isPvpc, locale, about } = renewal
    const { last_day: lastDay, months } = about
    const language = languageOf((locale ?? deployment.defaultLanguage) as Locale)
    const contract = await readContract(db, renewal.contract_id)
    const document = renewalLetterDocument(
      {
        contract: { name: contract.name, holder: contract.owner_name, address: supplyAddress(contract) },
        product: { name, isPvpc },
        sentOn: today,
        lastDay,
        months,
      },
      { deployment, language },
    )
    const { filed } = texts[language].renewalLetter
    await fileDocument(db, {
      contractId: contract.id,
      day: today,
      name: filed.name(formatterOf(language).longDay(lastDay)),
      category: filed.category,
      filename: `${document.fileName}.pdf`,
      reference: renewalReference(lastDay),
      content: await documentFile(services, document, { signer: deployment, language, day: today }).body(),
    })
  }
}
