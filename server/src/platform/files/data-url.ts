import { Failure, invalidFields } from '../http/failure.ts'
import type { ByteSource } from './byte-source.ts'

const quote = 0x22
const comma = 0x2c
/** A media type and its parameters are never as long. */
const longestHead = 256
const backslash = '\\'

function notDataUrl() {
  return invalidFields({ content: ['not_valid'] })
}

/** `data:application/pdf;base64,` */
async function skipHead(source: ByteSource) {
  let length = source.rest.indexOf(comma)
  while (length === -1 && source.rest.length < longestHead) {
    if (!(await source.fill(source.rest.length + 1))) throw new Failure('invalid_json')
    length = source.rest.indexOf(comma)
  }
  if (length === -1) throw notDataUrl()
  const head = source.take(length + 1).toString('latin1')
  if (!/^data:[^",]{0,200};base64,$/i.test(head)) throw notDataUrl()
}

/** The text of the string up to its quotation mark, which is taken off as well, as it arrives. */
async function* restOfString(source: ByteSource): AsyncGenerator<string> {
  for (let ended = false; !ended;) {
    if (!(await source.fill(1))) throw new Failure('invalid_json')
    const end = source.rest.indexOf(quote)
    ended = end !== -1
    yield source.take(ended ? end : source.rest.length).toString('latin1')
    if (ended) source.take(1)
  }
}

/** What can be decoded of a text so far, groups of four characters, and what waits for more. */
function wholeGroups(text: string): [whole: string, rest: string] {
  // Some writers of JSON escape the slash.
  const open = text.endsWith(backslash) ? backslash : ''
  const plain = text.slice(0, text.length - open.length).replaceAll('\\/', '/')
  const length = plain.length - (plain.length % 4)
  return [plain.slice(0, length), plain.slice(length) + open]
}

/**
 * The bytes that a data URL of a JSON text stands for, up to the quotation mark at its end, which is taken off as well.
 * Throws Failure if it is no base64.
 */
export async function* dataUrlContent(source: ByteSource): AsyncGenerator<Buffer> {
  await skipHead(source)
  let [waiting, padded] = ['', false]
  const decode = (text: string) => {
    if (padded || text.length % 4 === 1 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw notDataUrl()
    padded = text.endsWith('=')
    return Buffer.from(text, 'base64')
  }
  for await (const text of restOfString(source)) {
    const [whole, rest] = wholeGroups(waiting + text)
    waiting = rest
    if (whole !== '') yield decode(whole)
  }
  // The last group need not be padded.
  if (waiting !== '') yield decode(waiting)
}
