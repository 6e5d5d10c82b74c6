import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Language } from '@endoll/api/language.ts'
import { formatterOf } from '../platform/formatter.ts'
import { texts } from '../texts.ts'
import type { MailContent } from './layout.ts'
import type { MailData } from './queue-mail.ts'

/** Until when a signed contract can be withdrawn from, and the link to where; nothing of whoever cannot. */
export function withdrawalWords(
  { withdrawalDay: day }: Pick<MailData['new_contract'], 'withdrawalDay'>,
  { language, deployment }: { readonly language: Language; readonly deployment: Deployment },
): Required<Pick<MailContent, 'paragraphs' | 'foot'>> {
  if (day === undefined) return { paragraphs: [], foot: [] }
  const { withdrawal, withdraw } = texts[language].mails.newContract
  const { publicAddress, organisation } = deployment
  return {
    paragraphs: [withdrawal(formatterOf(language).longDay(day), organisation.email)],
    foot:
      publicAddress === null
        ? []
        : [{ label: withdraw, address: `${publicAddress}${texts[language].pages.withdraw}` }],
  }
}
