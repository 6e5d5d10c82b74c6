// Where the links of mails lead to: what web pages read from their address.

/** Parameter of the profile page with the token of a new address. */
export const confirmParameter = 'email_token'

/** Parameter of the page that pays one bill. */
export const payParameter = 'pay_token'

/** Of the page of notification settings. */
export const settingsView = '?view=settings'

/** Parameter of the page that sets a password by link. */
export const passwordParameter = 'reset_token'

/** In the fragment of the address of a new contract's form, which no server receives. */
export const answersFragment = 'continue'

/** Parameter of the new holder's page. */
export const holderParameter = 'holder_token'

/** Parameter of the page of whoever is invited to act for a customer. */
export const invitationParameter = 'invitation_token'

/** Parameter of the page that changes or cancels a call that was asked for. */
export const callParameter = 'call_token'
