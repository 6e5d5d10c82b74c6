import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postMessage } from '../gateways/retailer/post-message.ts'
import { systemClock } from '../platform/clock.ts'
import { isSignedMessage, messageSignatureHeader } from '../platform/signed-message.ts'
import { findCommand } from './command-line.ts'
import { readArrived, type Arrival, type Watch } from './watch.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'endoll-watch-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function put(name: string) {
  await mkdir(join(folder, name, 'curves'), { recursive: true })
  await writeFile(join(folder, name, 'customers.csv'), 'code;name;nif\n')
}

function watchOf(codes: Readonly<Record<string, number>>, laterMs = 120_000) {
  const arrivals: Arrival[] = []
  const watch: Watch = {
    folder,
    settledMs: 60_000,
    nowMs: () => systemClock.nowMs() + laterMs,
    read: async (path, { textFile, reports }) => {
      for (const file of [textFile, ...reports]) await writeFile(file, path)
      return codes[path.slice(folder.length + 1)] ?? 0
    },
    onMoved: (arrival) => arrivals.push(arrival),
    onUntold: () => {},
  }
  return { watch, arrivals }
}

describe('the watched folder', () => {
  it('reads what has arrived in the order of the names, and moves it aside with its reports', async () => {
    for (const name of ['2026-11-02', '2026-11-01', '2026-11-03', '.uploading']) await put(name)
    await writeFile(join(folder, 'notes.txt'), '')
    const { watch, arrivals } = watchOf({ '2026-11-02': 2, '2026-11-03': 1 })
    expect(await readArrived(watch)).toBe(3)
    expect(arrivals).toEqual([
      {
        folder: '2026-11-01',
        code: 0,
        moved: join(folder, 'done/2026-11-01'),
        report: join(folder, 'reports/2026-11-01.txt'),
      },
      expect.objectContaining({ code: 2, moved: join(folder, 'refused/2026-11-02') }),
      expect.objectContaining({ code: 1, moved: join(folder, 'refused/2026-11-03') }),
    ])
    expect((await readdir(folder)).toSorted()).toEqual([
      '.uploading',
      'done',
      'notes.txt',
      'refused',
      'reports',
    ])
    expect(await readdir(join(folder, 'done/2026-11-01'))).toEqual(['curves', 'customers.csv'])
    expect(await readArrived(watch)).toBe(0)
    // A name that has been there is read again, and keeps both.
    await put('2026-11-01')
    await readArrived(watch)
    expect((await readdir(join(folder, 'done'))).toSorted()).toEqual(['2026-11-01', '2026-11-01-2'])
    expect(await readdir(join(folder, 'reports'))).toContain('2026-11-01-2.csv')
  })

  it('leaves what is still arriving, also where its files are older', async () => {
    await put('half')
    const old = new Date(0)
    await utimes(join(folder, 'half/customers.csv'), old, old)
    const { watch, arrivals } = watchOf({}, 30_000)
    expect(await readArrived(watch)).toBe(0)
    expect(arrivals).toEqual([])
    expect(await readdir(folder)).toEqual(['half'])
  })
})

describe('what somebody is to be told', () => {
  it('waits until they are there, in order, over restarts', async () => {
    const told: string[] = []
    const failures: unknown[] = []
    let isThere = false
    const watch: Watch = {
      ...watchOf({ b: 2 }).watch,
      tell: async ({ folder: name, code }) => {
        if (!isThere) throw new Error('nobody there')
        told.push(`${name} ${code}`)
      },
      onUntold: (error) => failures.push(error),
    }
    for (const name of ['a', 'b']) await put(name)
    await readArrived(watch)
    expect(failures).toHaveLength(2)
    // Undelivered reports are in the folder: a new process sends them.
    isThere = true
    expect(await readArrived({ ...watch })).toBe(0)
    expect(told).toEqual(['a 0', 'b 2'])
    await readArrived(watch)
    expect(told).toHaveLength(2)
    expect((await readdir(join(folder, 'reports'))).filter((name) => name.includes('untold'))).toEqual([])
  })

  it('of a folder that was read and not moved is told once it has been', async () => {
    const told: string[] = []
    await put('broken-off')
    await mkdir(join(folder, 'reports'))
    const moved = join(folder, 'refused/broken-off')
    const owed = { folder: 'broken-off', code: 2, moved, report: '' }
    await writeFile(join(folder, 'reports/broken-off.untold.json'), JSON.stringify(owed))
    await readArrived({
      ...watchOf({}).watch,
      tell: async (arrival) => {
        told.push(arrival.moved)
      },
    })
    expect(told).toEqual([join(folder, 'done/broken-off')])
  })
})

it('the operator is told by a signed POST', async () => {
  const got: { request: IncomingMessage; body: string }[] = []
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      got.push({ request, body })
      reply.writeHead(got.length === 1 ? 200 : 500).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/told`
    const arrival = { folder: 'night', code: 2, moved: '/in/refused/night', report: '/in/reports/night.txt' }
    await postMessage({ address, secret: 'secret' }, arrival, systemClock)
    const [{ request, body }] = got as [(typeof got)[0]]
    expect(JSON.parse(body)).toEqual(arrival)
    const header = request.headers[messageSignatureHeader]
    expect(isSignedMessage('secret', header, { body, nowMs: systemClock.nowMs() })).toBe(true)
    await expect(postMessage({ address, secret: undefined }, arrival, systemClock)).rejects.toThrow('500')
    expect(got[1]?.request.headers[messageSignatureHeader]).toBeUndefined()
  } finally {
    server.close()
  }
})

it('the command line takes a watch by itself', () => {
  expect(findCommand(['--watch', 'in', '--tell', 'https://ops.example.test/x'])).toMatchObject({
    folder: 'in',
    watch: true,
    tell: 'https://ops.example.test/x',
    settledSeconds: 60,
  })
  expect(findCommand(['--watch', 'in', '--settled', '5'])?.settledSeconds).toBe(5)
  expect(findCommand(['in', '--language', 'ca'])).toMatchObject({ watch: false, language: 'ca' })
  for (const wrong of [
    ['--watch'],
    ['in', '--tell', 'https://a.test'],
    ['--watch', 'in', '--tell', 'ftp://a'],
    ['--watch', 'in', '--report', 'r.csv'],
    ['in', '--language', 'de'],
    ['in', '--settled', '5'],
    ['--watch', 'in', '--settled', 'soon'],
  ]) {
    expect(findCommand(wrong), wrong.join(' ')).toBeUndefined()
  }
})
