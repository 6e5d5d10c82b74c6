// `npm run torture:payments`: payments killed, raced and sent false messages, against the provider's twin, judged from outside.
import { createDatabaseIn, startTestCluster } from '../../../testing/cluster.ts'
import { mustBeNone, torturePayments } from './torture.ts'

function wordsOf(name: string) {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

const cluster = await startTestCluster()
const { connection, drop } = await createDatabaseIn(cluster.connection)
const rounds = Number(process.argv[2] ?? '200')
try {
  const counts = await torturePayments({
    rounds,
    companions: 'all',
    onDatabase: connection,
    say: (line) => void process.stdout.write(`${line}\n`),
  })
  for (const [name, count] of Object.entries(counts)) {
    process.stdout.write(`${wordsOf(name).padEnd(16)}${count}\n`)
  }
  const wrong = mustBeNone.filter((name) => counts[name] !== 0)
  for (const name of wrong) process.stderr.write(`FAILED: ${wordsOf(name)} is ${counts[name]}, must be 0\n`)
  process.exitCode = wrong.length === 0 ? 0 : 1
} finally {
  await drop()
  await cluster.stop()
}
