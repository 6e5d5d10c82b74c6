import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts'

/** One cluster for all, because making one is what takes time; each test leaves it to the next as it fell. */
let home: string
let data: string
let child: ChildProcess | undefined

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'endoll-embedded-'))
  await chmod(home, 0o711)
  data = join(home, 'data')
})
afterEach(() => {
  child?.kill('SIGKILL')
  child = undefined
})
afterAll(async () => {
  // Opening it again stops what a killed process left.
  await (await startEmbedded({ data })).stop()
  await rm(home, { recursive: true })
})

/** A server process of its own, as `npm start` would have it, to be killed. */
async function serverProcess(): Promise<number> {
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

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function ask({ connection }: Pick<EmbeddedDatabase, 'connection'>, statement: string) {
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

test('a second live server on the same data gets an error naming who has it', async () => {
  const pid = await serverProcess()
  await expect(startEmbedded({ data })).rejects.toThrow(
    `The data folder ${data} is in use by another Endoll server (process ${pid}): stop that one first`,
  )
  child?.kill('SIGKILL')
  await once(child!, 'exit')
})

test('a server that has ended does not hold its data, also when nobody has collected its process yet', async () => {
  // The shell is replaced by a program that never collects the child it has inherited.
  child = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  const pid = Number(line)
  const started = () => readFile(`/proc/${pid}/stat`, 'utf8').then((stat) => stat.split(' '))
  await expect.poll(async () => (await started())[2]).toBe('Z')
  await writeFile(join(data, 'server.lock'), JSON.stringify({ pid, startedTicks: (await started())[21] }))
  await (await startEmbedded({ data })).stop()
})

test('a killed server leaves no database behind [r.ends-with-parent]', async () => {
  await serverProcess()
  const postmaster = Number((await readFile(join(data, 'pg/postmaster.pid'), 'utf8')).split('\n')[0])
  expect(isThere(postmaster)).toBe(true)
  child?.kill('SIGKILL')
  await expect.poll(() => isThere(postmaster), { timeout: 15_000 }).toBe(false)
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

test('a database that ended by itself is started again, as soon as it can be', async () => {
  const said: string[] = []
  const embedded = await startEmbedded({
    data,
    onLost: (sentence) => said.push(sentence),
    onBack: (sentence) => said.push(sentence),
  })
  try {
    const postmaster = Number((await readFile(join(data, 'pg/postmaster.pid'), 'utf8')).split('\n')[0])
    // Without this file PostgreSQL refuses to start, as it does on a disk without room.
    await rename(join(data, 'pg/global/pg_control'), join(data, 'pg_control'))
    process.kill(postmaster, 'SIGKILL')
    await expect.poll(() => said).toHaveLength(1)
    await sleep(1500)
    expect(said).toHaveLength(1)
    await rename(join(data, 'pg_control'), join(data, 'pg/global/pg_control'))
    await expect.poll(() => said, { timeout: 30_000 }).toHaveLength(2)
    expect((await ask(embedded, 'select id from kept')).rows).toEqual([{ id: 7 }])
  } finally {
    await embedded.stop()
  }
})

test('a folder that others may not enter and a path too long for a socket both work, also for a moved database', async () => {
  const deep = join(home, 'a folder, "quoted"', 'x'.repeat(90))
  await mkdir(dirname(deep))
  await rename(data, deep)
  data = deep
  await chmod(home, 0o700)
  const embedded = await startEmbedded({ data })
  try {
    expect(embedded.connection.host.length).toBeLessThan(90)
    expect((await ask(embedded, 'select id from kept')).rows).toEqual([{ id: 7 }])
  } finally {
    await embedded.stop()
    await rm(embedded.connection.host, { recursive: true })
  }
})
