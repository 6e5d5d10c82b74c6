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

/**
 * The bytes that a data URL of a JSON text stands for, up to the quotation mark at its end, which is taken off as well.
 * Throws Failure if it is no base64.
 */
export async function* dataUrlContent(source: ByteSource): AsyncGenerator<Buffer> {
  await skipHead(source)
  let [carried, padded] = ['', false]
  for (let ended = false; !ended;) {
    if (!(await source.fill(1))) throw new Failure('invalid_json')
    const end = source.rest.indexOf(quote)
    ended = end !== -1
    const text = carried + source.take(ended ? end : source.rest.length).toString('latin1')
    if (ended) source.take(1)
    // Some writers of JSON escape the slash.
    const open = text.endsWith(backslash) ? backslash : ''
    const plain = text.slice(0, text.length - open.length).replaceAll('\\/', '/')
    const whole = ended ? plain : plain.slice(0, plain.length - (plain.length % 4))
    carried = plain.slice(whole.length) + open
    if (carried.length > 0 && ended) throw notDataUrl()
    if (whole.length === 0) continue
    if (padded || whole.length % 4 === 1 || !/^[A-Za-z0-9+/]*={0,2}$/.test(whole)) throw notDataUrl()
    padded = whole.endsWith('=')
    yield Buffer.from(whole, 'base64')
  }
}
