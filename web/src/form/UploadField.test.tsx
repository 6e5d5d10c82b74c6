import { describe, expect, it } from 'vitest'
import { languages } from '@endoll/api/language.ts'
import { fileRefusals } from '@endoll/api/file-purposes.ts'
import { markupOf, wordsOf } from '../testing/markup.tsx'
import { UploadField } from './UploadField.tsx'
import { files as ca } from './files/messages/ca.ts'
import { files as en } from './files/messages/en.ts'
import { files as es } from './files/messages/es.ts'

function field(props: Partial<Parameters<typeof UploadField>[0]> = {}) {
  return markupOf(
    <UploadField
      name="invoice"
      label="La última factura"
      purpose="invoice"
      mostFiles={3}
      kept={[]}
      onChange={() => undefined}
      {...props}
    />,
    { files: es },
  )
}

describe('a field for files [r.uploads-field]', () => {
  it('says how many, how large and of which kinds, and takes only those [c5.attachment-size] [c8.file-too-large] [c9.file-limits]', () => {
    expect(wordsOf(field())).toContain('Hasta 3 archivos de 500 MB como máximo: PDF o foto.')
    expect(wordsOf(field({ mostFiles: 1 }))).toContain('Un archivo de 500 MB como máximo')
    expect(field()).toContain('accept="application/pdf,image/jpeg,')
    expect(field({ purpose: 'contact' })).toContain('wordprocessingml')
  })

  it('shows what has arrived, each with its own way to remove it', () => {
    const markup = field({ kept: [{ id: 'f1', name: 'factura.pdf', sizeBytes: 2_100_000 }] })
    expect(wordsOf(markup)).toContain('factura.pdf Enviado · 2,1 MB')
    expect(markup).toContain('title="Quitar factura.pdf"')
    expect(field()).toContain('for="')
  })

  it('has words for every refusal in every language', () => {
    expect(languages).toHaveLength(3)
    for (const { why } of [es, ca, en]) {
      for (const refusal of fileRefusals) expect(why[refusal]).toMatch(/\w/)
    }
    expect(new Set([es, ca, en].map(({ why }) => why.file_type_not_valid)).size).toBe(3)
  })
})
