import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCustomer } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { resendMails } from '../mails/resend-mails.ts'
import { takeReturn } from '../mails/returns/take-return.ts'
import { sha256 } from '../platform/sha256.ts'
import { usualRetention as usual } from '@endoll/api/deployment/retention-settings.ts'
import { removeDue, rowsAtOnce } from './remove-due.ts'
import { keptDays, retentionRules } from './rules.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const root = join(import.meta.dirname, '../../..')
const dayMs = 86_400_000

function ago(days: number) {
  return new Date(server.clock.nowMs() - days * dayMs).toISOString()
}

describe('how long data is kept', () => {
  it('[law.retention] every table of the database has one rule, with its law and its first day', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname::text as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(
      server.db,
    )
    const ruled = retentionRules.flatMap(({ tables }) => tables)
    expect(ruled.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
    for (const { kind, law, from, kept } of retentionRules) {
      for (const said of [law, kept]) expect(said.length, kind).toBeGreaterThan(5)
      expect(from, kind).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  it('[law.retention] what removes a kind is there, and docs/security.md says the same', () => {
    const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
    for (const { kind, kept, law, removedBy } of retentionRules) {
      for (const file of removedBy) expect(existsSync(join(root, file)), file).toBe(true)
      expect(page).toContain(`| ${kind} | ${kept} | ${law} |`)
    }
  })
})

describe('the job that removes', () => {
  it('[law.retention] removes what is due and nothing else, once a day', async () => {
    const { accountId, customerId } = await addCustomer(server.db)
    const mail = (key: string, template: string, days: number, sent = true) =>
      server.db
        .insertInto('mail_outbox')
        .values({
          dedupe_key: key,
          template,
          locale: 'es',
          recipient: 'laia@example.test',
          data: '{"code":"123456"}',
          created_at: ago(days),
          sent_at: sent ? ago(days) : null,
          next_attempt_at: ago(days),
        })
        .execute()
    await mail('old code', 'signature_code', usual.secretMailDays + 1)
    await mail('new code', 'signature_code', usual.secretMailDays - 1)
    await mail('old mail', 'case', usual.mailDays + 1)
    await mail('new mail', 'case', usual.mailDays - 1)
    await mail('never sent', 'case', usual.mailDays + 1, false)
    await mail('years ago', 'case', usual.mailProofDays + 1)
    const told = (key: string, days: number) =>
      server.db
        .insertInto('notification')
        .values({
          account_id: accountId,
          customer_id: customerId,
          key,
          kind: 'bill',
          about: '{}',
          at: ago(days),
          shown: true,
        })
        .execute()
    await told('old', usual.notificationDays + 1)
    await told('new', usual.notificationDays - 1)
    const message = (event_id: string, days: number) =>
      server.db
        .insertInto('signature_message')
        .values({ event_id, received_at: ago(days) })
        .execute()
    await message('old', keptDays.messages + 1)
    await message('new', keptDays.messages - 1)
    const challenge = (name: string, days: number) =>
      server.db
        .insertInto('passkey_challenge')
        .values({
          challenge_hash: Buffer.alloc(32, name),
          purpose: 'sign-in',
          session_id: null,
          expires_at: ago(days),
        })
        .execute()
    await challenge('a', keptDays.tokens + 1)
    await challenge('b', -1)
    const session = (letter: string, days: number) =>
      server.db
        .insertInto('session')
        .values({
          id: `00000000-0000-4000-8000-00000000000${letter}`,
          account_id: accountId,
          cookie_hash: Buffer.alloc(32, letter),
          scope: 'all',
          created_at: ago(days + 1),
          seen_at: ago(days),
          expires_at: ago(days),
          ended_at: null,
        })
        .execute()
    await session('1', usual.sessionDays + 1)
    await session('2', usual.sessionDays - 1)
    await session('3', -1)
    const device = (letter: string, days: number) =>
      server.db
        .insertInto('push_device')
        .values({
          account_id: accountId,
          customer_id: customerId,
          endpoint: `https://push.example.test/${letter}`,
          p256dh: letter,
          auth: letter,
          browser_hash: Buffer.alloc(32, letter),
          device: '',
          session_id: '00000000-0000-4000-8000-000000000009',
          created_at: ago(days),
          bound_at: ago(days),
        })
        .execute()
    await device('a', usual.deviceDays + 1)
    await device('b', usual.deviceDays - 1)
    expect(await removeDue(server.services)).toEqual({
      mails: 2,
      secret_mails: 1,
      mail_proofs: 1,
      notification: 1,
      session: 1,
      staff_session: 0,
      push_device: 1,
      signature_message: 1,
      hand_off: 0,
      passkey_challenge: 1,
      openid_attempt: 0,
      openid_logout: 0,
      data_export: 0,
    })
    const mails = await server.db
      .selectFrom('mail_outbox')
      .select(['dedupe_key', 'recipient', 'data'])
      .orderBy('id')
      .execute()
    expect(mails.filter(({ recipient }) => recipient === '')).toEqual([
      { dedupe_key: 'old code', recipient: '', data: {} },
      { dedupe_key: 'old mail', recipient: '', data: {} },
    ])
    expect(mails.filter(({ recipient }) => recipient !== '')).toHaveLength(3)
    const sessions = await server.db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', accountId)
      .execute()
    expect(sessions.map(({ id }) => id.at(-1)).toSorted()).toEqual(['2', '3'])
    expect(await server.db.selectFrom('passkey_challenge').select('purpose').execute()).toHaveLength(1)
    await mail('later', 'case', usual.mailDays + 1)
    expect(await removeDue(server.services)).toBeUndefined()
    server.clock.advance(dayMs)
    expect((await removeDue(server.services))?.mails).toBeGreaterThanOrEqual(1)
  })
  it('[law.retention] removes in small steps, and goes on where there is more than a run takes', async () => {
    server.clock.advance(dayMs)
    await server.db.deleteFrom('signature_message').execute()
    const rows = rowsAtOnce * 21
    await sql`
      insert into signature_message (event_id, received_at)
      select 'many-' || n, ${ago(keptDays.messages + 1)}::timestamptz from generate_series(1, ${rows}::int) n`.execute(
      server.db,
    )
    const first = await removeDue(server.services)
    expect(first?.signature_message).toBe(rowsAtOnce * 20)
    const second = await removeDue(server.services)
    expect(second?.signature_message).toBe(rowsAtOnce)
    expect(await removeDue(server.services)).toBeUndefined()
  })

  it('[law.retention] keeps things for as long as the deployment says', async () => {
    server.clock.advance(dayMs)
    await sql`
      insert into mail_outbox (dedupe_key, template, locale, recipient, data, created_at, sent_at, next_attempt_at)
      select 'set ' || days, 'case', 'es', 'laia@example.test', '{}', made, made, made
        from unnest(array[40, 50]) days, lateral (select ${ago(0)}::timestamptz - make_interval(days => days) as made) at`.execute(
      server.db,
    )
    const { deployment } = server.services
    const retention = { ...deployment.retention, mailDays: 45 }
    await removeDue({ ...server.services, deployment: { ...deployment, retention } })
    const kept = await server.db
      .selectFrom('mail_outbox')
      .select('dedupe_key')
      .where('dedupe_key', 'like', 'set %')
      .where('recipient', '<>', '')
      .execute()
    expect(kept.map(({ dedupe_key }) => dedupe_key)).toEqual(['set 40'])
  })

  it('[law.retention] leaves a mail that it has emptied neither to be sent again nor to be reported as returned', async () => {
    const key = 'given up long ago'
    await server.db
      .insertInto('mail_outbox')
      .values({
        dedupe_key: key,
        template: 'notifications',
        locale: 'es',
        recipient: '',
        data: '{}',
        created_at: ago(usual.mailDays + 2),
        failed_because: 'no such mailbox',
        next_attempt_at: ago(usual.mailDays + 2),
      })
      .execute()
    expect(await resendMails(server.services)).toBe(0)
    const messageId = `<${sha256(key).toString('hex').slice(0, 40)}@endoll.test>`
    const report = { report: 'late', messageId, address: undefined, status: null }
    const atMs = server.clock.nowMs()
    await server.db
      .transaction()
      .execute((db) => takeReturn(db, server.services, { ...report, kind: 'complaint', atMs }))
    expect(
      await server.db.selectFrom('mail_address').select('address').where('address', '=', '').execute(),
    ).toEqual([])
  })
})
