import type { Messages } from '../../messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  code: {
    invalid_request: 'Some of the details cannot be accepted. Please check them.',
    invalid_json: 'We could not do this right now.',
    unauthenticated: 'Your session has ended. Please sign in again.',
    bad_credentials: 'The credentials entered are incorrect',
    password_change_required: 'Please change your password before going on.',
    hand_off_invalid: 'This sign-in link no longer works: it lasts one minute and can be used once.',
    current_password_wrong: 'The current password is not correct',
    forbidden: 'This is not allowed.',
    not_found: 'We could not find what you are looking for.',
    payload_too_large: 'What you are sending is too large.',
    unsupported_media_type: 'We could not do this right now.',
    too_many_attempts: 'Too many attempts in a row. Please try again in a few minutes.',
    internal: 'We could not do this right now.',
    documents_unavailable: 'Documents cannot be made here at the moment. Your data is still on the screen.',
    busy: 'We are very busy at the moment. Please try again in a few seconds.',
    offline: 'You are offline. Check your connection and try again; what you typed is kept.',
  },
  /** Beside whatever could not be read. */
  read: {
    retry: 'Try again',
    help: 'If it happens again, call us on {phone}.',
    reference: 'Reference: {id}',
  },
  field: {
    required_field: 'This field is required.',
    not_valid: 'This is not valid.',
    too_long: 'The text is too long: at most {limit, number} characters.',
    cups_field_not_valid: 'The CUPS is not valid.',
    iban_field_invalid: 'The IBAN is not valid.',
    vat_field_not_valid: 'The tax number (NIF) is not valid.',
    email_not_valid: 'The e-mail address is not valid.',
    mobile_not_valid: 'The mobile phone number is not valid.',
    cadastral_reference_not_valid: 'The cadastral reference is not valid.',
    postal_code_length: 'The postcode has 5 digits.',
    date_not_valid: 'The date is not valid.',
    start_after_end: 'The start date cannot be after the end date.',
    password_too_short: 'The password must have at least {limit, number} characters.',
    password_not_valid: 'The password entered is not valid: it is too easy to guess.',
    password_mismatch: 'The new password and its repetition do not match.',
    current_password_wrong: 'The current password is not correct.',
  },
}
