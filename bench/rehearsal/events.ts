// What happens to the three machines, one after the other.
import type { Front } from './callers.ts'
import { membersSeenBy, until, type OfficeMachine } from './stack.ts'

export interface Office {
  readonly machines: readonly OfficeMachine[]
  /** Where the next version of the program lies. */
  readonly next: string
  readonly front: Front
}

export interface Event {
  readonly name: string
  /** As the report says it. */
  readonly what: string
  readonly happens: (office: Office) => Promise<void>
}

async function answers(machine: OfficeMachine): Promise<boolean> {
  const reply = await fetch(`http://${machine.address}:3000/readyz`, {
    signal: AbortSignal.timeout(2000),
  }).catch(() => undefined)
  return reply?.ok ?? false
}

/** One primary, one standby that has everything, a third that follows, and three servers that answer. */
export async function isWhole({ machines }: Office, { servers = true } = {}): Promise<boolean> {
  const members = await membersSeenBy(machines)
  if (!members) return false
  const roles = members
    .filter(({ state }) => state === 'running' || state === 'streaming')
    .map(({ role }) => role)
  const isReplicated = roles.length === 3 && roles.includes('leader') && roles.includes('sync_standby')
  return isReplicated && (!servers || (await Promise.all(machines.map(answers))).every(Boolean))
}

async function withRole(office: Office, role: string): Promise<OfficeMachine> {
  let found: OfficeMachine | undefined
  await until(`a ${role}`, async () => {
    const members = await membersSeenBy(office.machines)
    const name = members?.find((member) => member.role === role)?.name
    found = office.machines.find((machine) => machine.name === name)
    return found !== undefined
  })
  return found!
}

export function primary(office: Office): Promise<OfficeMachine> {
  return withRole(office, 'leader')
}

async function offAndOn(machine: OfficeMachine) {
  await machine.pullPlug()
  await new Promise((later) => setTimeout(later, 30_000))
  await machine.boot()
  machine.startOffice()
}

/** Asks PostgreSQL of a machine as its superuser. */
function psql(machine: OfficeMachine, statement: string, port = 5432): string {
  const words = ['-p', String(port), '-d', 'office', '-v', 'ON_ERROR_STOP=1', '-qtAc', statement]
  return machine.run({ user: 'postgres' }, 'psql', ...words).trim()
}

/** From the archive alone: what was there at a moment, and nothing after it. */
async function restoreBesideIt(office: Office) {
  const leader = await primary(office)
  psql(
    leader,
    `create table if not exists rehearsal (word text); truncate rehearsal; insert into rehearsal values ('kept')`,
  )
  const moment = psql(leader, 'select clock_timestamp()')
  psql(leader, `insert into rehearsal values ('too many')`)
  const segment = psql(leader, 'select pg_walfile_name(pg_switch_wal())')
  await until(
    'the archive has it',
    async () =>
      psql(leader, `select coalesce(last_archived_wal >= '${segment}', false) from pg_stat_archiver`) === 't',
  )
  const other = await withRole(office, 'sync_standby')
  const [folder, port] = ['/var/lib/postgresql/15/restored', 5499]
  const asPostgres = (...words: string[]) => other.run({ user: 'postgres' }, ...words)
  const toMoment = ['--type=time', `--target=${moment}`, '--target-action=promote']
  asPostgres('pgbackrest', '--stanza=office', `--pg1-path=${folder}`, ...toMoment, 'restore')
  const settings = `-p ${port} -c listen_addresses= -c archive_mode=off -c synchronous_standby_names=`
  const postgres = '/usr/lib/postgresql/15/bin/pg_ctl'
  asPostgres(postgres, '-D', folder, '-l', `${folder}.log`, '-o', settings, '-w', '-t', '120', 'start')
  await until(
    'it is read to that moment',
    async () => psql(other, 'select pg_is_in_recovery()', port) === 'f',
  )
  const found = psql(other, 'select string_agg(word, $$, $$) from rehearsal', port)
  asPostgres(postgres, '-D', folder, '-m', 'immediate', '-w', 'stop')
  asPostgres('rm', '-rf', folder)
  if (found !== 'kept') throw new Error(`restored to ${moment} there is: ${found}`)
}

export const events: readonly Event[] = [
  {
    name: 'postgres-of-primary',
    what: 'PostgreSQL of the primary is killed',
    happens: async (office) => {
      const machine = await primary(office)
      machine.run(
        { user: 'root' },
        'sh',
        '-c',
        'kill -9 $(head -1 /var/lib/postgresql/15/office/postmaster.pid)',
      )
    },
  },
  {
    name: 'machine-of-primary',
    what: 'the machine of the primary loses its power for 30 s',
    happens: async (office) => offAndOn(await primary(office)),
  },
  {
    name: 'machine-of-standby',
    what: 'the machine of the synchronous standby loses its power for 30 s',
    happens: async (office) => offAndOn(await withRole(office, 'sync_standby')),
  },
  {
    name: 'application-server',
    what: 'an application server is killed',
    happens: async ({ machines }) => {
      await machines[1]!.end('office', 'SIGKILL')
      machines[1]!.startOffice()
    },
  },
  {
    name: 'balancer',
    what: 'HAProxy of the machine that callers use is killed',
    happens: async (office) => {
      const machine = office.machines.find((one) =>
        one.run({ user: 'root' }, 'ip', 'address').includes('10.0.0.100/'),
      )!
      await machine.end('haproxy', 'SIGKILL')
      machine.startHaproxy()
    },
  },
  {
    name: 'etcd-of-primary',
    what: 'etcd of the primary’s machine is killed',
    happens: async (office) => {
      const machine = await primary(office)
      await machine.end('etcd', 'SIGKILL')
      machine.startEtcd()
    },
  },
  {
    name: 'parted',
    what: 'the primary’s machine is parted from the two others for 40 s',
    happens: async (office) => {
      const machine = await primary(office)
      const others = office.machines.filter((one) => one !== machine)
      machine.part(others)
      await new Promise((later) => setTimeout(later, 40_000))
      machine.join(others)
    },
  },
  {
    name: 'upgrade-and-back',
    what: 'each application server is upgraded to a version with a migration more, one after the other, and then back',
    happens: async ({ machines, next }) => {
      for (const version of [next, undefined])
        for (const machine of machines) {
          await machine.end('office', 'SIGTERM')
          machine.startOffice(version)
          await until(`${machine.name} answers`, () => answers(machine))
        }
    },
  },
  {
    name: 'switchover',
    what: 'Patroni is told to make the standby the primary, as before an upgrade of the machine',
    happens: async (office) => {
      const machine = await primary(office)
      const standby = await withRole(office, 'sync_standby')
      await fetch(`http://${machine.address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: machine.name, candidate: standby.name }),
      })
      await until('another primary', async () => (await primary(office)) !== machine)
    },
  },
  {
    name: 'full-disk',
    what: 'the disk of the primary’s database is full for 40 s',
    happens: async (office) => {
      const machine = await primary(office)
      const filler = '/var/lib/postgresql/filler'
      const fill = `dd if=/dev/zero of=${filler} bs=1M 2>/dev/null || true`
      // What is written next needs a file that there is no room for.
      const write = 'for i in 1 2 3 4 5; do psql -d office -qc "select pg_switch_wal()" || break; done'
      machine.run({ user: 'root' }, 'sh', '-c', fill)
      machine.run({ user: 'postgres' }, 'sh', '-c', `(${write}) >/dev/null 2>&1`)
      await new Promise((later) => setTimeout(later, 40_000))
      machine.run({ user: 'root' }, 'rm', filler)
    },
  },
  {
    name: 'point-in-time',
    what: 'the database is restored beside the office as it was before a row too many, and read',
    happens: restoreBesideIt,
  },
]
