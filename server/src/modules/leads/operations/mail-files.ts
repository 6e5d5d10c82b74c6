import type { FilesOfMail } from '../../../mails/deliver-mails.ts'
import type { MailData } from '../../../mails/queue-mail.ts'
import type { SentFile } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { findSpanishSummary, openSummary } from '../summary.ts'
import { findConditions, openContract } from '../signing/contract-file.ts'

async function fileOf({ name, body }: SentFile) {
  return { name, content: (await body()) as Buffer }
}

/** Mails of a new contract bring its summary, or what was signed, and the general conditions: a link alone is no durable medium (CJEU C-49/11). */
export function filesOfMail(services: Services): FilesOfMail {
  return async (template, data) => {
    if (template !== 'new_contract') return []
    const { about, draft } = data as MailData['new_contract']
    if (about !== 'summary' && about !== 'signed') return []
    const own = await (about === 'summary' ? openSummary : openContract)(services, draft)
    const spanish = about === 'summary' ? await findSpanishSummary(services, draft) : undefined
    const conditions = await findConditions(services, draft)
    return Promise.all([own, spanish, conditions].filter((file) => file !== undefined).map(fileOf))
  }
}
