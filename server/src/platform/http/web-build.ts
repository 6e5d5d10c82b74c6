import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '@endoll/api/page.ts'

interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}

/** The built browser application as the server needs it: renderer, entry, and each module's styles and imports. */
export interface WebBuild {
  readonly renderer: PageRenderer
  readonly clientFolder: string
  /** Folders with the `assets` of the releases before, for pages that were opened then. */
  readonly earlierFolders: readonly string[]
  readonly entry: string
  /** Files of modules (as `src/…`) and of all that they import, in loading order. */
  filesOf(keys: readonly string[]): { scripts: string[]; styles: string[]; fonts: string[] }
  /** A style file's text, for inlining. */
  styleText(file: string): string
  /** The script that says that a page's code has not come: it stands in every page, so that it depends on no file. */
  readonly start: string
}

function isRenderer(value: unknown): value is PageRenderer {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['render', 'firstCalls', 'renderAnswer', 'signInPaths', 'afterSignIn', 'unknownTexts'].every(
      (name) => typeof Reflect.get(value, name) === 'function',
    )
  )
}

/**
 * Loads what `npm run build -w web` wrote; the server knows the artefact only by its type in `api/src/page.ts`. With the
 * folders that keepAssets returned.
 */
export async function loadWebBuild(
  webFolder: string,
  earlierFolders: readonly string[] = [],
): Promise<WebBuild> {
  const clientFolder = join(webFolder, 'client')
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(clientFolder, '.vite', name), 'utf8'))
  const manifest = (await read('manifest.json')) as Record<string, ManifestChunk>
  const moduleFiles = (await read('modules.json')) as Record<string, string>
  const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
  const artefact: unknown = await import(pathToFileURL(join(webFolder, 'server/server-entry.js')).href)
  if (!isRenderer(artefact))
    throw new Error('web/dist/server/server-entry.js lacks a function of PageRenderer: build the web again')
  const entryKey = Object.keys(manifest).find((key) => manifest[key]!.isEntry)
  if (!entryKey) throw new Error('the web build has no entry: build the web again')

  const filesOf: WebBuild['filesOf'] = (keys) => {
    const scripts = new Set<string>()
    const styles = new Set<string>()
    const fonts = new Set<string>()
    const seen = new Set<string>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (!chunk || seen.has(key)) return
      seen.add(key)
      for (const imported of chunk.imports ?? []) visit(imported)
      scripts.add(chunk.file)
      for (const style of chunk.css ?? []) styles.add(style)
      for (const asset of chunk.assets ?? []) if (asset.endsWith('.woff2')) fonts.add(asset)
    }
    visit(entryKey)
    for (const name of keys) visit(keyOfFile.get(moduleFiles[name] ?? '') ?? name)
    return { scripts: [...scripts], styles: [...styles], fonts: [...fonts] }
  }

  const texts = new Map<string, string>()
  for (const chunk of Object.values(manifest)) {
    for (const style of chunk.css ?? []) {
      if (!texts.has(style)) texts.set(style, await readFile(join(clientFolder, style), 'utf8'))
    }
  }
  return {
    renderer: artefact,
    clientFolder,
    earlierFolders,
    entry: manifest[entryKey]!.file,
    filesOf,
    styleText: (file) => texts.get(file) ?? '',
    start: await readFile(join(clientFolder, 'start.js'), 'utf8'),
  }
}

/** The built desk: files of its own, in a folder of their own. */
export interface DeskBuild {
  readonly folder: string
  readonly entry: string
  readonly styles: readonly string[]
}

/** Loads the desk that `npm run build -w web` wrote beside the office. */
export async function loadDeskBuild(webFolder: string): Promise<DeskBuild> {
  const folder = join(webFolder, 'desk')
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('the build of the desk has no entry: build the web again')
  return { folder, entry: entry.file, styles: entry.css ?? [] }
}
