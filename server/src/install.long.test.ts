import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { repositoryRoot } from './config.ts'
import { freePort, isWebBuilt, startServer, type StartedServer } from './testing/started-server.fixture.ts'

// An install by docs/deployment.md, as a new operator does it: its own code blocks, an ordinary role that owns the database,
// Debian's PostgreSQL. `npm ci` and the build have made the folder in which this runs.

const run = promisify(execFile)
const haproxy = '/usr/sbin/haproxy'
const email = 'laia@example.test'
const password = 'Lluna-i-mar-27'
const ofRole = 'una clau de la base'

/** The code block of the documentation that has these words. */
async function blockWith(words: string): Promise<string> {
  const page = await readFile(join(repositoryRoot, 'docs/deployment.md'), 'utf8')
  const blocks = [...page.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, block = '']) => block)
  const found = blocks.find((block) => block.includes(words))
  if (found === undefined) throw new Error(`docs/deployment.md has no block with "${words}"`)
  return found
}

/** Debian's servers, in a folder of its own, and the commands that an administrator and an owner give. */
async function startDebian(version: string, folder: string) {
  const bin = `/usr/lib/postgresql/${version}/bin`
  const [data, port] = [join(folder, 'data'), await freePort()]
  const path = `${bin}:${process.env['PATH']}`
  /** As the database's administrator, who comes in by the socket; what is typed goes to the standard input. */
  const asAdministrator = async (script: string, typed = '') => {
    const child = spawn(
      'setpriv',
      ['--reuid=postgres', '--regid=postgres', '--init-groups', 'setsid', 'sh', '-ec', script],
      {
        cwd: folder,
        env: { PATH: path, PGHOST: folder, PGPORT: String(port), LANG: 'C.UTF-8' },
        stdio: ['pipe', 'ignore', 'pipe'],
      },
    )
    let wrong = ''
    child.stderr.setEncoding('utf8').on('data', (part: string) => (wrong += part))
    child.stdin.end(typed)
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`${script}: ${wrong}`)
  }
  await run('chown', ['postgres:postgres', folder])
  await asAdministrator(`initdb --pgdata=${data} --auth-local=peer --auth-host=scram-sha-256 --encoding=UTF8`)
  const server = spawn(
    'setpriv',
    [
      '--reuid=postgres',
      '--regid=postgres',
      '--init-groups',
      `${bin}/postgres`,
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=localhost',
    ],
    { stdio: 'ignore' },
  )
  await vi.waitFor(() => asAdministrator('psql -qc "select 1" postgres'), { timeout: 20_000, interval: 200 })
  const addressOf = (database: string) =>
    `postgres://office:${encodeURIComponent(ofRole)}@localhost:${port}/${database}`
  return {
    asAdministrator,
    addressOf,
    /** As the operator, in the folder of the source unless another is named. */
    asOperator: (
      script: string,
      environment: Readonly<Record<string, string | undefined>>,
      cwd = repositoryRoot,
    ) => run('sh', ['-ec', script], { cwd, env: { ...environment, PATH: path } }),
    stop: async () => {
      server.kill('SIGINT')
      await once(server, 'exit')
    },
  }
}

describe.each(['15', '17'])('an install on Debian’s PostgreSQL %s', (version) => {
  const missing = [
    ...(process.getuid?.() === 0 ? [] : ['root']),
    ...[`/usr/lib/postgresql/${version}/bin/initdb`, haproxy].filter((file) => !existsSync(file)),
    ...(isWebBuilt ? [] : ['web/dist']),
  ]
  let folder: string
  let debian: Awaited<ReturnType<typeof startDebian>>
  let balancer: ChildProcess | undefined
  const servers: StartedServer[] = []
  let environment: Readonly<Record<string, string | undefined>>
  let line: string

  beforeAll(async () => {
    if (missing.length > 0) return
    folder = await mkdtemp(join(tmpdir(), 'endoll-install-'))
    await chmod(folder, 0o755)
    debian = await startDebian(version, folder)
    const deployment = JSON.parse(
      await readFile(join(repositoryRoot, 'deployments/specification.json'), 'utf8'),
    ) as object
    const file = join(folder, 'office.json')
    await writeFile(file, JSON.stringify({ ...deployment, publicAddress: 'https://office.example' }))
    ;[line = ''] = (await blockWith('npm ci')).match(/^ENDOLL_DEPLOYMENT=.*$/m) ?? []
    line = line
      .replace('/etc/endoll/office.json', file)
      .replace('postgres://office:…@localhost/office', '"$DATABASE_URL"')
    environment = {
      ...process.env,
      DATABASE_URL: debian.addressOf('office'),
      ENDOLL_FILES: join(folder, 'files'),
      ENDOLL_TRUSTED_PROXIES: '127.0.0.1',
      ENDOLL_LINGER: '3',
    }
  })
  afterAll(async () => {
    if (missing.length > 0) return
    balancer?.kill('SIGKILL')
    for (const { child, ended } of servers) {
      child.kill('SIGKILL')
      await ended
    }
    await debian.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function call(port: number, path: string, init: RequestInit = {}) {
    return fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { ...init.headers, connection: 'close' },
    })
  }
  async function signIn(port: number) {
    const reply = await call(port, '/api/v1/get_token', {
      method: 'POST',
      body: JSON.stringify({ user: email, password }),
      headers: { 'content-type': 'application/json' },
    })
    const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
    return { status: reply.status, cookie: cookies.join('; ') }
  }

  it.skipIf(missing.length > 0)(
    `goes through: two servers behind HAProxy, an import, a backup, its restore${missing.length > 0 ? ` (missing: ${missing.join(', ')})` : ''}`,
    { timeout: 400_000 },
    async () => {
      expect(await blockWith('npm ci')).toMatch(/^npm ci\nnpm run build -w web\nnpm prune --omit=dev\n/)
      expect(line).toMatch(/^ENDOLL_DEPLOYMENT=\S+office.json DATABASE_URL="\$DATABASE_URL" node_modules/)
      await debian.asAdministrator(
        await blockWith('createuser --pwprompt office\n'),
        `${ofRole}\n${ofRole}\n`,
      )
      // Both bring the database up to date at once.
      servers.push(...(await Promise.all([startServer(line, environment), startServer(line, environment)])))
      const [one, two] = servers as [StartedServer, StartedServer]

      const front = await freePort()
      const config = (await blockWith('balance roundrobin'))
        .replace('127.0.0.1:8080', `127.0.0.1:${front}`)
        .replace('127.0.0.1:3000', `localhost:${one.port}`)
        .replace('127.0.0.1:3001', `localhost:${two.port}`)
      await writeFile(join(folder, 'haproxy.cfg'), config)
      balancer = spawn(haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' })
      await expect
        .poll(
          () =>
            call(front, '/readyz').then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 20_000 },
        )
        .toBe(200)

      const files = join(folder, 'in')
      await mkdir(files)
      await writeFile(
        join(files, 'customers.csv'),
        `code;name;surnames;nif;email;language;initial_password\nA-1;Laia;Ferrer Puig;00000000T;${email};es;${password}\n`,
      )
      const report = await debian.asOperator(`npm run import -- ${files}`, environment)
      expect(report.stdout).toContain('customers.csv')

      const { status, cookie } = await signIn(front)
      expect([status, cookie]).toEqual([200, expect.stringMatching(/^__Host-endoll=/)])
      // One after the other server answers: both know the session.
      for (let time = 0; time < 6; time += 1)
        expect((await call(front, '/api/v1/user/refresh', { headers: { cookie } })).status).toBe(200)
      for (const { said } of servers) expect(said()).toContain('"route":"/api/v1/user/refresh"')

      await debian.asOperator(await blockWith('pg_dump'), environment, folder)

      // One of them is stopped for good, without effect on users.
      const over = new AbortController()
      const statuses: number[] = []
      const callers = Array.from({ length: 4 }, async () => {
        while (!over.signal.aborted)
          statuses.push((await call(front, '/api/v1/user/refresh', { headers: { cookie } })).status)
      })
      one.child.kill('SIGTERM')
      expect(await one.ended).toBe(0)
      over.abort()
      await Promise.all(callers)
      expect(statuses.filter((each) => each !== 200)).toEqual([])
      expect(statuses.length).toBeGreaterThan(10)

      two.child.kill('SIGTERM')
      await two.ended
      await debian.asAdministrator('createdb --owner office restored')
      const restored = { ...environment, DATABASE_URL: debian.addressOf('restored') }
      await debian.asOperator(await blockWith('pg_restore'), restored, folder)
      const again = await startServer(line, restored)
      servers.push(again)
      expect((await signIn(again.port)).status).toBe(200)
      const { status: refreshed } = await call(again.port, '/api/v1/user/refresh', { headers: { cookie } })
      expect(refreshed).toBe(200)
    },
  )
})
