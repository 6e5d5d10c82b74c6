// `npm run torture:payments`: payments killed, raced and sent false messages, against the provider's twin, judged from outside.
import { createDatabaseIn, startTestCluster } from '../../../platform/testing/cluster.ts'
import { torturePayments } from './torture.ts'

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
    process.stdout.write(
      `${name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).padEnd(16)}${count}\n`,
    )
  }
  const { doubleCharges, lostPayments, wrongStates, wrongCents } = counts
  process.exitCode = [doubleCharges, lostPayments, wrongStates, wrongCents].every((count) => count === 0)
    ? 0
    : 1
} finally {
  await drop()
  await cluster.stop()
}
