import type { Messages } from '../../messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  code: {
    invalid_request: 'Hi ha dades que no podem acceptar. Cal revisar-les.',
    invalid_json: 'En aquests moments no hem pogut realitzar aquesta operació',
    unauthenticated: 'La sessió ha acabat. Cal tornar a entrar.',
    bad_credentials: 'Les credencials introduïdes no són correctes',
    password_change_required: 'Abans de continuar cal canviar la clau.',
    hand_off_invalid:
      'Aquest enllaç d’accés ja no serveix: caduca al cap d’un minut i funciona una sola vegada.',
    current_password_wrong: 'La clau actual no és correcta',
    forbidden: 'Aquesta operació no està permesa.',
    not_found: 'No hem trobat el que es busca.',
    payload_too_large: 'El que s’envia és massa gros.',
    unsupported_media_type: 'En aquests moments no hem pogut realitzar aquesta operació',
    too_many_attempts: 'Massa intents seguits. Es pot tornar a provar d’aquí a uns minuts.',
    internal: 'En aquests moments no hem pogut realitzar aquesta operació',
    documents_unavailable: 'Ara mateix aquí no es poden generar documents. Les dades continuen a la pantalla.',
    busy: 'Ara mateix hi ha molta activitat. Es pot tornar a provar d’aquí a uns segons.',
    offline: 'No hi ha connexió. Quan torni es pot repetir; el que hi ha escrit es conserva.',
  },
  /** Beside whatever could not be read. */
  read: {
    retry: 'Tornar-ho a provar',
    help: 'Si continua, atenem al {phone}.',
    reference: 'Referència: {id}',
  },
  field: {
    required_field: 'Camp obligatori.',
    not_valid: 'Aquesta dada no és vàlida.',
    too_long: 'El text és massa llarg: {limit, number} caràcters com a màxim.',
    cups_field_not_valid: 'CUPS no vàlid',
    iban_field_invalid: 'L’IBAN no és vàlid.',
    vat_field_not_valid: 'El NIF no és vàlid.',
    email_not_valid: 'Correu electrònic no vàlid',
    mobile_not_valid: 'El telèfon mòbil no és vàlid.',
    cadastral_reference_not_valid: 'La referència cadastral no és vàlida.',
    postal_code_length: 'El codi postal té 5 xifres.',
    date_not_valid: 'La data no és vàlida.',
    start_after_end: 'La data inicial no pot ser posterior a la final.',
    password_too_short: 'La clau ha de tenir com a mínim {limit, number} caràcters.',
    password_not_valid: 'La contrasenya introduïda no és válida',
    password_mismatch: 'La clau nova i la validació no coincideixen',
    current_password_wrong: 'La clau actual no és correcta',
  },
}
