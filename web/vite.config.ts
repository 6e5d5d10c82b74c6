import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { languages } from '../api/src/language.ts'
import { compressPlugin } from './compress-plugin.ts'
import { endpointsPlugin } from './endpoints-plugin.ts'
import { helpersPlugin } from './helpers-plugin.ts'
import { loading } from './src/loading/build/loading-plugin.ts'
import { supportedBrowsers } from './supported-browsers.ts'

/** The server of `npm start`, which `npm run dev` sends calls to. */
const server = 'http://localhost:3000'

type Texts = { readonly [key: string]: Texts | string }

const textFile = new RegExp(`/messages/(${languages.join('|')})\\.ts$`)

function compiled(texts: Texts): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compiled(text),
    ]),
  )
}

/** ICU texts are compiled here, so that the browser carries no parser. `__proto__: null` of ICU branches is lost on purpose. */
function messagesPlugin(): Plugin {
  return {
    name: 'endoll-messages',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!textFile.test(file)) return undefined
      // Node runs the file as it is; the number makes an edited file a new module while developing.
      const module = (await import(`${pathToFileURL(file).href}?v=${(loads += 1)}`)) as Readonly<
        Record<string, Texts>
      >
      this.addWatchFile(file)
      const areas = Object.entries(module).map(
        ([name, texts], index) =>
          `const area${index} = ${JSON.stringify(compiled(texts))}; export { area${index} as '${name}' }`,
      )
      return { code: areas.join('\n'), moduleType: 'js' }
    },
  }
}
let loads = 0

/**
 * Parts of the router that ours does not use and that every page would load: a link component of its own (ui/Link and
 * app/RoutedLink are ours), 2 kB, and search parameters as JSON (app/router.tsx reads them as texts).
 */
const unusedRouterParts: readonly { importer: string; source: string; code: string }[] = [
  {
    importer: '@tanstack/react-router/dist/esm/route.js',
    source: './link.js',
    code: 'export const Link = undefined',
  },
  {
    importer: '@tanstack/router-core/dist/esm/router.js',
    source: './searchParams.js',
    code: 'export const defaultParseSearch = undefined, defaultStringifySearch = undefined',
  },
]

function routerPartsPlugin(): Plugin {
  return {
    name: 'endoll-router-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => {
      const unused = unusedRouterParts.findIndex(
        (part) => part.source === source && importer?.endsWith(part.importer),
      )
      return unused === -1 ? undefined : `\0unused-router-part-${unused}`
    },
    load: (id) => unusedRouterParts[Number(/^\0unused-router-part-(\d+)$/.exec(id)?.[1])]?.code,
  }
}

const layerOrder = readFileSync(new URL('./src/app/layers.css', import.meta.url), 'utf8').trim()

/** Style files load in any order, so each declares the order of the layers. */
function layerOrderPlugin(): Plugin {
  return {
    name: 'endoll-layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
          asset.source = layerOrder + String(asset.source)
      }
    },
  }
}

/** In development puts the settings of the running server into the page, as the server does itself. */
function pageDataPlugin(): Plugin {
  return {
    name: 'endoll-page-data',
    apply: 'serve',
    async transformIndexHtml(html, { originalUrl = '/' }) {
      const document = await (await fetch(server + originalUrl)).text()
      const data =
        /<script type="application\/json" id="endoll-page-data">.*?<\/script>/s.exec(document)?.[0] ?? ''
      const theme = /<style nonce="[^"]*">:root\{.*?<\/style>/s.exec(document)?.[0] ?? ''
      return html.replace('</head>', `${theme}${data}</head>`)
    },
  }
}

const root = import.meta.dirname
const { plugins, fileOf } = loading({
  root,
  entry: `${root}/src/app/main.tsx`,
  texts: `${root}/src/app/texts`,
})

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    messagesPlugin(),
    endpointsPlugin(),
    routerPartsPlugin(),
    layerOrderPlugin(),
    ...plugins,
    helpersPlugin(),
    compressPlugin(),
    pageDataPlugin(),
    react(),
  ],
  resolve: {
    alias: {
      // Texts are compiled above: without the parser.
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // React has had useSyncExternalStore for years: without the substitute.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // The renderer is one file that needs nothing beside it, and takes React's production build whatever NODE_ENV says.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: { noExternal: true },
  // Workers have a policy of their own, which the server gives by this name (server/src/app.ts).
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[hash:7].worker.js' } } },
  server: { proxy: { '/api': server } },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node24',
        rolldownOptions: { output: { entryFileNames: 'server-entry.js', codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2023',
        // Nothing is rewritten for older ones.
        cssTarget: supportedBrowsers.map(({ engine, version }) => `${engine}${version}`),
        // Every browser that runs this build preloads modules itself; inline data would need a policy of its own.
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/app/main.tsx',
          output: {
            // The entry names every other file: short names are half a kilobyte less on each page.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
            codeSplitting: {
              groups: [{ name: fileOf, includeDependenciesRecursively: false }],
            },
          },
        },
      },
}))
