import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pdfNames, safeInName } from './file-names.ts'

describe('a text within a file name [r.export-year]', () => {
  it.each([
    ['FE26-00123', 'FE26-00123'],
    ['2026/00123', '2026-00123'],
    ['F 1', 'F 1'],
    ['Nº 7 · año', 'Nº 7 · año'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['..\\..\\boot.ini', '-..-boot.ini'],
    ['C:\\autoexec', 'C--autoexec'],
    ['...', '-'],
    ['', '-'],
    [' . F-1 . ', 'F-1'],
    ['a\u0000b\nc', 'a-b-c'],
    // A name that would read "fdp.exe" from right to left.
    ['\u202Efdp.exe', '-fdp.exe'],
    ['F\u200B1', 'F-1'],
    ['F\ud8001', 'F\ufffd1'],
    ['<b>"x"|?*', '-b--x----'],
    ['n\u0303', 'ñ'],
    ['x'.repeat(300), 'x'.repeat(80)],
  ])('%j is %j', (text, name) => {
    expect(safeInName(text)).toBe(name)
  })
})

function named(number: string, date = '2026-03-05') {
  return { number, date }
}

describe('the names in the archive', () => {
  it('are day and number', () => {
    expect(pdfNames([named('F-1'), named('F-2', '2026-02-05')])).toEqual([
      '2026-03-05 F-1.pdf',
      '2026-02-05 F-2.pdf',
    ])
  })

  it('differ where the numbers do not, on Windows too', () => {
    expect(pdfNames([named('F/1'), named('F:1'), named('f-1'), named('F-1 (2)')])).toEqual([
      '2026-03-05 F-1.pdf',
      '2026-03-05 F-1 (2).pdf',
      '2026-03-05 f-1 (3).pdf',
      '2026-03-05 F-1 (2) (2).pdf',
    ])
  })

  it('never lead out of the folder nor meet, whatever the numbers are', () => {
    const number = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('CON', 'aux', '..', '../x', 'a/b', 'A/B', 'x.', 'x'),
    )
    fc.assert(
      fc.property(fc.array(number, { maxLength: 6 }), (list) => {
        const names = pdfNames(list.map((one) => named(one)))
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(list.length)
        for (const name of names) expect(name).toMatch(/^2026-03-05 [^<>:"/\\|?*]*[^. ]\.pdf$/)
      }),
    )
  })
})
