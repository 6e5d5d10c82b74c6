import type { NotificationAbout } from '@endoll/api/notifications.ts'
import { safeFileName } from '../platform/files/file-name.ts'
import { notFound } from '../platform/http/failure.ts'
import type { SentFile } from '../platform/http/implement.ts'
import type { FilesOfMail } from './deliver-mails.ts'
import type { MailData } from './queue-mail.ts'

/** A letter that lies with the documents of a contract, as its customer has it. */
interface Letter {
  readonly filename: string
  readonly content: Buffer
}

/** What a letter is called whose own name no file can have. */
type Unnamed = 'letter' | 'notice'

/** A letter for the retailer's systems; throws not-found where there is none. */
export function sentLetter(letter: Letter | undefined, unnamed: Unnamed): SentFile {
  if (!letter) throw notFound()
  const { filename, content } = letter
  return { name: safeFileName(filename, unnamed), mediaType: 'application/pdf', body: () => content }
}

interface LettersOf<Kind extends NotificationAbout['kind']> {
  readonly kind: Kind
  readonly unnamed: Unnamed
  /** The letter of a contract, by its name, about what the mail tells. */
  readonly find: (
    contract: string,
    about: Extract<NotificationAbout, { kind: Kind }>,
  ) => Promise<Letter | undefined>
}

/** Mails of notices bring the letter of each contract that they tell this kind of. */
export function lettersOfMail<Kind extends NotificationAbout['kind']>({
  kind,
  unnamed,
  find,
}: LettersOf<Kind>): FilesOfMail {
  return async (template, data) => {
    if (template !== 'notifications') return []
    const files = []
    for (const { contract, about } of (data as MailData['notifications']).items) {
      if (about.kind !== kind || contract === null) continue
      const letter = await find(contract, about as Extract<NotificationAbout, { kind: Kind }>)
      if (letter) files.push({ name: safeFileName(letter.filename, unnamed), content: letter.content })
    }
    return files
  }
}
