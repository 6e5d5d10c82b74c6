import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** Rolldown's helpers, a file of half a kilobyte that every other file imports. */
const helpersModule = '\0rolldown/runtime.js'

/**
 * Puts the bundler's helpers into the entry, which every page loads anyway: on a slow link a file costs more than its
 * bytes, and no setting of the bundler does it.
 */
export function helpersPlugin(): Plugin {
  return {
    name: 'endoll-helpers',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk')
        const helpers = chunks.find(
          ({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === helpersModule,
        )
        const entry = chunks.find(({ isEntry }) => isEntry)
        const manifest = bundle['.vite/manifest.json']
        if (!helpers || !entry || manifest?.type !== 'asset')
          throw new Error('the bundler writes its helpers, its entry or its manifest in another way now')
        for (const chunk of chunks) chunk.code = withoutHelpers(chunk, helpers, entry)
        delete bundle[helpers.fileName]
        manifest.source = manifestWithout(String(manifest.source), helpers.fileName)
      },
    },
  }
}

function baseName({ fileName }: Chunk): string {
  return fileName.replace(/^.*\//, '')
}

/** A file's code, with the helpers from the entry in place of their own file. */
function withoutHelpers(chunk: Chunk, helpers: Chunk, entry: Chunk): string {
  const imported = new RegExp(String.raw`import(?:\{([^}]*)\}from)?"\./${baseName(helpers)}";?`)
  const code = chunk.code.replace(imported, (_, names?: string) => {
    const taken = names === undefined ? '' : `const{${names.replaceAll(' as ', ':')}}=__helpers;`
    if (chunk === entry) return `const __helpers=${asFunction(helpers.code)}();${taken}`
    return taken && `import{__helpers}from"./${baseName(entry)}";${taken}`
  })
  const exported = chunk === entry ? code.replace(/export\{([^}]*)\};?\s*$/, 'export{$1,__helpers};') : code
  // Lists of what a lazy part needs: the entry is there already.
  return exported.replaceAll(`"${helpers.fileName}"`, `"${entry.fileName}"`)
}

/** The helpers' module as a function that returns what it exports. */
function asFunction(code: string): string {
  const found = /^(.*)export\{([^}]*)\};?\s*$/s.exec(code)
  if (!found) throw new Error('the bundler’s helpers export in another way now')
  const [, body = '', names = ''] = found
  const returned = names.split(',').map((name) => name.trim().replace(/^(\S+) as (\S+)$/, '$2:$1'))
  return `(()=>{${body}return{${returned.join(',')}}})`
}

function manifestWithout(text: string, fileName: string): string {
  const manifest = JSON.parse(text) as Record<string, { file: string; imports?: string[] }>
  const [gone] = Object.entries(manifest).find(([, { file }]) => file === fileName) ?? []
  const kept = Object.entries(manifest)
    .filter(([key]) => key !== gone)
    .map(([key, chunk]) => [key, { ...chunk, imports: chunk.imports?.filter((one) => one !== gone) }])
  return JSON.stringify(Object.fromEntries(kept))
}
