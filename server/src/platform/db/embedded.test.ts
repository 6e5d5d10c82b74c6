import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts'

let data: string
let child: ChildProcess | undefined

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'endoll-embedded-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  child = undefined
  // Opening it once more stops whatever a killed process left.
  await (await startEmbedded({ data })).stop()
  await rm(data, { recursive: true })
})

/** A server process of its own, as `npm start` would have it, to be killed. */
const serverProcess = async (): Promise<number> => {
  const script = `import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)}
    const { connection } = await startEmbedded({ data: ${JSON.stringify(data)} })
    console.log(JSON.stringify(connection))
    setInterval(() => {}, 1e6)`
  child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout!, 'data')
  return child.pid!
}

const ask = async ({ connection }: Pick<EmbeddedDatabase, 'connection'>, statement: string) => {
  const client = new pg.Client(connection)
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

test('the cluster is private, checked and durable', async () => {
  const embedded = await startEmbedded({ data })
  try {
    const { rows } = await ask(
      embedded,
      `select name, setting from pg_settings where name in
         ('data_checksums', 'fsync', 'full_page_writes', 'listen_addresses', 'synchronous_commit') order by name`,
    )
    expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', '', 'on'])
    const socket = await stat(embedded.connection.host)
    expect(socket.mode & 0o777).toBe(0o700)
  } finally {
    await embedded.stop()
  }
})

test('a second live server on the same data is told who has it', async () => {
  const pid = await serverProcess()
  await expect(startEmbedded({ data })).rejects.toThrow(
    `The data folder ${data} is in use by another Endoll server (process ${pid}): stop that one first`,
  )
  child?.kill('SIGKILL')
  await once(child!, 'exit')
})

test('what was confirmed is there after the server and its database were killed', async () => {
  await serverProcess()
  const socket = {
    connection: { host: join(data, 'pg-socket'), port: 5432, user: 'endoll', database: 'postgres' },
  }
  await ask(socket, 'create table kept (id int)')
  await ask(socket, 'insert into kept values (7)')
  const postmaster = Number((await readFile(join(data, 'pg/postmaster.pid'), 'utf8')).split('\n')[0])
  child?.kill('SIGKILL')
  process.kill(postmaster, 'SIGKILL')
  const embedded = await startEmbedded({ data })
  try {
    expect((await ask(embedded, 'select id from kept')).rows).toEqual([{ id: 7 }])
  } finally {
    await embedded.stop()
  }
})

test('a folder that others may not enter and a path too long for a socket both work', async () => {
  await chmod(data, 0o700)
  const deep = join(data, 'a folder, "quoted"', 'x'.repeat(90))
  const embedded = await startEmbedded({ data: deep, unsyncedForTests: true })
  try {
    expect(embedded.connection.host.length).toBeLessThan(90)
    expect((await ask(embedded, 'select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    await embedded.stop()
    await rm(embedded.connection.host, { recursive: true })
  }
})
