import { strToU8, zipSync } from 'fflate'

function hex(text: string) {
  return Buffer.from(text.replaceAll(' ', ''), 'hex')
}

const pngHead = hex('89504e470d0a1a0a 0000000d49484452 0000000100000001 0806000000 1f15c489')
const pngEnd = hex('0000000049454e44ae426082')
const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${office}"/></Types>`

/** The smallest files that are what they say. */
export const sampleFiles = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  png: Buffer.concat([pngHead, pngEnd]),
  jpeg: hex('ffd8ffe000104a46494600010100000100010000 ffd9'),
  heic: Buffer.concat([
    hex('0000001866747970'),
    Buffer.from('heic'),
    hex('00000000'),
    Buffer.from('mif1heic'),
  ]),
  docx: Buffer.from(
    zipSync({ '[Content_Types].xml': strToU8(contentTypes), 'word/document.xml': strToU8('<w:document/>') }),
  ),
} as const

/** A form with one file, as a browser writes it. */
export function multipartOf(content: Uint8Array, { name = 'factura.pdf', more = '' } = {}) {
  const boundary = 'x-endoll-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n${more}--${boundary}--\r\n`)]),
  }
}
