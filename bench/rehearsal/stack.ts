// What runs on each machine, by the files of deployments/cluster and nothing else.
import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Machine, type Program } from './machine.ts'

const root = join(import.meta.dirname, '../..')
const shipped = join(root, 'deployments/cluster')

export function shippedFile(name: string): string {
  return readFileSync(join(shipped, name), 'utf8')
}

/** The shipped file of machine 1 as this machine has it: its own name and address, except where all three are listed. */
function ownFile(name: string, { name: machine, address }: Machine): string {
  const own = (line: string) =>
    line.includes(',') ? line : line.replaceAll('office-1', machine).replaceAll('10.0.0.1', address)
  return shippedFile(name).split('\n').map(own).join('\n')
}

function settingsOf(name: string, machine: Machine): Record<string, string> {
  const lines = ownFile(name, machine).split('\n')
  return Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}

export interface Shared {
  /** A folder that all machines mount: files of customers, and the repository of backups. */
  readonly folder: string
  readonly deploymentFile: string
  readonly certificate: string
}

/** One machine with everything that runs on it. */
export class OfficeMachine extends Machine {
  readonly #shared: Shared
  readonly #programs = new Map<string, Program>()

  constructor(folder: string, number: number, shared: Shared) {
    super(folder, number)
    this.#shared = shared
  }

  async boot(): Promise<void> {
    const { folder } = this.#shared
    await this.turnOn({
      '/var/lib/etcd': { user: 'etcd' },
      '/var/lib/postgresql': { user: 'postgres', megabytes: 3000 },
      '/run/postgresql': { user: 'postgres' },
      '/etc/patroni': { user: 'postgres' },
      '/etc/pgbouncer': { user: 'postgres' },
      '/etc/haproxy': { user: 'haproxy' },
      '/run/haproxy': { user: 'haproxy' },
      '/etc/keepalived': { user: 'root' },
      '/var/lib/endoll': { user: 'root', shared: join(folder, 'endoll') },
      '/var/lib/pgbackrest': { user: 'postgres', shared: join(folder, 'pgbackrest') },
    })
    this.write('etc/patroni/config.yml', ownFile('patroni.yml', this))
    this.write('etc/patroni/make-office', shippedFile('make-office'), 0o755)
    chmodSync(join(this.disks, 'etc/patroni/make-office'), 0o755)
    this.write('etc/pgbouncer/pgbouncer.ini', shippedFile('pgbouncer.ini'))
    this.write('etc/pgbouncer/userlist.txt', '"office" "change-me"\n')
    this.write('etc/haproxy/haproxy.cfg', shippedFile('haproxy.cfg'))
    this.write('etc/keepalived/keepalived.conf', this.#addressFile())
    copyFileSync(this.#shared.certificate, join(this.disks, 'etc/haproxy/office.pem'))
    mkdirSync(join(this.disks, 'var/lib/postgresql/15'), { recursive: true })
    execFileSync('chown', [
      '-R',
      'postgres',
      join(this.disks, 'var/lib/postgresql/15'),
      join(this.disks, 'etc/patroni'),
    ])
    this.write('etc/pgbackrest.conf', shippedFile('pgbackrest.conf'))
    this.run(
      { user: 'root' },
      'mount',
      '--bind',
      join(this.disks, 'etc/pgbackrest.conf'),
      '/etc/pgbackrest.conf',
    )
    this.startEtcd()
    this.startPatroni()
    this.startHaproxy()
    // A machine that starts has an empty /run; here it is a folder that stays.
    const pids = ['keepalived', 'vrrp'].map((name) => `/run/haproxy/${name}.pid`)
    this.run({ user: 'root' }, 'rm', '-f', ...pids)
    const words = ['--dont-fork', '--log-console', '--no-syslog', `--pid=${pids[0]}`, `--vrrp_pid=${pids[1]}`]
    this.#start('keepalived', 'root', {}, 'keepalived', ...words)
    this.startPgbouncer()
  }

  /** The shipped file of machine 1 with this machine's address, and the two others as its peers. */
  #addressFile(): string {
    const first = '10.0.0.1'
    return shippedFile('keepalived.conf')
      .split('\n')
      .map((line) => {
        if (line.includes('unicast_src_ip')) return line.replace(first, this.address)
        return line.trim() === this.address ? line.replace(this.address, first) : line
      })
      .join('\n')
  }

  #start(name: string, user: string, env: Record<string, string>, ...command: string[]) {
    this.#programs.set(name, this.start({ user, env }, name, ...command))
  }

  startEtcd(): void {
    this.#start('etcd', 'etcd', settingsOf('etcd.env', this), 'etcd')
  }

  startPatroni(): void {
    const env = { ...settingsOf('patroni.env', this), PGHOST: '/run/postgresql' }
    this.#start('patroni', 'postgres', env, 'patroni', '/etc/patroni/config.yml')
  }

  startHaproxy(): void {
    this.#start('haproxy', 'root', {}, 'haproxy', '-db', '-f', '/etc/haproxy/haproxy.cfg')
  }

  startPgbouncer(): void {
    this.#start('pgbouncer', 'postgres', {}, 'pgbouncer', '-q', '/etc/pgbouncer/pgbouncer.ini')
  }

  startOffice(version = root): void {
    const env = {
      ...settingsOf('secrets.env', this),
      ENDOLL_DEPLOYMENT: this.#shared.deploymentFile,
      ENDOLL_DATA: '/var/lib/endoll',
    }
    this.#start('office', 'root', env, process.execPath, join(version, 'server/src/main.ts'))
  }

  /** Ends one of its programs and says when it has ended. */
  async end(name: string, signal: NodeJS.Signals): Promise<void> {
    const program = this.#programs.get(name)
    program?.kill(signal)
    await program?.ended
  }

  /** Loads the demo, once, by the way to the database that the office goes. */
  loadDemo(): string {
    const { DATABASE_URL = '' } = settingsOf('secrets.env', this)
    const script =
      'node "$0" --demo & office=$!; i=0; while [ $i -lt 240 ]; do sleep 1; i=$((i+1)); kill -0 $office || exit 1; curl -sf http://localhost:3100/readyz >/dev/null && break; done; kill $office; wait $office'
    return this.run(
      { user: 'root', env: { PORT: '3100', DATABASE_URL, ENDOLL_DATA: '/var/lib/endoll' } },
      'sh',
      '-c',
      script,
      join(root, 'server/src/main.ts'),
    )
  }
}

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
}

/** What Patroni says of its members; undefined while it does not answer. */
export async function membersSeenBy(machines: readonly Machine[]): Promise<readonly Member[] | undefined> {
  for (const { address, isOn } of machines) {
    if (!isOn) continue
    const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    )
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
  }
  return undefined
}

export async function until(what: string, isSo: () => Promise<boolean>, seconds = 180): Promise<void> {
  for (let tries = 0; tries < seconds * 5; tries += 1) {
    if (await isSo()) return
    await pause(200)
  }
  throw new Error(`after ${seconds} s not: ${what}`)
}
