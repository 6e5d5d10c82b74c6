import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Language } from '@endoll/api/language.ts'
import { citations } from '@endoll/domain/contracting/contract-duties.ts'
import { addDays, addMonths, type Day } from '@endoll/domain/time/day.ts'
import { formatterOf } from '../../platform/formatter.ts'
import { texts } from '../../texts.ts'
import type { ContractContent } from '../contract/contract-document.ts'
import type { Document } from '../document.ts'
import { compareAndAsk } from '../house/compare-and-ask.ts'
import { fact } from '../house/fact.ts'

/** A contract that renews unless its holder says otherwise. */
export interface Renewal {
  readonly contract: { readonly name: string; readonly holder: string; readonly address: string }
  readonly product: { readonly name: string; readonly isPvpc: boolean }
  readonly sentOn: Day
  /** Of the present term, on which it can still be refused. */
  readonly lastDay: Day
  /** Of the next term. */
  readonly months: number
}

/**
 * The letter of a renewal: the last day to refuse it, and what follows. Source: RDLeg 1/2007 art. 97.1.p; at the PVPC
 * RD 216/2014 art. 5.8.
 */
export function renewalLetterDocument(
  { contract, product, sentOn, lastDay, months }: Renewal,
  { deployment, language }: { readonly deployment: Deployment; readonly language: Language },
): Document {
  const t = texts[language].renewalLetter
  const format = formatterOf(language)
  const where = deployment.switches.endSupply ? t.refusing.office : t.refusing.elsewhere
  const first = addDays(lastDay, 1)
  const last = addDays(addMonths(first, months), -1)
  const content: ContractContent = {
    title: t.title(contract.name),
    answer: t.answer(format.longDay(lastDay)),
    detail: t.detail(product.name, contract.address),
    highlights: [...fact(t.sent, format.day(sentOn)), ...fact(t.until, format.day(lastDay))],
    powers: null,
    services: null,
    left: [
      {
        title: t.goesOn.title,
        facts: [
          ...fact(t.goesOn.term, t.goesOn.termText(format.longDay(first), format.longDay(last))),
          ...fact(t.goesOn.conditions, t.goesOn.conditionsText),
        ],
      },
      {
        title: t.contract,
        facts: [...fact(t.contract, contract.name), ...fact(t.holder, contract.holder)],
      },
    ],
    right: [
      {
        title: t.refusing.title,
        facts: [
          ...fact(t.refusing.how, t.refusing.howText(format.longDay(lastDay), where)),
          ...fact(t.refusing.cost, t.refusing.costText),
          ...compareAndAsk(deployment, language),
        ],
      },
    ],
    closing: t.closing(product.isPvpc ? citations.pvpcRenewal : citations.renewal),
  }
  return {
    template: 'contract/contract.typ',
    title: `${t.title(contract.name)} · ${deployment.organisation.name}`,
    fileName: t.fileName(contract.name, lastDay),
    content,
  }
}
