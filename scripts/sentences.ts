// The sentences that people read, of every pack of texts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@endoll/api/language.ts'
import { filesIn, root } from './api-endpoints.ts'

/** The sentences of a file, each with its key: what stands in quotes and is neither a key nor a path. */
function sentencesOf(source: string): { readonly key: string; readonly written: string }[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/^(?:import|export \*|declare module).*$/gm, '')
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'(\s*:)?|`([^`]*)`/g)]
    .filter(([, , isKey]) => isKey === undefined)
    .map(({ 1: quoted, 3: template, index }) => ({
      key: keyBefore(code.slice(Math.max(0, index - 200), index)),
      written: quoted ?? template ?? '',
    }))
    .filter(({ written }) => !/^\.{0,2}\/|^@|\.ts$/.test(written))
}

/** The key under which stands what comes after this code: the last name that a colon follows, not that of a parameter. */
function keyBefore(code: string): string {
  const withoutParameters = code.replaceAll(/\([^()]*\)\s*=>/g, '')
  return [...withoutParameters.matchAll(/([\w-]+)'?\s*:/g)].at(-1)?.[1] ?? ''
}

export function withoutArguments(text: string): string {
  return text
    .replaceAll(/\$\{[^}]*\}/g, '…')
    .replaceAll(/\{\w+(?:, number)?\}/g, '…')
    .replaceAll(/\w+, (?:plural|select|selectordinal),|=\d+(?= \{)|<\/?\w+>/g, '')
}

// The report of an import tells its operator what a form of file holds, as docs/import.md does.
const files = languages
  .flatMap((language) => filesIn(`{api,server,web}/src/**/${language}.ts`))
  .filter((file) => !file.startsWith('server/src/import/words/'))
interface Sentence {
  readonly file: string
  readonly key: string
  /** Without its arguments. */
  readonly sentence: string
  /** As written in its file. */
  readonly written: string
}

export const sentences: readonly Sentence[] = files.flatMap((file) =>
  sentencesOf(readFileSync(join(root, file), 'utf8')).map(({ key, written }) => ({
    file,
    key,
    written,
    sentence: withoutArguments(written),
  })),
)
