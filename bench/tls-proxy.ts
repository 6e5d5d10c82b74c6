import { execFile, spawn } from 'node:child_process'
import { createHash, createPublicKey } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './demo-server.ts'

const deploymentPage = join(import.meta.dirname, '../docs/deployment.md')

/** Where Debian's package puts it. */
const nginx = '/usr/sbin/nginx'

/** The server block that the deployment page recommends, so that what is measured is what it says. */
async function recommendedServer(): Promise<string> {
  const block = /```nginx\n([\s\S]*?)```/.exec(await readFile(deploymentPage, 'utf8'))?.[1]
  if (!block) throw new Error('docs/deployment.md has no nginx block')
  return block
}

/** The text with each part replaced; fails when the deployment page no longer says it so. */
function replaced(text: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((whole, [from, to]) => {
    if (!whole.includes(from)) throw new Error(`docs/deployment.md: the nginx block lacks ${from}`)
    return whole.replaceAll(from, to)
  }, text)
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Whether the proxy is on this machine (`apt-get install nginx-light openssl`). */
export function hasProxy(): Promise<boolean> {
  return promisify(execFile)(nginx, ['-v']).then(
    () => true,
    () => false,
  )
}

/** A self-signed certificate, and what makes a browser trust it: browsers do not cache over a certificate they only tolerate. */
export interface Certificate {
  readonly folder: string
  /** Base64 of the SHA-256 of its public key, as `--ignore-certificate-errors-spki-list` takes it. */
  readonly keyHash: string
}

export async function makeCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'endoll-tls-'))
  const [certificate, key] = filesIn(folder)
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ')
  await promisify(execFile)('openssl', [...request, '-keyout', key, '-out', certificate])
  const publicKey = createPublicKey(await readFile(certificate)).export({ type: 'spki', format: 'der' })
  return { folder, keyHash: createHash('sha256').update(publicKey).digest('base64') }
}

function filesIn(folder: string): [certificate: string, key: string] {
  return [join(folder, 'site.crt'), join(folder, 'site.key')]
}

/** Puts nginx in front of an address, with TLS and HTTP/2 as the deployment page has it, and ends it. */
export async function behindTls<T>(
  { folder }: Certificate,
  address: string,
  measure: (address: string) => Promise<T>,
): Promise<T> {
  const port = await freePort()
  const [certificate, key] = filesIn(folder)
  const server = replaced(await recommendedServer(), {
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    '/etc/ssl/office.crt': certificate,
    '/etc/ssl/office.key': key,
    'http://127.0.0.1:3000': address,
  })
  const configuration = join(folder, 'nginx.conf')
  await writeFile(
    configuration,
    `daemon off; pid ${folder}/pid; error_log stderr error; events {}
     http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/a; uwsgi_temp_path ${folder}/b; scgi_temp_path ${folder}/c;
       ${server} }`,
  )
  const proxy = spawn(nginx, ['-c', configuration, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = once(proxy, 'exit')
  try {
    for (let tries = 0; tries < 50 && !(await accepts(port)); tries += 1) await pause(100)
    return await measure(`https://localhost:${port}`)
  } finally {
    proxy.kill('SIGTERM')
    await ended
  }
}
