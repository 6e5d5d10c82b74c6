import type { MailData } from './queue-mail.ts'

const reference = '7K3M-0QZ9'
const slot = { day: '2026-11-23', from: '09:00', to: '09:30', token: 'tOk-en_1' } as const

/** A mail of each sort to somebody who wrote or asked to be called without signing in. */
export const enquirySamples: readonly (readonly [string, 'enquiry', MailData['enquiry']])[] = [
  ...(['contact', 'power'] as const).map(
    (kind) => [`enquiry-${kind}`, 'enquiry', { kind, reference }] as const,
  ),
  ...(['asked', 'moved', 'cancelled'] as const).map(
    (about) =>
      [
        `enquiry-call-${about}`,
        'enquiry',
        { kind: 'call_back', reference, call: { about, ...slot } },
      ] as const,
  ),
  ['enquiry-day', 'enquiry', { kind: 'contact', reference, answerBy: '2026-11-27' }],
]
