import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepAssets } from './earlier-assets.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'endoll-releases-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Starts a release on a machine: the names of the files of earlier ones that it serves, newest release first. */
async function start(kept: string, release: string): Promise<string[]> {
  const client = join(folder, `client-${release}`)
  await mkdir(join(client, 'assets'), { recursive: true })
  await mkdir(join(client, '.vite'), { recursive: true })
  await writeFile(join(client, 'assets', `app-${release}.js`), `release ${release}`)
  await writeFile(join(client, '.vite/manifest.json'), JSON.stringify({ release }))
  // Two starts of one machine are never in the same instant.
  await wait(5)
  const earlier = await keepAssets(client, kept)
  const names = await Promise.all(earlier.map((one) => readdir(join(one, 'assets'))))
  return names.flat()
}

describe('[r.earlier-assets] a page of the releases before finds its files', () => {
  it('of two of them, and what is older goes', async () => {
    const kept = join(folder, 'two')
    expect(await start(kept, '1')).toEqual([])
    expect(await start(kept, '2')).toEqual(['app-1.js'])
    expect(await start(kept, '3')).toEqual(['app-2.js', 'app-1.js'])
    expect(await start(kept, '4')).toEqual(['app-3.js', 'app-2.js'])
    expect(await readdir(kept)).toHaveLength(3)
  })
  it('after a way back too, and a second start keeps nothing twice', async () => {
    const kept = join(folder, 'back')
    for (const release of ['1', '2', '2']) await start(kept, release)
    expect(await start(kept, '1')).toEqual(['app-2.js'])
    expect(await start(kept, '3')).toEqual(['app-1.js', 'app-2.js'])
    expect(await readdir(kept)).toHaveLength(3)
  })
  it('a start that was cut short leaves no release that is not whole', async () => {
    const kept = join(folder, 'cut')
    await start(kept, '1')
    await mkdir(join(kept, '0123456789abcdef.99', 'assets'), { recursive: true })
    await writeFile(join(kept, '0123456789abcdef.99', 'assets', 'app-0.js'), 'half of')
    expect(await start(kept, '2')).toEqual(['app-1.js'])
    expect(await readdir(kept)).toHaveLength(2)
  })
})
