// Three machines on one: each has its own network, mounts and processes (Linux namespaces), and nothing of the others.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const bridge = 'endoll-net'
/** Where callers stand: outside all machines. */
const outside = '10.0.0.254'

function sh(file: string, ...words: string[]): string {
  return execFileSync(file, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** The network between the machines. */
export function openNetwork(): () => void {
  sh('ip', 'link', 'add', 'name', bridge, 'type', 'bridge')
  sh('ip', 'address', 'add', `${outside}/24`, 'dev', bridge)
  sh('ip', 'link', 'set', bridge, 'up')
  return () => sh('ip', 'link', 'delete', bridge)
}

function childrenOf(id: number): number[] {
  return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}

/** A program of a machine. */
export interface Program {
  readonly kill: (signal: NodeJS.Signals) => void
  readonly ended: Promise<unknown>
}

export interface Account {
  readonly user: string
  readonly env?: Readonly<Record<string, string>>
}

export interface Mount {
  readonly user: string
  /** A folder that other machines mount too. */
  readonly shared?: string
  /** The size of a disk of its own; else it shares one with everything. */
  readonly megabytes?: number
}

export class Machine {
  readonly number: number
  readonly name: string
  readonly address: string
  /** What is on its disks: stays while the machine is off. */
  readonly disks: string
  readonly #ownDisks: string[] = []
  #power: ChildProcess | undefined
  #init = 0

  constructor(folder: string, number: number) {
    this.number = number
    this.name = `office-${number}`
    this.address = `10.0.0.${number}`
    this.disks = join(folder, this.name)
  }

  /** Starts it with nothing running. `mounts` are folders of its own, by where they are seen. */
  async turnOn(mounts: Readonly<Record<string, Mount>>): Promise<void> {
    const sources = Object.entries(mounts).map(([at, { user, shared, megabytes }]) => {
      const source = shared ?? join(this.disks, at)
      mkdirSync(source, { recursive: true })
      if (megabytes !== undefined) this.#makeDisk(source, megabytes)
      sh('chown', user, source)
      return [source, at] as const
    })
    // The first process must take away those that ended: Patroni would think that a killed PostgreSQL still runs.
    const init = ['sh', '-c', 'sleep infinity & wait']
    const apart = ['--mount', '--net', '--pid', '--fork', '--mount-proc', '--kill-child']
    this.#power = spawn('unshare', [...apart, ...init], { stdio: 'ignore' })
    await once(this.#power, 'spawn')
    const holder = this.#power.pid!
    while (childrenOf(holder).length === 0) await new Promise((later) => setTimeout(later, 20))
    this.#init = childrenOf(holder)[0]!
    for (const [source, at] of sources) this.run({ user: 'root' }, 'mount', '--bind', source, at)
    sh('ip', 'link', 'add', this.#cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(this.#init))
    sh('ip', 'link', 'set', this.#cable, 'master', bridge, 'up')
    const inside = (...words: string[]) => this.run({ user: 'root' }, 'ip', ...words)
    inside('link', 'set', 'lo', 'up')
    inside('address', 'add', `${this.address}/24`, 'dev', 'eth0')
    inside('link', 'set', 'eth0', 'up')
  }

  /** A disk of its own, in memory, that can be full without the others'. */
  #makeDisk(at: string, megabytes: number) {
    if (this.#ownDisks.includes(at)) return
    sh('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', at)
    this.#ownDisks.push(at)
  }

  get #cable() {
    return `endoll-${this.number}`
  }

  get isOn(): boolean {
    return this.#power !== undefined
  }

  /** As if somebody pulled its plug: everything on it ends at once. */
  async pullPlug(): Promise<void> {
    const power = this.#power
    if (!power) return
    this.#power = undefined
    const ended = once(power, 'exit')
    process.kill(this.#init, 'SIGKILL')
    await ended
    // The kernel may take its time to do so itself.
    spawnSync('ip', ['link', 'delete', this.#cable])
  }

  /** Nothing of it reaches the other machines any more, nor they it; callers from outside still do. */
  part(others: readonly Machine[]): void {
    for (const { address } of others)
      this.run({ user: 'root' }, 'ip', 'route', 'add', 'blackhole', `${address}/32`)
  }

  join(others: readonly Machine[]): void {
    for (const { address } of others)
      this.run({ user: 'root' }, 'ip', 'route', 'delete', 'blackhole', `${address}/32`)
  }

  #entering({ user }: Account): string[] {
    const enter = ['--target', String(this.#init), '--mount', '--net', '--pid', '--']
    return [...enter, 'setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', '--']
  }

  /** Runs a command to its end and says what it printed. */
  run(as: Account, ...command: readonly string[]): string {
    return execFileSync('nsenter', [...this.#entering(as), ...command], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...as.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  /** Starts a program, whose words go to a log of its own. */
  start(as: Account, name: string, ...command: readonly string[]): Program {
    const log = openSync(join(this.disks, `${name}.log`), 'a')
    const program = spawn('nsenter', [...this.#entering(as), ...command], {
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...as.env },
      stdio: ['ignore', log, log],
    })
    const ended = once(program, 'exit')
    return {
      ended,
      // nsenter waits for the program, which is its child.
      kill: (signal) => {
        for (const id of program.exitCode === null ? childrenOf(program.pid!) : []) process.kill(id, signal)
      },
    }
  }

  /** Writes a file of one of its folders. */
  write(at: string, content: string, mode = 0o644): void {
    writeFileSync(join(this.disks, at), content, { mode })
  }

  /** Of a machine that is off: what was on its disks is gone. */
  forget(): void {
    for (const at of this.#ownDisks) sh('umount', at)
    rmSync(this.disks, { recursive: true, force: true })
  }
}
