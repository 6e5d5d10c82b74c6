import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { languages } from '@endoll/api/language.ts'
import { defineConfig, type Plugin } from 'vite'

const golden = join(import.meta.dirname, '../server/src/mails/golden')

/** The mails in the page, as their test wrote them with the real templates. */
function mailsPlugin(): Plugin {
  return {
    name: 'mails',
    transformIndexHtml() {
      const files = languages.map((language) => [
        language,
        readFileSync(join(golden, `${language}.txt`), 'utf8'),
      ])
      const children = JSON.stringify(Object.fromEntries(files)).replaceAll('<', String.raw`\u003c`)
      return [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'mails' },
          children,
          injectTo: 'body-prepend',
        },
      ]
    },
  }
}

/**
 * `vite build web -c web/vite.gallery.config.ts`: every component and mail on one page, for looking and for axe. Never
 * shipped.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), mailsPlugin()],
  build: {
    outDir: 'dist/gallery',
    rollupOptions: { input: `${import.meta.dirname}/index.gallery.html` },
  },
})
