import type { Language } from '@endoll/api/language.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { SentFile } from '../platform/http/implement.ts'
import type { Services } from '../platform/services.ts'
import { houseOf, type House, type Signer } from './house/house.ts'
import { readLogo } from './logo.ts'

/** By whom a document is signed, in which language it is written, of which day it is. */
export interface DocumentMade {
  readonly signer: Signer
  readonly language: Language
  readonly day: Day
  /** A person is waiting for it. */
  readonly urgent?: boolean
}

/** A document before it is laid out: every word and figure is final, the template only places them. */
export interface Document {
  /** The template, in this folder. */
  readonly template: string
  readonly title: string
  /** Name under which it is saved, without the ending. */
  readonly fileName: string
  readonly content: object
}

/** What a template receives beside title, language and day. */
export interface TemplateData {
  readonly house: House
  readonly content: object
}

/** A document as a file, laid out each time its bytes are asked for. */
export interface DocumentFile extends SentFile {
  readonly body: () => Promise<Buffer>
}

/**
 * The document as the file that a call sends. Throws `documents_unavailable` if there is no compiler, before
 * anything is laid out.
 */
export function documentFile(
  { pdf }: Pick<Services, 'pdf'>,
  { template, title, fileName, content }: Document,
  { signer, language, day, urgent }: DocumentMade,
): DocumentFile {
  pdf.assertAvailable()
  const body = async () => {
    const logo = await readLogo(signer.organisation.logo)
    const data: TemplateData = { house: houseOf(signer, language, logo?.name), content }
    const files = logo ? { [logo.name]: logo.content } : {}
    return pdf.render(template, data, { title, language, day, files, urgent })
  }
  return { name: `${fileName}.pdf`, mediaType: 'application/pdf', body }
}
