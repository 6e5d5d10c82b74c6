import { Parser } from 'htmlparser2'
import type { ProblemCode } from '../problem.ts'

/** An element of a file, with the text directly in it and the elements in it. */
export interface XmlElement {
  /** Without the prefix of its namespace. */
  readonly name: string
  readonly text: string
  readonly children: readonly XmlElement[]
  /** Where it begins, in characters from the start of the file. */
  readonly at: number
}

/** Why nothing of a file is read; `at` as that of an element. */
export class XmlRefusedError extends Error {
  readonly code: ProblemCode
  readonly at: number

  constructor(code: ProblemCode, at: number) {
    super(code)
    this.code = code
    this.at = at
  }
}

/** A bill of the distributor has 8 levels and, with six periods and ten meters of 100 registers, some 20,000 elements. */
const MOST_LEVELS = 24
const MOST_ELEMENTS = 40_000
/** The longest text that the format has is a comment of 4,000 characters. */
const LONGEST_TEXT = 20_000

function endTagsIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('</'); at !== -1; at = text.indexOf('</', at + 2)) count++
  return count
}

type Open = XmlElement & { text: string; readonly children: XmlElement[] }

/**
 * Reads XML element by element and gives `take` each one that has one of these names, once it is closed; no other is kept.
 * Document types are refused, and with them entities of a file's own, so that nothing outside it is ever read; so are
 * files that are cut or whose elements do not close in order, and more levels, elements or text than a bill has. Throws
 * XmlRefusedError.
 */
export function readElements(
  text: string,
  names: ReadonlySet<string>,
  take: (element: XmlElement) => void,
): void {
  const open: Open[] = []
  let kept = 0
  let isRooted = false
  /** The parser passes over the end of what was never begun: its ends are counted against those of the text. */
  let ends = 0
  const parser: Parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (name.startsWith('!')) throw new XmlRefusedError('xml_declares', parser.startIndex)
      },
      onopentagname: (name) => {
        const at = parser.startIndex
        if (open.length === 0 && isRooted) throw new XmlRefusedError('xml_not_valid', at)
        isRooted = true
        kept += 1
        if (open.length === MOST_LEVELS || kept > MOST_ELEMENTS) {
          throw new XmlRefusedError('xml_too_large', at)
        }
        open.push({ name: name.slice(name.indexOf(':') + 1), text: '', children: [], at })
      },
      oncomment: (comment) => {
        ends += endTagsIn(comment)
      },
      ontext: (piece) => {
        // Only where it is CDATA; an entity comes as a piece of its own.
        ends += endTagsIn(piece)
        const last = open.at(-1)
        if (!last) {
          if (piece.trim() !== '') throw new XmlRefusedError('xml_not_valid', parser.startIndex)
          return
        }
        last.text += piece
        if (last.text.length > LONGEST_TEXT) throw new XmlRefusedError('xml_too_large', last.at)
      },
      onclosetag: (_, isImplied) => {
        const element = open.pop()
        // The parser calls the end of `<a/>` implied too.
        const isEmpty = text.startsWith('/>', parser.endIndex - 1)
        if (!element || (isImplied && !isEmpty)) throw new XmlRefusedError('xml_not_valid', parser.startIndex)
        if (!isImplied) ends += 1
        if (names.has(element.name)) {
          take(element)
          kept = open.length
        } else open.at(-1)?.children.push(element)
      },
    },
    { xmlMode: true },
  )
  parser.write(text)
  parser.end()
  if (!isRooted || ends !== endTagsIn(text)) throw new XmlRefusedError('xml_not_valid', 0)
}
