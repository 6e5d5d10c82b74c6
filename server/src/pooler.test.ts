import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EmbeddedConnection } from './platform/db/embedded.ts'
import { callLimits } from './platform/db/limits.ts'
import { openDatabase, poolerSettings } from './platform/db/open.ts'
import { createTestDatabase, type TestDatabase } from './testing/database.ts'
import { addCaller, type TestCaller } from './testing/test-requests.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

describe('a pooler that does each transaction over another connection', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  function open() {
    const { connection } = database
    return openDatabase({
      asks: 'command',
      connection,
      allowUnsyncedForTests: true,
      limits: callLimits,
      pooled: true,
    })
  }

  it('is refused while it does not set what calls need, in a sentence that says what [r.pooler]', async () => {
    await expect(open()).rejects.toThrow(`connect_query must be: ${poolerSettings(callLimits)}`)
  })

  it('is asked nothing that another connection would have to know', async () => {
    const { db, connection } = database
    for (const setting of poolerSettings(callLimits).split('; ')) {
      await sql`${sql.raw(`alter database ${connection.database} ${setting}`)}`.execute(db)
    }
    const pooled = await open()
    try {
      await pooled.selectFrom('account').selectAll().where('email', '=', 'ana@example.test').execute()
      const { rows } = await sql`select statement from pg_prepared_statements`.execute(pooled)
      expect(rows).toEqual([])
    } finally {
      await pooled.destroy()
    }
  })
})

/** Debian's package; where it is not installed the rest is not tried. */
const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0

class PgBouncer {
  readonly #program: ChildProcess
  readonly folder: string

  private constructor(folder: string, program: ChildProcess) {
    this.folder = folder
    this.#program = program
  }

  /** With fewer connections to the database than there are calls at once. */
  static async start({ host, port, user }: EmbeddedConnection): Promise<PgBouncer> {
    const folder = await mkdtemp(join(tmpdir(), 'endoll-pgbouncer-'))
    const { uid, gid } = await stat(host)
    await chown(folder, uid, gid)
    const settings = [
      '[databases]',
      `* = host=${host} port=${port} user=${user} connect_query='${poolerSettings(callLimits).replaceAll("'", "''")}'`,
      '[pgbouncer]',
      `unix_socket_dir = ${folder}`,
      'listen_port = 6432',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 3',
    ]
    await writeFile(join(folder, 'pgbouncer.ini'), settings.join('\n'))
    // It refuses to run as root, and has to reach the database's socket.
    const asNobody = ['unshare', '-U', '--map-user=65534', '--map-group=65534', '--']
    const isRoot = process.getuid?.() === 0
    const command = [
      ...(isRoot && uid === 0 ? asNobody : []),
      'pgbouncer',
      '-q',
      join(folder, 'pgbouncer.ini'),
    ]
    const account = isRoot && uid !== 0 ? { uid, gid } : {}
    const running = spawn(command[0]!, command.slice(1), { stdio: 'ignore', ...account })
    const bouncer = new PgBouncer(folder, running)
    while (!(await bouncer.#listens())) await pause(50)
    return bouncer
  }

  #listens() {
    const socket = connect(join(this.folder, '.s.PGSQL.6432'))
    return new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    }).finally(() => socket.destroy())
  }

  async stop(): Promise<void> {
    const ended = once(this.#program, 'exit')
    this.#program.kill('SIGKILL')
    await ended
    await rm(this.folder, { recursive: true, force: true })
  }
}

describe.skipIf(!hasPgBouncer)('PgBouncer with transaction pooling', () => {
  let bouncer: PgBouncer
  let server: TestServer
  let callers: TestCaller[]

  beforeAll(async () => {
    server = await startTestServer(
      {},
      {
        pooled: true,
        limits: callLimits,
        connect: async (connection) => {
          bouncer = await PgBouncer.start(connection)
          return { ...connection, host: bouncer.folder, port: 6432, max: 12 }
        },
      },
    )
    callers = await Promise.all(Array.from({ length: 6 }, () => addCaller(server)))
  })
  afterAll(async () => {
    await server.stop()
    await bouncer.stop()
  })

  it('serves reads and changes of many customers at once over three connections', async () => {
    const statuses: number[] = []
    const paths = ['contracts', 'invoices/', 'requests/', 'user/sessions/']
    await Promise.all(
      callers.flatMap(({ headers }) =>
        Array.from({ length: 20 }, async (_, at) => {
          const { statusCode } =
            at % 5 === 4
              ? await server.inject({
                  method: 'PUT',
                  url: '/api/v1/users/locale/',
                  headers,
                  payload: { locale: 'ca' },
                })
              : await server.inject({ method: 'GET', url: `/api/v1/${paths[at % 4]}`, headers })
          statuses.push(statusCode)
        }),
      ),
    )
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect(statuses).toHaveLength(120)
  })
})
