import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `vite build web -c web/vite.gallery.config.ts`: every component on one page, for looking and for axe. Never shipped. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist/gallery',
    rollupOptions: { input: `${import.meta.dirname}/index.gallery.html` },
  },
})
