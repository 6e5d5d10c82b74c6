import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeFileName } from './file-name.ts'

function safe(name: string) {
  return safeFileName(name, 'documento')
}

describe('the name of a document [GET contract/download_attachment/{attachmentId}]', () => {
  it.each([
    ['contrato.pdf', 'contrato.pdf'],
    ['Plànol de la coberta (2).pdf', 'Plànol de la coberta (2).pdf'],
    ['合同 año 2026 – ñ.pdf', '合同 año 2026 – ñ.pdf'],
    ['informe.final.PDF', 'informe.final.PDF'],
    ['COMUNIDAD.pdf', 'COMUNIDAD.pdf'],
    ['contrato', 'contrato'],
  ])('%j stays as it is', (name, expected) => expect(safe(name)).toBe(expected))

  it.each([
    ['nothing', '', 'documento'],
    ['only dots', '..', 'documento'],
    ['only what cannot be seen', '\u200B\u202E\u0000', 'documento'],
    ['a new line and a header', 'a.pdf\r\nSet-Cookie: x=1', 'a.pdfSet-Cookie_ x=1'],
    ['quotes', 'a"; filename="b.exe', 'a_; filename=_b.exe'],
    ['a path', '../../etc/passwd', 'etc_passwd'],
    ['a path of Windows', String.raw`C:\Windows\system.ini`, 'C_Windows_system.ini'],
    ['a path that is encoded', '..%2f..%2fx.pdf', '2f.._2fx.pdf'],
    ['letters turned round', 'factura\u202Efdp.exe', 'documento'],
    ['letters turned round, isolated', 'a\u2066b\u2069.pdf', 'documento'],
    ['a device', 'CON', '_CON'],
    ['a device with an ending', 'nul.pdf', '_nul.pdf'],
    ['a device with two endings', 'com1.tar.gz', '_com1.tar.gz'],
    ['a device after a space', 'AUX .txt', '_AUX .txt'],
    ['a stream', 'a.pdf::$DATA', 'a.pdf_$DATA'],
    ['a hidden file', '.htaccess', 'htaccess'],
    ['a home', '~/.ssh/id', 'ssh_id'],
    ['an option of a program', '-rf', 'rf'],
    ['a dot at the end', 'a.pdf. . ', 'a.pdf'],
    ['half a character', 'a\uD800.pdf', 'a\uFFFD.pdf'],
    ['a tab and wide spaces', 'a\t\u3000 b.pdf', 'a b.pdf'],
  ])('with %s is harmless', (_, name, expected) => expect(safe(name)).toBe(expected))

  it('is cut where it is too long, and keeps its ending', () => {
    expect(safe(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(116)}.pdf`)
    expect(safe(`a.${'b'.repeat(300)}`)).toBe(`a.${'b'.repeat(118)}`)
    const wide = safe(`${'字'.repeat(120)}.pdf`)
    expect([Buffer.byteLength(wide), wide.endsWith('字.pdf')]).toEqual([118, true])
  })

  it('is harmless whatever it was, and stays as it is a second time', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 300 })
    fc.assert(
      fc.property(texts, (text) => {
        const name = safe(text)
        expect(name).not.toBe('')
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120)
        expect(name).not.toMatch(/[/\\:*?"<>|%\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|^[.~-]|[. ]$/u)
        expect(safe(name)).toBe(name)
      }),
    )
  })
})
