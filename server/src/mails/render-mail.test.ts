import { enquirySamples } from './enquiry-samples.fixture.ts'
import { toldOutcomes } from '@endoll/domain/payments/told.ts'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '@endoll/api/language.ts'
import { notificationAbout, type NotificationAbout } from '@endoll/api/notifications.ts'
import { repositoryRoot } from '../config.ts'
import { readDeployment } from '../deployment-file.ts'
import { accountNotices, type MailData, type MailTemplate, type NotifiedState } from './queue-mail.ts'
import { actingMails } from './acting-mails.fixture.ts'
import { moreOfContract } from './new-contract.fixture.ts'
import { mailTemplates, renderMail } from './render-mail.ts'

const { deployment: demo } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
const deployment = { ...demo, publicAddress: 'https://office.endoll.test' }

const states: readonly NotifiedState[] = [
  'waiting_signature',
  'waiting_acceptance',
  'sent',
  'accepted',
  'rejected',
  'effective',
  'withdrawn',
  'expired',
]

function request(state: NotifiedState): MailData['request'] {
  return {
    state,
    id: 42,
    reference: '7K3M-0QZ9',
    procedure: 'power',
    customer: 'Laia Ferrer',
    contract: 'A-001',
    dueDay: ['waiting_signature', 'waiting_acceptance', 'sent', 'accepted'].includes(state)
      ? '2026-12-01'
      : null,
    effectiveDay: state === 'effective' ? '2026-11-30' : null,
    reasonCode: state === 'rejected' ? '22' : null,
    reasonText: null,
  }
}

const about = ['iban', 'contact_email', 'contact_mobile', 'account_email'] as const

const bill = { invoice_id: 7, number: 'F26-001' }
const asked = { kind: 'month', month: '2026-10', energy_wh: 149_000 } as const
const unknown = { before_wh: null, year_before_wh: null, energy_cents: null, dearest: null, bill: null }

const gathered: readonly NotificationAbout[] = [
  { kind: 'bill', ...bill, cents: 4783, due_day: '2026-12-01' },
  { kind: 'bill', ...bill, cents: 4783, due_day: null },
  { kind: 'charge', ...bill, cents: 4783, day: '2026-12-01' },
  { kind: 'returned', ...bill, cents: 4783 },
  { kind: 'given_back', ...bill, cents: 4783, annuls: null },
  { kind: 'given_back', ...bill, cents: 4783, annuls: 'F26-000' },
  { kind: 'payment', ...bill, cents: 4783, outcome: 'failed', method: 'sepa_debit' },
  { kind: 'request', request_id: 42, procedure: 'power', state: 'effective' },
  { kind: 'case', case_id: 7, reference: '7K3M-0QZ9', is_claim: true, closed: false },
  { kind: 'power', ...bill, tariff_period: 1, demand_w: 5200, contracted_w: 4600 },
  { kind: 'use_limit', month: '2026-11', energy_wh: 210_000, limit_wh: 200_000 },
  { kind: 'bill_limit', cents: 5120, limit_cents: 5000 },
  { kind: 'above_usual', cents: 6800, usual_cents: 5400 },
  { kind: 'meter_silent', last_day: '2026-11-05' },
  { kind: 'meter_back', last_day: '2026-11-05', first_day: '2026-11-06' },
  {
    ...asked,
    before_wh: 144_000,
    year_before_wh: 151_000,
    energy_cents: 1895,
    dearest: { day: '2026-10-12', cents: 142 },
    bill: { cents: 3120, low_cents: 4310, high_cents: 5060 },
  },
  { ...asked, ...unknown },
]
const owed: readonly NotificationAbout[] = [
  { kind: 'prices', product: 'Luz de casa', from_day: '2027-01-01' },
  { kind: 'renewal', last_day: '2026-12-31', months: 12 },
]

const late = { customer: 'Laia Ferrer', number: 'F26-001', amountCents: 4783, dueDay: '2026-11-12', days: 30 }

/** Every template at every step, under its name in the golden files. */
const mails: readonly (readonly [string, MailTemplate, MailData[MailTemplate]])[] = [
  ...states.map((state) => [`request-${state}`, 'request', request(state)] as const),
  ...actingMails(request('waiting_signature')),
  ...(['opened', 'answered', 'closed'] as const).flatMap((about) =>
    [false, true].map(
      (isClaim) =>
        [
          `${isClaim ? 'claim' : 'case'}-${about}`,
          'case',
          {
            about,
            isClaim,
            id: 7,
            reference: '7K3M-0QZ9',
            subject: 'El contador <no> cuenta',
            customer: 'Laia Ferrer',
            contract: 'A-001',
            dueDay: isClaim ? '2026-12-22' : null,
            text: about === 'opened' ? '' : 'Lo hemos mirado.\nEl contador cuenta bien.',
            files: about === 'answered' ? 2 : 0,
            satisfactionToken: about === 'closed' ? 'token' : null,
          } satisfies MailData['case'],
        ] as const,
    ),
  ),
  [
    'claim-incomplete',
    'case',
    {
      about: 'incomplete',
      isClaim: true,
      id: 7,
      reference: '7K3M-0QZ9',
      subject: 'El contador <no> cuenta',
      customer: 'Laia Ferrer',
      contract: 'A-001',
      dueDay: '2026-12-22',
      completeBy: '2026-12-07',
      text: 'Falta la fecha de la factura.',
      files: 0,
    },
  ],
  ...(['invitation', 'signed', 'rejected', 'effective'] as const).map(
    (what) =>
      [
        `new_holder-${what}`,
        'new_holder',
        {
          about: what,
          name: 'Pau Soler',
          reference: '7K3M-0QZ9',
          address: 'Carrer Nou, 3, 08500 Vic',
          cups: 'ES0031408000000001JN0F',
          ...(what === 'invitation' && { from: { name: 'Laia Ferrer Puig', town: 'Vic' } }),
          token: what === 'invitation' ? 'tOk-en_1' : null,
          day: what === 'rejected' || what === 'signed' ? null : '2026-12-01',
          contract: what === 'effective' ? 'A-001-2' : null,
          reasonCode: what === 'rejected' ? '36' : null,
          reasonText: null,
        } satisfies MailData['new_holder'],
      ] as const,
  ),
  ['request-already-so', 'request', { ...request('withdrawn'), reasonCode: 'already_so' }],
  [
    'signature_code',
    'signature_code',
    {
      reference: '7K3M-0QZ9',
      procedure: 'iban',
      customer: 'Laia Ferrer',
      contract: 'A-001',
      code: '049213',
      minutes: 10,
    },
  ],
  ...about.map(
    (what) =>
      [
        `notice-${what}`,
        'notice',
        {
          about: what,
          customer: 'Laia Ferrer',
          contract: what === 'account_email' ? null : 'A-001',
          reference: '7K3M-0QZ9',
        },
      ] as const,
  ),
  ...toldOutcomes.map(
    (what) =>
      [
        `payment-${what}`,
        'payment',
        {
          about: what,
          method: what === 'ordered' || what === 'failed' ? 'sepa_debit' : 'card',
          reference: '7K3M-0QZ9',
          customer: 'Laia Ferrer',
          amountCents: 4783,
          day: '2026-11-21',
          invoices: what === 'paid' ? ['F26-001'] : ['F26-001', 'F26-002'],
          invoiceId: what === 'paid' ? 7 : null,
        },
      ] as const,
  ),
  ['reminder', 'reminder', { ...late, token: 'tOk-en_1', mayHavePvpc: true, isShownInSips: true }],
  ['reminder-part', 'reminder', { ...late, token: 'tOk-en_1', part: { position: 1, of: 3 } }],
  ...(['recovery', 'activation'] as const).map(
    (what) =>
      [
        `password_link-${what}`,
        'password_link',
        { about: what, customer: 'Laia Ferrer', token: 'tOk-en_1', minutes: 30 },
      ] as const,
  ),
  ...accountNotices.map(
    (what) =>
      [
        `account_notice-${what}`,
        'account_notice',
        {
          about: what,
          ...(what === 'opened_for' && { by: 'Marta, atención', why: 'Lo ha pedido por teléfono' }),
          customer: 'Laia Ferrer',
          atMs: 1_795_250_000_000,
        },
      ] as const,
  ),
  ...(Object.keys(moreOfContract) as (keyof typeof moreOfContract)[]).map(
    (what) =>
      [
        `new_contract-${what}`,
        'new_contract',
        {
          about: what,
          reference: '7K3M-0QZ9',
          customer: 'Laia',
          product: 'Luz de casa',
          cups: 'ES0031000000000001JN',
          draft: '0123456789abcdef0123456789abcdef',
          ...moreOfContract[what],
        },
      ] as const,
  ),
  [
    'signature_code-new_contract',
    'signature_code',
    {
      reference: '7K3M-0QZ9',
      procedure: 'new_contract',
      customer: 'Laia',
      contract: null,
      code: '049213',
      minutes: 10,
    },
  ],
  ...(['electricity', 'gas', 'dual'] as const).map(
    (wizard) => [`kept_answers-${wizard}`, 'kept_answers', { wizard, token: 'tOk-en_1', days: 30 }] as const,
  ),
  ...enquirySamples,
  [
    'new_device',
    'new_device',
    { customer: 'Laia Ferrer', device: 'Firefox · Linux', atMs: 1_795_250_000_000 },
  ],
  ...(
    ['invited', 'changed', 'ended', 'ends', 'accepted', 'refused', 'left', 'ending', 'provided'] as const
  ).map(
    (about) =>
      [
        `delegation-${about}`,
        'delegation',
        {
          about,
          greeted: about === 'invited' ? null : 'Laia Ferrer',
          other: /invited|changed|end(ed|s)/.test(about) ? 'Carmen Ruiz' : 'laia@correo.example',
          role: about === 'invited' ? 'pay' : 'look',
          contracts: about === 'changed' ? 2 : null,
          endDay: about === 'invited' ? '2027-03-31' : null,
          token: about === 'invited' ? 'tOk-en_1' : null,
        },
      ] as const,
  ),
  [
    'delegations',
    'delegations',
    { customer: 'Carmen Ruiz', people: [{ who: 'Laia Ferrer', role: 'pay', endDay: '2027-03-31' }] },
  ],
  ...(['gathered', 'owed'] as const).map(
    (how) =>
      [
        `notifications-${how}`,
        'notifications',
        {
          customer: 'Laia Ferrer',
          items: (how === 'owed' ? owed : gathered).map((about) => ({ contract: 'A-001', about })),
          unsubscribe: how === 'owed' ? null : 'tOk-en_1',
        },
      ] as const,
  ),
  ['data_export', 'data_export', { customer: 'Laia Ferrer', lastDay: '2026-12-05' }],
  [
    'home_move',
    'home_move',
    { customer: 'Laia Ferrer', contract: 'A-001', reason: 'debt_pending', reference: 'M0VE-0001' },
  ],
  ['confirm_email', 'confirm_email', { customer: 'Laia Ferrer', token: 'tOk-en_1', dueDay: '2026-12-01' }],
  [
    'confirm_email-check',
    'confirm_email',
    { about: 'check', customer: 'Laia Ferrer', token: 'tOk-en_1', dueDay: '2026-12-01' },
  ],
]

it('no template is left out, and no kind of notification [r.mail-preview]', () => {
  expect(new Set(mails.map(([, template]) => template))).toEqual(new Set(mailTemplates))
  const kinds = notificationAbout.def.options.flatMap(({ def }) => def.shape.kind.def.values)
  expect(new Set([...gathered, ...owed].map(({ kind }) => kind))).toEqual(new Set(kinds))
})

describe.each(languages)('in %s', (language) => {
  it('every mail says what the golden file says, as text and as HTML [r.request-closed-by-file]', async () => {
    const whole = mails.map(([name, template, data]) => {
      const { subject, text, html } = renderMail(template, data, { language, deployment })
      return `===== ${name}\n${subject}\n\n${text}\n===== ${name}, HTML\n${html}\n`
    })
    await expect(whole.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'golden', `${language}.txt`))
  })

  it.each(mails)('%s says the same as text and as HTML, and nothing undefined', (_, template, data) => {
    const { subject, text, html } = renderMail(template, data, { language, deployment })
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|\[object|NaN/)
    expect(html.match(/<h1 /g)).toHaveLength(1)
    // The HTML says everything that the text says.
    const words = html
      .replaceAll(/<style.*?<\/style>|<[^>]+>/gs, ' ')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
    for (const line of text.split('\n').filter((one) => one !== '' && !/^https?:|: /.test(one))) {
      expect(words).toContain(line.replace(/:$/, ''))
    }
  })
})

describe('what a name or a value brings along', () => {
  const hostile = 'Ana\r\nBcc: all@example.test\r\n\r\n<script>alert(1)</script>"\u2028x'

  it.each(languages)('breaks out of nothing in %s', (language) => {
    const data = { ...request('rejected'), customer: hostile, contract: hostile, reasonText: hostile }
    const { subject, text, html } = renderMail('request', data, { language, deployment })
    expect(subject).not.toMatch(/[\r\n\u2028]/)
    expect(text.split('\n').some((line) => line.startsWith('Bcc:'))).toBe(false)
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
  })
})

describe('links', () => {
  const addresses = (text: string) => [...text.matchAll(/https?:\/\/[^\s"<]+/g)].map(([address]) => address)
  const website = deployment.organisation.website

  it.each(mails)('%s leads to the configured address and nowhere else', (_, template, data) => {
    for (const language of languages) {
      const { text, html } = renderMail(template, data, { language, deployment })
      const others = addresses(text + html).filter((address) => !address.startsWith(website))
      for (const address of others) expect(address.startsWith('https://office.endoll.test/')).toBe(true)
    }
  })

  it('there are none while no address is configured', () => {
    const bare = { ...deployment, publicAddress: null }
    const { text, html } = renderMail('request', request('sent'), { language: 'es', deployment: bare })
    expect(new Set(addresses(text + html))).toEqual(new Set([website]))
  })
})
