import { typedPhoneText } from '@endoll/domain/identity/phone.ts'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import { leadAddressLine } from '@endoll/api/lead-address.ts'
import { groupIban } from '@endoll/domain/identity/iban.ts'
import { readNif } from '@endoll/domain/identity/nif.ts'
import { household } from '@endoll/domain/contracting/home-activity.ts'
import { powersAsked, type TypedAddress } from '@endoll/domain/contracting/new-contract.ts'
import { parsePower } from '@endoll/domain/supply/power.ts'
import { useTranslations } from 'use-intl'
import type { QuestionTexts } from '../../flow/FlowPage.tsx'
import { quantityText } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { today } from '../../site/today.ts'
import { useSite } from '../../site/site.tsx'
import type { Definition } from '../../ui/DefinitionList.tsx'
import { isCompanyVat, type Answers, type NewContractSlug } from './flow.ts'

function lineOf(address: TypedAddress | undefined, language: string): string {
  if (!address) return ''
  return leadAddressLine(address, { postalCode: address.zipcode, city: address.city }, language)
}

/** Title and summary of each step, from the answers. */
export function useStepTexts() {
  const t = useTranslations('new-contract')
  const { language } = useSite()
  const { money, power } = useFormat()
  const fact = (term: string, value: string | undefined): Definition[] => (value ? [{ term, value }] : [])
  const personFacts = (answers: Answers): Definition[] => {
    const isCompany = isCompanyVat(answers.vat)
    const names = isCompany ? [answers.name] : [answers.name, answers.surName1, answers.surName2]
    const representative = [
      answers.nameRepresentante,
      answers.surName1Representante,
      answers.surName2Representante,
    ]
    return [
      ...fact(t(isCompany ? 'you.company' : 'you.person'), names.filter(Boolean).join(' ')),
      ...fact(t('you.vat'), readNif(answers.vat ?? '')),
      ...(isCompany
        ? fact(
            t('you.representative'),
            `${representative.filter(Boolean).join(' ')} (${readNif(answers.vatRepresentante ?? '')})`,
          )
        : []),
      ...(answers.activeContract && answers.changeOwner !== undefined
        ? fact(t('you.holder'), t(answers.changeOwner ? 'gas.ownerChanges' : 'gas.ownerSame'))
        : []),
      ...(answers.sameInvoiceAddress === false
        ? fact(t('you.invoiceAddress'), lineOf(answers.invoiceAddress, language))
        : []),
      ...fact(t('you.email'), answers.email),
      ...fact(t('you.mobile'), typedPhoneText(answers.mobile ?? '')),
    ]
  }
  const powerText = (typed: string) => {
    const parsed = parsePower(typed)
    return parsed.ok ? quantityText(power(parsed.powerW)) : `${typed} kW`
  }
  /** Of a contract of both: no product costs less beside another, so together they cost the sum. */
  const togetherOf = ({ productCents, gasProductCents }: Answers) =>
    typeof productCents === 'number' && typeof gasProductCents === 'number'
      ? t('gas.togetherCost', { amount: money(productCents + gasProductCents) })
      : undefined
  return (answers: Answers): Record<NewContractSlug, QuestionTexts> => {
    const { powers = [], residenceType } = answers
    const shown = powers.slice(0, powersAsked(powers, today()))
    return {
      home: {
        title: t('home.title'),
        facts: [
          ...fact('CUPS', groupCups(answers.cups ?? '')),
          ...fact(t('home.address'), lineOf(answers.address, answers.streetLanguage ?? language)),
          ...fact(t('home.residence'), residenceType && t(`home.residences.${residenceType}`)),
          ...fact(
            t('home.cnae'),
            residenceType === 'business' ? answers.cnaeText : t('home.household', { code: household.code }),
          ),
          ...fact(t('home.origin'), answers.activeContract ? answers.comerOriginName : undefined),
        ],
      },
      you: { title: t('you.title'), facts: personFacts(answers) },
      contract: {
        title: t('contract.title'),
        facts: [
          ...fact(t('products.product'), answers.productName),
          ...fact(t('products.firstYear'), answers.productCost),
          ...fact(
            t('contract.powers'),
            shown.map((typed, index) => `P${index + 1} ${powerText(typed)}`).join(' · '),
          ),
          ...fact(t('contract.tariff'), answers.accessTariffName),
          ...fact(t('contract.selfcons'), t(answers.selfcons ? 'contract.yes' : 'contract.no')),
        ],
      },
      gas: {
        title: t('gas.title'),
        facts: [
          ...fact(t('gas.cups'), answers.cupsGas ? groupCups(answers.cupsGas) : undefined),
          ...fact(t('gas.origin'), answers.activeGasContract ? answers.comerGasOriginName : undefined),
          ...(answers.activeGasContract
            ? fact(t('gas.owner'), t(answers.changeGasOwner ? 'gas.ownerChanges' : 'gas.ownerSame'))
            : []),
          ...fact(t('products.product'), answers.gasProductName),
          ...fact(t('products.firstYear'), answers.gasProductCost),
          ...fact(t('gas.tariff'), answers.gasTariffName),
          ...fact(t('gas.together'), togetherOf(answers)),
        ],
      },
      payment: { title: t('payment.title'), facts: fact('IBAN', groupIban(answers.iban ?? '')) },
    }
  }
}
