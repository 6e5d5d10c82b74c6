import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Language } from '@endoll/api/language.ts'
import { texts } from '../texts.ts'
import type { MailData } from './queue-mail.ts'

/** Why the documents of a contract are not good, and how to send others; nothing of any other mail. */
export function documentsWords(
  { reason }: Pick<MailData['new_contract'], 'reason'>,
  { language, deployment }: { readonly language: Language; readonly deployment: Deployment },
): readonly string[] {
  if (!reason) return []
  const { documentReasons, documents_bad: words } = texts[language].mails.newContract
  return [documentReasons[reason.code], reason.text, words.again(deployment.organisation.email)]
}
