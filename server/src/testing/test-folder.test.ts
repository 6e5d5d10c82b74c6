import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { lockDataFolder } from '../platform/db/embedded-lock.ts'
import { chooseTestFolder } from './test-folder.ts'

const made: string[] = []
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function folderIn(memory: string, name: string, ageHours: number) {
  const folder = join(memory, name)
  await mkdir(folder)
  const then = new Date(Date.now() - ageHours * 3_600_000)
  await utimes(folder, then, then)
  return folder
}

it('clears what a killed run left, and nothing that is in use, young or somebody else’s', async () => {
  const memory = await mkdtemp(join(tmpdir(), 'endoll-memory-'))
  made.push(memory)
  const left = await folderIn(memory, 'endoll-test-left', 2)
  const young = await folderIn(memory, 'endoll-test-young', 0)
  const used = await folderIn(memory, 'endoll-test-used', 0)
  const unlock = await lockDataFolder(used)
  await utimes(used, new Date(0), new Date(0))
  const other = await folderIn(memory, 'other', 99)
  const folder = await chooseTestFolder(memory, 0)
  made.push(folder)
  expect([left, young, used, other].map(existsSync)).toEqual([false, true, true, true])
  await unlock()
})

it('is on disk where there is no memory to write to', async () => {
  const folder = await chooseTestFolder('/no/such/folder')
  made.push(folder)
  expect(dirname(folder)).toBe(tmpdir())
})
