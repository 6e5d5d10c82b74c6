import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { declarationsPlugin } from './declarations.ts'
import { filesOfModules } from './files-of-modules.ts'
import type { GetModuleInfo } from './page-modules.ts'
import { textFileOf } from './text-files.ts'

interface LoadingOptions {
  /** The folder of the workspace. */
  readonly root: string
  /** The module that every page begins with, and the folder of the lists of texts. */
  readonly entry: string
  readonly texts: string
}

/** What the build takes of the declarations of pages and parts: its plugins, and which file a module goes into. */
export function loading({ root, entry, texts }: LoadingOptions) {
  const { plugin, declared } = declarationsPlugin(root)
  const textFile = textFileOf(texts)
  let known: ReadonlyMap<string, string> | undefined
  const fileOf = (id: string, context: { getModuleInfo: GetModuleInfo }): string | null => {
    known ??= filesOfModules(entry, declared, (one) => context.getModuleInfo(one))
    return textFile(id) ?? known.get(id) ?? null
  }
  return { plugins: [plugin, moduleFilesPlugin(root)], fileOf }
}

/** Writes which file holds each of our modules: the manifest knows only those that have a file of their own. */
function moduleFilesPlugin(root: string): Plugin {
  return {
    name: 'endoll-module-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds
              .filter((id) => id.startsWith(`${root}/src/`))
              .map((id) => [relative(root, id), chunk.fileName])
          : [],
      )
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(files)),
      })
    },
  }
}
