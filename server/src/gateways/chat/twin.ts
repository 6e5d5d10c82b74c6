import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Messages that the chat received, and fetches of its script. */
export interface ChatRecord {
  readonly what: 'script' | 'about' | 'messages'
  readonly said: unknown
  /** Header of the browser: the frame it comes from is nobody's, and its address is told to none. */
  readonly origin: string | undefined
  readonly referrer: string | undefined
}

export interface ChatTwin {
  /** For `chat` of the deployment. */
  readonly settings: { readonly script: string; readonly integrity: string }
  readonly kept: readonly ChatRecord[]
  stop(): Promise<void>
}

/** A line that somebody answers at once, on a free loopback port. */
export async function startChatTwin(): Promise<ChatTwin> {
  const script = await readFile(new URL('browser-script.js', import.meta.url))
  const kept: ChatRecord[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      // It is asked from a frame of nobody's origin, also for its script, whose hash is checked.
      const allow = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
      const keep = (what: ChatRecord['what'], said: unknown) =>
        kept.push({ what, said, origin: request.headers.origin, referrer: request.headers.referer })
      if (request.method === 'OPTIONS') {
        response.writeHead(204, allow).end()
      } else if (request.method === 'GET' && request.url === '/chat.js') {
        keep('script', undefined)
        response.writeHead(200, { ...allow, 'content-type': 'text/javascript; charset=utf-8' }).end(script)
      } else if (request.method === 'POST' && (request.url === '/about' || request.url === '/messages')) {
        const said = JSON.parse(Buffer.concat(chunks).toString()) as { readonly text?: string }
        keep(request.url === '/about' ? 'about' : 'messages', said)
        response
          .writeHead(200, { ...allow, 'content-type': 'application/json' })
          .end(JSON.stringify({ answer: `« ${said.text ?? ''} »` }))
      } else {
        response.writeHead(404, allow).end()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      script: `http://127.0.0.1:${port}/chat.js`,
      integrity: `sha384-${createHash('sha384').update(script).digest('base64')}`,
    },
    kept,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
