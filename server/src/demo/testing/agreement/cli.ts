// `npm run agree`: every bill of the demo as the PDF that its customer downloads, read and held against the database.
// The tests do the same for a sample of files; this is for all of them, and takes some minutes.
import { accountHooks } from '../../../account-hooks.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@endoll/api/language.ts'
import { startMs } from '@endoll/domain/time/madrid.ts'
import { createApp } from '../../../app.ts'
import { repositoryRoot } from '../../../config.ts'
import { readDeployment } from '../../../deployment-file.ts'
import { openDocuments } from '../../../documents/open.ts'
import { movableClock } from '../../../platform/clock.ts'
import { openDatabase } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import { createDatabaseIn, startTestCluster } from '../../../testing/cluster.ts'
import { loadDemo } from '../../load.ts'
import { hasQpdf } from './check-file.ts'
import {
  downloadDisagreements,
  explainedBillDisagreements,
  listDisagreements,
  openDemoOffice,
  type DemoOffice,
} from './demo-office.ts'
import { gather } from './gather.ts'
import { languageFor } from './sample.ts'

function say(line: string) {
  return process.stdout.write(`${line}\n`)
}

function checkFiles(office: DemoOffice): Promise<string[]> {
  return gather(
    office.bills,
    (stored) => downloadDisagreements(office, { stored, language: languageFor(stored) }),
    {
      onDone: (done) => done % 200 === 0 && say(`${done} files read …`),
    },
  )
}

const cluster = await startTestCluster()
const folder = await mkdtemp(join(tmpdir(), 'endoll-agree-'))
const pdf = openDocuments('test')
try {
  const { connection } = await createDatabaseIn(cluster.connection)
  const db = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
  const clock = movableClock(startMs('2026-11-21', 12, 'Europe/Madrid'))
  const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
  const services: Services = { db, clock, deployment, pdf, mode: 'test', accountHooks, cookieSuffix: '' }
  await loadDemo(services, { folder, say })
  const app = await createApp({ services })
  await app.ready()
  const office = await openDemoOffice(app, services)
  const sentences: string[] = []
  for (const language of languages) sentences.push(...(await listDisagreements(office, language)))
  sentences.push(...(await explainedBillDisagreements(office)))
  sentences.push(...(await checkFiles(office)))
  for (const sentence of sentences) say(sentence)
  const checked = hasQpdf ? 'read and checked by qpdf' : 'read; there is no qpdf here'
  say(`${office.bills.length} bills listed, downloaded, ${checked}: ${sentences.length} disagreements`)
  process.exitCode = sentences.length === 0 ? 0 : 1
  await app.close()
  await db.destroy()
} finally {
  await pdf.close()
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
}
