import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'

/** As much of the compiler's interface as is used here (package @myriaddreamin/typst-ts-node-compiler 0.7.0). */
export interface Typst {
  readonly NodeCompiler: {
    create(how: {
      readonly workspace: string
      readonly fontArgs: readonly { readonly fontBlobs: readonly Uint8Array[] }[]
    }): TypstCompiler
  }
}

export interface TypstCompiler {
  compile(what: {
    readonly mainFilePath: string
    readonly inputs: Readonly<Record<string, string>>
  }): TypstResult
  pdf(document: TypstDocument, how: { readonly pdfStandard: string }): Buffer
  mapShadow(path: string, content: Buffer): void
  resetShadow(): void
  evictCache(oldest: number): void
}

/** A laid-out document; only the compiler looks inside. */
export interface TypstDocument {
  readonly numOfPages: number
}

export interface TypstResult {
  readonly result: TypstDocument | null
  hasError(): boolean
  takeError(): { readonly shortDiagnostics: readonly { readonly message: string }[] } | null
}

/** The compiler is a native library, taken without the package around it, which asks for all its platforms. */
export const compilerPackage = `@myriaddreamin/typst-ts-node-compiler-${platform()}-${arch()}-gnu`

const require = createRequire(import.meta.url)

/** Where npm put the compiler for this machine; undefined if it publishes none or left it out. */
export function findTypst(): string | undefined {
  try {
    const file = require.resolve(compilerPackage)
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}

export function loadTypst(): Typst {
  return require(compilerPackage) as Typst
}

/** A sentence for the start where documents cannot be made; undefined if they can. */
export function explainMissingCompiler(): string | undefined {
  return findTypst()
    ? undefined
    : `Documents (PDF) cannot be made on this machine: there is no ${compilerPackage}. Everything else works.`
}
