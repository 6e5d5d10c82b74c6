import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** 128 random bits: an id is all that somebody needs to attach a file. */
export function newFileId(): string {
  return randomBytes(16).toString('hex')
}

/** A file that the store holds, whether or not anything knows it. */
export interface StoredFile {
  readonly id: string
  readonly changedMs: number
}

/** Where the bytes of files lie; what they are stands in the database. */
export interface FileStore {
  /** Its bytes lie on this machine: that they are missing says something of this server, and of no other. */
  readonly isLocal: boolean
  /** Keeps the content under the id once it is whole and on the disk; nothing of one that breaks off. */
  write(id: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** Whether its bytes are there; false also where the whole store is not. */
  has(id: string): Promise<boolean>
  /** The bytes; fails if there are none. */
  read(id: string): NodeJS.ReadableStream
  /** Removes it, if it exists. */
  remove(id: string): Promise<void>
  /** All stored files, also those that a killed server left half written. */
  list(): AsyncIterable<StoredFile>
}

const idOf = /^([0-9a-f]{32})(\.part)?$/

export function isFileId(text: string): boolean {
  return idOf.exec(text)?.[1] === text
}

/** Files in a folder, by their ids: the first two digits are a folder each. */
export function folderStore(folder: string): FileStore {
  const folderOf = (id: string) => join(folder, id.slice(0, 2))
  const pathOf = (id: string) => join(folderOf(id), id)
  const foldersThere = () => readdir(folder).catch(() => [])
  const writeWhole = async (path: string, content: AsyncIterable<Uint8Array>) => {
    const file = await open(path, 'wx', 0o600)
    try {
      for await (const bytes of content) await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
  }
  return {
    isLocal: true,
    async write(id, content) {
      await mkdir(folderOf(id), { recursive: true, mode: 0o700 })
      const part = `${pathOf(id)}.part`
      try {
        await writeWhole(part, content)
        await rename(part, pathOf(id))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      // The name is on the disk as well, before a row says that the file is there.
      const directory = await open(folderOf(id))
      await directory.sync().finally(() => directory.close())
    },
    has: (id) =>
      stat(pathOf(id)).then(
        () => true,
        () => false,
      ),
    read: (id) => createReadStream(pathOf(id)),
    remove: async (id) => {
      await rm(pathOf(id), { force: true })
      await rm(`${pathOf(id)}.part`, { force: true })
    },
    async *list() {
      for (const below of await foldersThere()) {
        for (const name of await readdir(join(folder, below)).catch(() => [])) {
          const id = idOf.exec(name)?.[1]
          const found = id && (await stat(join(folder, below, name)).catch(() => undefined))
          if (id && found) yield { id, changedMs: found.mtimeMs }
        }
      }
    },
  }
}
