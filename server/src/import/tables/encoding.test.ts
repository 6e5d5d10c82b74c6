import { describe, expect, it } from 'vitest'
import { EncodingScan, encodingName } from './encoding.ts'

function found(...chunks: Uint8Array[]) {
  const scan = new EncodingScan()
  for (const chunk of chunks) scan.push(chunk)
  const result = scan.end()
  return result.ok ? encodingName(result) : `${result.code} ${result.line}`
}
function latin(text: string) {
  return Buffer.from(text, 'latin1')
}
function utf16be(text: string) {
  return Buffer.from(text, 'utf16le').swap16()
}

describe('the encoding of a file', () => {
  it.each([
    ['ASCII', Buffer.from('a;b\nc;d\n'), 'UTF-8'],
    ['UTF-8', Buffer.from('a\nNúria €’·ª Łódź 漢字 🙂\n'), 'UTF-8'],
    ['UTF-8 with its mark', Buffer.from('\uFEFFNúria\n'), 'UTF-8 with a byte-order mark'],
    ['UTF-16 of Excel', Buffer.from('\uFEFFNúria\n', 'utf16le'), 'UTF-16LE with a byte-order mark'],
    ['UTF-16 without a mark', Buffer.from('code;Núria\n', 'utf16le'), 'UTF-16LE'],
    ['UTF-16, big end first', utf16be('\uFEFFNúria\n'), 'UTF-16BE with a byte-order mark'],
    ['windows-1252, by its quotes', latin('O\x92Neill \x93El Rinc\xf3n\x94\n'), 'windows-1252'],
    ['windows-1252, by its euro', latin('N\xfaria 5 \x80\n'), 'windows-1252'],
    ['ISO-8859-15, by its euro', latin('N\xfaria 5 \xa4\n'), 'iso-8859-15'],
    ['accents alone', latin('N\xfaria Pe\xf1a «MART\xcd»\n'), 'windows-1252'],
    ['capitals before a quote, which could be UTF-8', latin('BAR MART\xcd\xbb N\xfaria\n'), 'windows-1252'],
    ['both at once', Buffer.concat([Buffer.from('Núria\nPere\n'), latin('Pe\xf1a\n')]), 'encoding_mixed 3'],
    [
      'both at once, the other first',
      Buffer.concat([latin('a\nPe\xf1a\n'), Buffer.from('Núria\n')]),
      'encoding_mixed 2',
    ],
    [
      'a mark and something else',
      Buffer.concat([Buffer.from('\uFEFFa\n'), latin('\xf1\n')]),
      'encoding_mixed 2',
    ],
    ['the euros of both', latin('a\xa4\nb\x80\n'), 'encoding_mixed 2'],
    ['an empty byte', Buffer.from('a\nb\u0000\n'), 'control_character 2'],
    ['a control character of UTF-8', Buffer.from('a\nb\u0092\n'), 'control_character 2'],
    ['a byte that no encoding has', latin('N\xfaria\n\x81\n'), 'control_character 2'],
    ['a file that ends within a character', Buffer.from('Núria ú').subarray(0, -1), 'encoding_mixed 1'],
  ])('%s', (_, bytes, expected) => {
    expect(found(bytes)).toBe(expected)
    // Wherever the pieces end.
    for (let at = 1; at < bytes.length; at++)
      expect(found(bytes.subarray(0, at), bytes.subarray(at))).toBe(expected)
  })
})
