import { useState } from 'react'
import type { Language } from '@endoll/api/language.ts'
import { Segments } from '../ui/Segments.tsx'
import { Select } from '../ui/Select.tsx'
import { parseGoldenMails } from './golden-mails.ts'
import { Section } from './Section.tsx'

const languageNames = [
  { key: 'ca', label: 'Català' },
  { key: 'es', label: 'Castellà' },
  { key: 'en', label: 'Anglès' },
] as const satisfies readonly { key: Language; label: string }[]

/** The golden files by language, which the gallery's Vite configuration writes into the page. */
function readFiles() {
  const text = document.getElementById('mails')?.textContent ?? '{}'
  return JSON.parse(text) as Partial<Record<Language, string>>
}

const files = readFiles()

/** Every mail as its template writes it. Its HTML stands in a frame without scripts. */
export function MailSection() {
  const [language, setLanguage] = useState<Language>('ca')
  const [name, setName] = useState('')
  const mails = parseGoldenMails(files[language] ?? '')
  const mail = mails.find((one) => one.name === name) ?? mails[0]
  return (
    <Section title="Correus">
      <div className="row">
        <Segments label="Llengua" options={languageNames} value={language} onChange={setLanguage} />
        <Select
          name="mail"
          label="Plantilla"
          value={mail?.name ?? ''}
          onChange={(event) => setName(event.target.value)}
          options={mails.map((one) => ({ value: one.name, label: one.name }))}
        />
      </div>
      {mail ? (
        <>
          <h3>{mail.subject}</h3>
          <div className="gallery-grid">
            <iframe className="gallery-mail" title={mail.subject} srcDoc={mail.html} sandbox="" />
            <pre className="gallery-mail-text" lang={language}>
              {mail.text}
            </pre>
          </div>
        </>
      ) : null}
    </Section>
  )
}
