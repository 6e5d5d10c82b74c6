import type { PageReply } from '@endoll/api/page.ts'
import type { WebBuild } from '../platform/http/web-build.ts'

interface TestWeb extends Partial<Omit<WebBuild, 'renderer'>> {
  readonly renderer?: Partial<WebBuild['renderer']>
}

/** An empty page in Spanish, with what the test gives. */
export function testPage(fields: Partial<Extract<PageReply, { kind: 'page' }>> = {}): PageReply {
  return {
    kind: 'page',
    status: 200,
    locale: 'es',
    title: '',
    markup: '',
    preload: [],
    ...fields,
  }
}

/** A web build whose pages are empty and begin with no calls, with what the test gives. */
export function testWeb({ renderer, ...build }: TestWeb = {}): WebBuild {
  return {
    clientFolder: import.meta.dirname,
    earlierFolders: [],
    entry: 'main.js',
    filesOf: () => ({ scripts: ['main.js'], styles: [], fonts: [] }),
    styleText: () => '',
    start: '',
    ...build,
    renderer: {
      firstCalls: async () => undefined,
      renderAnswer: async () => '',
      signInPaths: () => ['/acceso'],
      afterSignIn: () => '/contratos',
      unknownTexts: async () => [],
      render: async () => testPage(),
      ...renderer,
    },
  }
}
