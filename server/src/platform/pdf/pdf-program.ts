// Makes documents in a process of its own, one after the other; forked by pdf-worker.ts, spoken to over IPC. It has
// no environment, no database and no network, and can be killed at any moment.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageOf } from './font-coverage.ts'
import type { PdfReply, PdfAsked, PdfStart } from './pdf-messages.ts'
import { withRowHeaders } from './row-headers.ts'
import { loadTypst } from './typst.ts'
import { createWritableText, mapTexts } from './writable-text.ts'

/** The compiler's cache keeps what the last so many documents used; without this memory grows with every document. */
const rememberedDocuments = 10

const { folder, largestBytes } = JSON.parse(process.argv[2] ?? '{}') as PdfStart
const fontFolder = join(import.meta.dirname, 'fonts')
const fonts = readdirSync(fontFolder)
  .filter((name) => name.endsWith('.ttf'))
  .toSorted()
  .map((name) => readFileSync(join(fontFolder, name)))
const writable = createWritableText(
  fonts.map(coverageOf).reduce((shared, covered) => new Set([...shared].filter((code) => covered.has(code)))),
)
const compiler = loadTypst().NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts }] })

/** Errors while the file is written come as a debug dump of the compiler; this picks the messages out of it. */
function problemOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return /message: "((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? text
}

function make({ template, document, files }: PdfAsked): PdfReply {
  for (const [name, content] of Object.entries(files))
    compiler.mapShadow(join(folder, name), Buffer.from(content))
  const compiled = compiler.compile({
    mainFilePath: join(folder, template),
    inputs: { document: JSON.stringify(mapTexts(JSON.parse(document), writable)) },
  })
  const problems = compiled.takeError()?.shortDiagnostics.map(({ message }) => message)
  if (!compiled.result) return { ok: false, problem: problems?.join('; ') ?? 'nothing was laid out' }
  // PDF/UA-1: the compiler itself refuses a document without title, language, tags or alternative texts.
  const pdf = withRowHeaders(compiler.pdf(compiled.result, { pdfStandard: 'ua-1' }))
  return pdf.length > largestBytes
    ? { ok: false, problem: `larger than ${largestBytes} bytes` }
    : { ok: true, pdf }
}

function replyTo(asked: PdfAsked): PdfReply {
  try {
    return make(asked)
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(rememberedDocuments)
  }
}

process.on('message', (asked: PdfAsked) => process.send?.(replyTo(asked)))
// The channel closes when the server ends, also when it is killed.
process.on('disconnect', () => process.exit(0))
