import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { declarationsPlugin } from './declarations.ts'

/** What the plugin reads of a module, and what it makes of its code. */
function read(code: string, environment: 'client' | 'ssr') {
  const { plugin, declared } = declarationsPlugin('/web')
  const transform = plugin.transform as (this: unknown, code: string, id: string) => string | undefined
  const context = { parse: parseAst, environment: { name: environment } }
  return { written: transform.call(context, code, '/web/src/pages/pages.ts'), declared }
}

const code = `
const home = page({ kind: 'answer', load: async () => (await import('./home/Home.tsx')).Home, texts: [],
  reads: async () => (await import('./home/query.ts')).reads() })
const card = part({ load: async () => (await import('../Card.tsx')).Card, follows: 'below' })
const dialog = part({ load: async () => (await import('./Dialog.tsx')).Dialog })
other({ load: async () => (await import('./Other.tsx')).Other })
`

it('pages, parts and first reads are declared by their calls, whatever their files are called', () => {
  const { declared, written } = read(code, 'client')
  expect(Object.fromEntries(declared)).toEqual({
    '/web/src/pages/home/Home.tsx': [{ as: 'page', how: 'answer' }],
    '/web/src/pages/home/query.ts': [{ as: 'read', how: undefined }],
    '/web/src/Card.tsx': [{ as: 'part', how: 'below' }],
    '/web/src/pages/Dialog.tsx': [{ as: 'part', how: undefined }],
  })
  expect(written).toBeUndefined()
})

it('the server’s build learns which file each declaration brings', () => {
  const { written = '' } = read(code, 'ssr')
  expect(written).toContain('page({ file: "src/pages/home/Home.tsx", kind:')
  expect(written).toContain('part({ file: "src/Card.tsx", load:')
  expect(written).toContain('part({ file: "src/pages/Dialog.tsx", load:')
  expect(written.match(/file:/g)).toHaveLength(3)
})
