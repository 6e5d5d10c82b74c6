// Neither package brings types; these are the parts that are used here.

declare module 'yauzl' {
  import type { Readable } from 'node:stream'
  export type Entry = {
    fileName: string
    compressedSize: number
    uncompressedSize: number
    relativeOffsetOfLocalHeader: number
  }
  export type ZipFile = {
    entryCount: number
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
    close(): void
  }
  export function openPromise(path: string, options?: { autoClose?: boolean }): Promise<ZipFile>
}

declare module 'seek-bzip' {
  type Input = { readByte(): number; read(buffer: Uint8Array, offset: number, length: number): number }
  type Output = { writeByte(byte: number): void }
  class Bunzip {
    constructor(input: Input, output: Output)
    readonly reader: { read(bits: number): number }
    readonly streamCRC: number
    _init_block(): boolean
    _read_bunzip(): void
    _start_bunzip(input: Input, output: Output): void
  }
  export = Bunzip
}
