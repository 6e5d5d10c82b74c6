import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressPlugin } from './compress-plugin.ts'
import { endpointsPlugin } from './endpoints-plugin.ts'
import { supportedBrowsers } from './supported-browsers.ts'

/**
 * The desk of the retailer's own people, built apart: no file of it is one of a customer's page, and the server sends it to
 * the networks of the desk alone.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  publicDir: false,
  plugins: [endpointsPlugin(), compressPlugin(), react()],
  build: {
    outDir: 'dist/desk',
    manifest: true,
    target: 'es2023',
    cssTarget: supportedBrowsers.map(({ engine, version }) => `${engine}${version}`),
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'src/desk/main.tsx' },
  },
})
