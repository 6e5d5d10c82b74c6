import { describe, expect, it } from 'vitest'
import { leadContactProblems, type TypedLeadContact } from './lead-contact.ts'
import { unsignedContactProblems } from './unsigned-contact.ts'

describe('a message without signing in [v8.validation-messages]', () => {
  const right = {
    email: 'laia@example.test',
    mobile: '600 111 222',
    subject: 'Mi factura',
    description: 'No la entiendo.',
    attachment: ['a'],
  }
  const rules = { minFiles: 1, maxFiles: 6, smtpUtf8: false }
  const problems = (more: Partial<typeof right>) => unsignedContactProblems({ ...right, ...more }, rules)

  it('needs an e-mail, a mobile, a subject and a description [v5.unsigned-fields]', () => {
    expect(problems({})).toEqual({})
    expect(problems({ email: ' ', mobile: '', subject: ' ', description: '' })).toEqual({
      email: 'required_field',
      mobile: 'required_field',
      subject: 'required_field',
      description: 'required_field',
    })
    expect(problems({ email: 'laia@', mobile: '93 870 00 00' })).toEqual({
      email: 'validation_email_name_not_valid',
      mobile: 'mobile_not_valid',
    })
    expect(problems({ email: 'peña@correo.es' })).toEqual({ email: 'email_letters' })
    expect(problems({ subject: 'x'.repeat(201), description: 'x'.repeat(5001) })).toEqual({
      subject: 'too_long',
      description: 'too_long',
    })
  })

  it('takes as many files as the deployment says [c5.attachment-count] [c9.file-limits] [v5.unsigned-attachments]', () => {
    expect(problems({ attachment: [] })).toEqual({ attachment: 'min_files' })
    expect(problems({ attachment: ['a', 'b', 'c', 'd', 'e', 'f'] })).toEqual({})
    expect(problems({ attachment: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })).toEqual({ attachment: 'max_files' })
    expect(unsignedContactProblems({ ...right, attachment: [] }, { ...rules, minFiles: 0 })).toEqual({})
  })
})

describe('details to be called back', () => {
  const right: TypedLeadContact = {
    name: 'Laia',
    surname1: 'Ferrer',
    surname2: '',
    email: 'laia@example.test',
    telephone: '',
    contactHours: '9-13',
    consent: true,
    invoice: [],
  }
  const problems = (more: Partial<TypedLeadContact>, emailOptional = false) =>
    leadContactProblems({ ...right, ...more }, { emailOptional, invoices: undefined, smtpUtf8: false })

  it('need a name and the first surname [v5.lead-names]', () => {
    expect(problems({})).toEqual({})
    expect(problems({ name: '', surname1: ' ' })).toEqual({
      name: 'required_field',
      surname1: 'required_field',
    })
  })

  it('need an e-mail, or only a phone where the e-mail is optional [v5.lead-email]', () => {
    expect(problems({ email: '', telephone: '600111222' })).toEqual({ email: 'required_field' })
    expect(problems({ email: '', telephone: '600111222' }, true)).toEqual({})
    expect(problems({ email: 'laia@', telephone: '600111222' }, true)).toEqual({ email: 'email_not_valid' })
    expect(problems({ email: '', telephone: '' }, true)).toEqual({
      email: 'required_field',
      telephone: 'required_field',
    })
  })

  it('take a phone of Spain or of the world, a landline too [v5.lead-telephone]', () => {
    for (const telephone of ['938700000', '+33 1 23 45 67 89', '600-111-222'])
      expect(problems({ telephone }), telephone).toEqual({})
    expect(problems({ telephone: '12345' })).toEqual({ telephone: 'lead_contact_phone_not_valid' })
  })

  it('need the consent, and hours that there are [v5.lead-consent]', () => {
    expect(problems({ consent: false })).toEqual({ consent: 'lead_contact_consent_required' })
    expect(problems({ contactHours: '' })).toEqual({})
    expect(problems({ contactHours: '3-4' })).toEqual({ contactHours: 'not_valid' })
  })

  it('come with one to three bills where they are asked for [v5.lead-invoice]', () => {
    const sent = (count: number) =>
      leadContactProblems(
        { ...right, invoice: Array.from({ length: count }, () => 'a') },
        { smtpUtf8: false, emailOptional: false, invoices: { fewest: 1, most: 3 } },
      )
    expect([0, 1, 3, 4].map(sent)).toEqual([{ invoice: 'min_files' }, {}, {}, { invoice: 'max_files' }])
    expect(problems({ invoice: ['a'] })).toEqual({ invoice: 'max_files' })
  })
})
