import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EmbeddedConnection } from '../platform/db/embedded.ts'

/**
 * How the way to the database behaves. `closed`, `starting` and `silent` are what a restart looks like from outside.
 * `swallowing` is a network that drops packets: connections stay open and receive nothing.
 */
export type Way = 'open' | 'closed' | 'starting' | 'silent' | 'swallowing'

/** An ErrorResponse of the protocol, as a postmaster sends it that is not ready yet. */
function startingUp(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0')
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** Stands between a server and its database, so that the one can lose the other without a database being ended. */
export class WayToDatabase {
  readonly #folder: string
  readonly #target: string
  readonly #sockets = new Set<Socket>()
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  #server: Server | undefined
  #way: Way = 'closed'

  private constructor(folder: string, target: string) {
    this.#folder = folder
    this.#target = target
  }

  static async open({ host, port }: Pick<EmbeddedConnection, 'host' | 'port'>): Promise<WayToDatabase> {
    const folder = await mkdtemp(join(tmpdir(), 'endoll-way-'))
    const way = new WayToDatabase(folder, join(host, `.s.PGSQL.${port}`))
    await way.become('open')
    return way
  }

  /** Where to connect instead of at the database. */
  get address() {
    return { host: this.#folder, port: 5432 }
  }

  async become(way: Way): Promise<void> {
    if (way === this.#way) return
    const forgets = way === 'swallowing' || this.#way === 'swallowing'
    this.#way = way
    if (forgets) this.#swallow()
    else this.cut()
    if (way === 'closed') return this.#stopListening()
    if (this.#server) return
    this.#server = createServer((socket) => this.#accept(socket))
    this.#server.listen(join(this.#folder, '.s.PGSQL.5432'))
    await once(this.#server, 'listening')
  }

  /** Cuts open connections; new ones get through. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async close(): Promise<void> {
    this.#way = 'closed'
    this.cut()
    await this.#stopListening()
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #stopListening(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server) await new Promise((resolve) => server.close(resolve))
  }

  /** No packet reaches either side any more, and neither is notified. */
  #swallow(): void {
    for (const [one, other] of this.#pairs) {
      for (const socket of [one, other]) socket.unpipe().removeAllListeners('end').resume()
      one.removeAllListeners('close')
      other.removeAllListeners('close')
      for (const socket of [one, other]) socket.once('close', () => this.#sockets.delete(socket))
    }
    this.#pairs.clear()
  }

  #accept(socket: Socket): void {
    this.#keep(socket)
    if (this.#way === 'silent' || this.#way === 'swallowing') return void socket.resume()
    if (this.#way === 'starting') {
      socket.once('data', () => socket.end(startingUp()))
      return
    }
    const database = connect(this.#target)
    this.#keep(database)
    const pair = [socket, database] as const
    this.#pairs.add(pair)
    socket.pipe(database).pipe(socket)
    socket.once('close', () => {
      this.#pairs.delete(pair)
      database.destroy()
    })
    database.once('close', () => socket.destroy())
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => this.#sockets.delete(socket))
  }
}
