/** Calls whose good answer no random word meets, by the reason; in any order. */
export const beyondGuessing: readonly string[] = [
  // Success needs an unguessable secret.
  'POST /api/v1/get_token',
  'POST /api/v1/user/hand_off',
  'POST /api/v1/user/client_id',
  'POST /api/v1/user/openid',
  'POST /api/v1/user/openid/start/',
  'POST /api/v1/user/openid/logout/',
  'POST /api/v1/user/password',
  // Or a key that signs, or a code of an app.
  'POST /api/v1/passkeys/sign_in/',
  'POST /api/v1/user/passkeys/options/',
  'POST /api/v1/user/passkeys/',
  'PUT /api/v1/user/passkeys/{id}/',
  'POST /api/v1/user/passkeys/{id}/remove/',
  'POST /api/v1/user/app_codes/options/',
  'POST /api/v1/user/app_codes/',
  'POST /api/v1/user/step_up/',
  'POST /api/v1/user/reauthenticate/',
  // Or what the mail of an invitation holds, a mailbox, and the number of a delegation.
  'POST /api/v1/delegations/',
  'PUT /api/v1/delegations/{id}/',
  'POST /api/v1/delegations/{id}/end/',
  'POST /api/v1/delegations/invitation/',
  'POST /api/v1/delegations/invitation/answer/',
  'GET /api/v1/delegations/acting/',
  // Or a last day within two years, and the secret of a calendar.
  'POST /api/v1/data_tokens/',
  'GET /api/data/v1/calendar/{secret}/',
  // Or a copy that a job has made, and a customer who owes and has nothing any more.
  'GET /api/v1/own_data/copy/file/',
  'POST /api/v1/own_data/erasure/',
  // Or the id of another session.
  'POST /api/v1/user/sessions/{id}/end/',
  // Or an address, a tax id and a bill that belong together, or the link that was mailed.
  'POST /api/v1/recover',
  'POST /api/v1/user/reset/',
  'POST /api/v1/user/reset/confirm/',
  'POST /api/v1/signup/confirm',
  'POST /api/v1/user/',
  // Or hours and days that the product of the contract offers.
  'PUT /api/v1/contract/{id}/double-tariff/',
  'PUT /api/v1/contract/{id}/happy-hours/',
  'PUT /api/v1/contract/{id}/happy-day/',
  // Or the code of a signature, or a link that went out some minutes ago.
  'POST /api/v1/requests/{id}/signature/code/',
  'POST /api/v1/requests/{id}/confirmation/link/',
  'POST /api/v1/requests/{id}/signature/',
  'POST /api/v1/requests/{id}/signature/open/',
  // Taken back by the call before.
  'POST /api/v1/retailer/requests/{reference}/answer/',
  'POST /api/v1/signatures/callback/',
  // Or deliberate values, which the tests of each procedure send.
  'POST /api/v1/home_moves/',
  'GET /api/v1/home_moves/{reference}/',
  'POST /api/v1/contracts/{name}/power/',
  'POST /api/v1/contracts/{id}/iban/',
  'POST /api/v1/contracts/{name}/end/',
  'POST /api/v1/contracts/{name}/services/end/',
  'POST /api/v1/contracts/{name}/withdrawal/',
  'POST /api/v1/contracts/{name}/product/',
  'POST /api/v1/contracts/{name}/product/withdrawal/',
  'POST /api/v1/contracts/{name}/holder/',
  'PUT /api/v1/contracts/{name}/notification/{field}/',
  'POST /api/v1/users/email/confirm/',
  'POST /api/v1/contracts/{name}/notification/',
  'POST /api/v1/payments/{invoiceNumber}/instalments/',
  'POST /api/v1/instalments/',
  // Or a meter of which no hours have come lately.
  'POST /api/v1/contracts/{contract}/silent_meter/',
  // Or the number of a category.
  'POST /api/v1/crm/cases/',
  // Or a type and subtype that fit the contract.
  'POST /api/v1/contracts/{contract}/atc/',
  // Or the bill of a firm: who asks here is a person.
  'GET /api/v1/invoices/{id}/ubl/',
  'POST /api/v1/invoices/{id}/states/',
  'POST /api/v1/retailer/invoices/{number}/states/',
  // Or a case that the retailer has answered and closed.
  'POST /api/v1/crm/cases/{id}/satisfaction/',
  // Or a deployment that has the category of readings.
  'GET /api/v1/contracts/{contract}/own_readings/',
  'POST /api/v1/contracts/{contract}/own_readings/',
  // Or the number of a notification.
  'POST /api/v1/notifications/{id}/read/',
  // Or the keys of a browser at a push service, and the number of one.
  'POST /api/v1/notifications/devices/',
  'POST /api/v1/notifications/devices/{id}/remove/',
  // Or a file, as multipart or as the data URL of one, and its id.
  'POST /api/v1/files/',
  'GET /api/v1/files/{id}/',
  // Or a whole contract, and the id of one.
  'POST /api/v1/leads',
  'PUT /api/v1/leads/{id}',
  'POST /api/v1/lead_groups/',
  'POST /api/v1/leads/{id}/withdraw/',
  'POST /api/v1/leads/{id}/link/',
  'POST /api/v1/lead_links/',
  'GET /api/v1/leads/dni-validation/{id}',
  'GET /api/v1/leads/solvencia/{id}',
  'POST /api/v1/gas/leads',
  'PUT /api/v1/gas/leads/{id}',
  'PUT /api/v1/contract_drafts/{id}/early_start/',
  'PUT /api/v1/contract_drafts/{id}/bonus_renunciation/',
  // Or the number of a notice of new prices.
  'GET /api/v1/retailer/price_notices/{id}/',
  // Or that of the letter of a renewal.
  'GET /api/v1/retailer/renewal_letters/{id}/',
  // Of an unpaid bill of a home, by its number.
  'GET /api/v1/retailer/invoices/{number}/letters/{annex}/',
  'POST /api/v1/contract_drafts/{id}/signature/code/',
  'POST /api/v1/contract_drafts/{id}/signature/',
  'POST /api/v1/contract_drafts/{id}/signature/open/',
  // Or a message with its file, and the id of one.
  'POST /api/v1/crm/unsigned/',
  'GET /api/v1/retailer/enquiries/{id}/',
  // Or a time at which somebody calls, and the link of that call.
  'POST /api/v1/call_back/',
  'POST /api/v1/call_back/mine/',
  'POST /api/v1/call_back/move/',
  'POST /api/v1/call_back/cancel/',
  // Or a bill, or somebody's details.
  'POST /api/v1/price-compare/',
  'POST /api/v1/price-compare/confirm',
  'POST /api/v1/gas/price-compare/',
  'POST /api/v1/gas/price-compare',
  'POST /api/v1/leads/potencia',
  // Or a provider of payments, a payment made by it, a link that was mailed.
  'POST /api/v1/payments/{invoiceNumber}/',
  'POST /api/v1/payments/',
  'GET /api/v1/payment_receipts/{reference}/pdf/',
  'POST /api/v1/payment_links/',
  'POST /api/v1/payment_links/pay/',
  'POST /api/v1/payments/provider/messages/',
  // Or the link that was mailed to a new holder.
  'POST /api/v1/holder_changes/',
  'POST /api/v1/holder_changes/accept/',
  'POST /api/v1/holder_changes/decline/',
  'GET /api/v1/holder_changes/{token}/document/',
  'POST /api/v1/holder_changes/code/',
  'POST /api/v1/holder_changes/sign/',
  'POST /api/v1/holder_changes/signature/',
]

/**
 * Calls that are taken in some runs: a case can be opened again only if a random call has closed it before, and a message
 * is taken only within a budget that random messages to other cases use up; a small number may be the id of something.
 */
export const takenByLuck: readonly string[] = [
  'POST /api/v1/crm/cases/{id}/messages/',
  'POST /api/v1/crm/cases/{id}/reopen/',
  'POST /api/v1/data_tokens/{id}/end/',
  'GET /api/v1/contract_drafts/{id}/summary/',
  'GET /api/v1/contract_drafts/{id}/',
  'GET /api/v1/contract_drafts/{id}/contract/',
  'GET /api/v1/contract_drafts/{id}/conditions/',
  'GET /api/v1/contract_drafts/{id}/bonus_renunciation/',
]
