import type { Plugin } from 'vite'

/** What Vite writes around an import of which one name is taken: takes it, and gives an object of it back. */
const takenAndGiven =
  /async\(\)=>\{let\{(\w+):(\w+)\}=await (import\(`[^`]+`\)(?:\.then\(\w+=>\w+\.\w+\))?);return\{\1:\2\}\}/g

/** An import as it is; whoever asked takes the name from it a second time anyway. */
export function plainImports(code: string): string {
  return code.replaceAll(takenAndGiven, '()=>$3')
}

/** Leaves out what Vite writes around each page and part: every page loads the list of all of them. */
export function importsPlugin(): Plugin {
  return {
    name: 'endoll-imports',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        let changed = 0
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const code = plainImports(chunk.code)
          if (code !== chunk.code) changed += 1
          chunk.code = code
        }
        if (changed === 0) throw new Error('the bundler writes its imports in another way now')
      },
    },
  }
}
