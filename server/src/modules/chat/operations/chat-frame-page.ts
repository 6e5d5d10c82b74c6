import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { languageOf, isLocale } from '@endoll/api/language.ts'
import { brandTheme } from '../../../platform/http/theme.ts'

type Chat = Deployment['chat']

/**
 * The chat's script runs in an origin of its own, which is nobody's: it sees neither the page around it nor cookies nor
 * what is stored, and cannot lead the page elsewhere.
 */
const sandbox = 'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

function policyOf(script: URL, sources: Chat['sources'], nonce: string): string {
  const from = [script.origin, ...sources].join(' ')
  return [
    sandbox,
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${script.origin}${script.pathname} ${sources.join(' ')}`.trimEnd(),
    `style-src 'nonce-${nonce}' ${from}`,
    `img-src data: ${from}`,
    `font-src ${from}`,
    `media-src ${from}`,
    `connect-src ${from}`,
    `frame-src ${from}`,
    "form-action 'none'",
    "base-uri 'none'",
    // Only our own pages show it.
    "frame-ancestors 'self'",
  ].join('; ')
}

function escapeHtml(text: string) {
  return text.replaceAll(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!)
}

/** Tells the surrounding page whether the script loaded. An opaque origin cannot name another. */
const report = `let lost=false
addEventListener('error',(e)=>{if(e.target!==window)lost=true},true)
addEventListener('load',()=>parent.postMessage({chat:true,what:lost?'failed':'ready'},'*'))`

/** The document in which the chat's script runs, shown in a frame of the wizards; nothing of anybody is in it. */
export function serveChatFrame(app: FastifyInstance, deployment: Deployment): void {
  const { chat, switches, brand, defaultLanguage, organisation } = deployment
  if (!switches.chat || chat.script === null) return
  const script = new URL(chat.script)
  const integrity =
    chat.integrity === null ? '' : ` integrity="${escapeHtml(chat.integrity)}" crossorigin="anonymous"`
  const theme = Object.entries(brandTheme(brand))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const style = `:root{color-scheme:light dark;${theme}}body{margin:0;font:16px/1.4 system-ui,sans-serif}`
  app.get('/chat-frame', async (request, reply) => {
    const { lang } = request.query as { lang?: unknown }
    const language = languageOf(isLocale(lang) ? lang : defaultLanguage)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', policyOf(script, chat.sources, nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        [
          `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
          '<meta name="viewport" content="width=device-width, initial-scale=1">',
          `<meta name="color-scheme" content="light dark"><title>${escapeHtml(organisation.name)}</title>`,
          `<style nonce="${nonce}">${style}</style>`,
          `<script nonce="${nonce}">${report}</script>`,
          '</head><body>',
          `<script src="${escapeHtml(chat.script!)}"${integrity} data-language="${language}"></script>`,
          '</body></html>',
        ].join(''),
      )
  })
}
