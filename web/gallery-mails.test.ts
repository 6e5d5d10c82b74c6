import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languages } from '@endoll/api/language.ts'
import { parseGoldenMails } from './src/gallery/golden-mails.ts'

const golden = join(import.meta.dirname, '../server/src/mails/golden')

async function read(language: string) {
  return parseGoldenMails(await readFile(join(golden, `${language}.txt`), 'utf8'))
}

it('the gallery finds the same mails in every language, each with subject, text and HTML [r.mail-preview]', async () => {
  const names = (await read('es')).map(({ name }) => name)
  expect(names).toContain('notifications-gathered')
  for (const language of languages) {
    const mails = await read(language)
    expect(mails.map(({ name }) => name)).toEqual(names)
    for (const { subject, text, html } of mails) {
      expect(subject).not.toBe('')
      expect(text).not.toContain('<!doctype')
      expect(html).toMatch(/^<!doctype html>\n<html lang="..">[^]*<\/html>$/)
    }
  }
})
