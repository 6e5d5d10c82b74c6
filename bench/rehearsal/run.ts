// `npm run rehearsal`: three machines on one, by the files of deployments/cluster, under load while parts of them fail. Root
// on Debian; the first lines say what is missing. Writes docs/rehearsal.md and leaves nothing.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Callers, Front } from './callers.ts'
import { events, type Office } from './events.ts'
import { openNetwork } from './machine.ts'
import { reportOf, type Round } from './report.ts'
import { OfficeMachine, until } from './stack.ts'

const root = join(import.meta.dirname, '../..')
const packages = [
  'patroni',
  'etcd-server',
  'haproxy',
  'keepalived',
  'pgbouncer',
  'pgbackrest',
  'postgresql-15',
  'iproute2',
  'util-linux',
  'openssl',
  'curl',
]

function lacking(): string | undefined {
  if (process.getuid?.() !== 0) return 'it needs root'
  const missing = packages.filter((name) => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status !== 0)
  return missing.length > 0 ? `it needs Debian's ${missing.join(', ')}` : undefined
}

/** The demo's deployment, without what needs a provider outside. */
function deploymentIn(folder: string): string {
  const demo = JSON.parse(readFileSync(join(root, 'deployments/demo.json'), 'utf8')) as {
    switches: object
    mail: object
    contracting: object
  }
  const file = join(folder, 'deployment.json')
  const deployment = {
    ...demo,
    publicAddress: 'https://office.example',
    switches: { ...demo.switches, enablePayment: false, oidc: false, webPush: false, chat: false },
  }
  writeFileSync(file, JSON.stringify(deployment))
  spawnSync('cp', [join(root, 'deployments/general-conditions.pdf'), folder])
  return file
}

function certificateIn(folder: string): string {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'office.pem'].map((name) =>
    join(folder, name),
  )
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=office.example']
  const made = spawnSync('openssl', [...words, '-keyout', key!, '-out', certificate!])
  if (made.status !== 0) throw new Error(String(made.stderr))
  writeFileSync(both!, readFileSync(certificate!, 'utf8') + readFileSync(key!, 'utf8'))
  return both!
}

/** The program as a next version would have it: a migration more, which adds a column. */
function nextVersionIn(folder: string): string {
  const next = join(folder, 'next')
  for (const part of ['server', 'api', 'domain', 'deployments', 'web/dist', 'package.json'])
    cpSync(join(root, part), join(next, part), {
      recursive: true,
      filter: (file) => !file.endsWith('node_modules'),
    })
  symlinkSync(join(root, 'node_modules'), join(next, 'node_modules'))
  const migrations = join(next, 'server/src/platform/db/migrations')
  writeFileSync(
    join(migrations, '9999-rehearsal.sql'),
    'alter table account add column rehearsed_at timestamptz;\n',
  )
  return next
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** `--rounds 10 --reads 100 --writes 20 <event> …` */
function asked(words: readonly string[]) {
  const numberOf = (name: string, usual: number) => {
    const at = words.indexOf(`--${name}`)
    return at === -1 ? usual : Number(words[at + 1])
  }
  const names = words.filter((word, at) => !word.startsWith('--') && !words[at - 1]?.startsWith('--'))
  return {
    rounds: numberOf('rounds', 10),
    reads: numberOf('reads', 100),
    writes: numberOf('writes', 20),
    chosen: events.filter(({ name }) => names.length === 0 || names.includes(name)),
  }
}

const why = lacking()
if (why) {
  say(`The rehearsal was not done: ${why}.`)
  process.exit(1)
}
const { rounds, reads, writes, chosen } = asked(process.argv.slice(2))
const folder = mkdtempSync(join(tmpdir(), 'endoll-rehearsal-'))
spawnSync('chmod', ['755', folder])
spawnSync('mkdir', ['-p', '/var/lib/endoll'])
const closeNetwork = openNetwork()
const shared = { folder, deploymentFile: deploymentIn(folder), certificate: certificateIn(folder) }
const machines = [1, 2, 3].map((number) => new OfficeMachine(folder, number, shared))
const office: Office = { machines, next: nextVersionIn(folder), front: new Front('https://10.0.0.100') }
let callers: Callers | undefined
const results: Round[] = []
const isStopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => isStopped.abort())
try {
  say('Three machines start …')
  for (const machine of machines) await machine.boot()
  const { isWhole, primary } = await import('./events.ts')
  await until('a primary with a synchronous standby', () => isWhole(office, { servers: false }))
  const leader = await primary(office)
  leader.run({ user: 'postgres' }, 'pgbackrest', '--stanza=office', 'stanza-create')
  say(`${leader.name} is the primary. The demo is loaded …`)
  leader.loadDemo()
  leader.run({ user: 'postgres' }, 'pgbackrest', '--stanza=office', '--type=full', 'backup')
  for (const machine of machines) machine.startOffice()
  await until('every server answers', () => isWhole(office))
  const door = { method: 'GET', path: '/readyz', headers: {} }
  await until('the office answers at its address', async () => (await office.front.ask(door)).status === 200)
  // Three servers that have just started compile beside each other.
  await new Promise((later) => setTimeout(later, 15_000))
  callers = await Callers.open(office.front, `http://${machines[0]!.address}:3000`)
  callers.start({ reads, writes })
  say(`${reads} readings and ${writes} changes a second.`)
  for (const event of chosen) {
    for (let round = 1; round <= rounds && !isStopped.signal.aborted; round += 1) {
      await new Promise((later) => setTimeout(later, 5000))
      callers.counts()
      const startedMs = performance.now()
      await event.happens(office)
      // Until those who watch have seen it.
      await new Promise((later) => setTimeout(later, 5000))
      await until(`whole again after ${event.name}`, () => isWhole(office), 300)
      const wholeSeconds = (performance.now() - startedMs) / 1000
      await new Promise((later) => setTimeout(later, 3000))
      const result = { event: event.name, what: event.what, wholeSeconds, ...callers.counts() }
      results.push(result)
      say(
        `${event.name} ${round}: ${JSON.stringify(result.reading)} ${JSON.stringify(result.writing)} bad for ${result.badSeconds.toFixed(1)} s, whole after ${wholeSeconds.toFixed(1)} s`,
      )
    }
  }
} finally {
  await callers?.stop()
  for (const machine of machines) await machine.pullPlug()
  closeNetwork()
  for (const machine of machines) machine.forget()
  rmSync(folder, { recursive: true, force: true })
}
if (results.length > 0) writeFileSync(join(root, 'docs/rehearsal.md'), reportOf(results, { reads, writes }))
