import type { MailData } from './queue-mail.ts'

/** Mails about what somebody does in a customer's name, as the golden files have them. */
export function actingMails(request: MailData['request']) {
  const acting = { by: 'Núria Puig', customer: 'Fusteria Puig SL', delegation: 7 }
  return [
    ['request-for-a-company', 'request', { ...request, acting }],
    [
      'spoken_code',
      'spoken_code',
      { customer: 'Laia Ferrer', agent: 'Marta Vila', code: '123456', minutes: 10 },
    ],
  ] as const
}
