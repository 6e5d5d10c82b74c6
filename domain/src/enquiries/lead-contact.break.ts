export const breaks = [
  {
    name: 'nobody need agree to be called',
    text: "typed.consent ? undefined : 'lead_contact_consent_required'",
    becomes: 'undefined',
  },
  {
    name: 'a phone is never looked at',
    text: "if (parsed.error !== 'required_field') return 'lead_contact_phone_not_valid'",
    becomes: "if (parsed.error !== 'required_field') return undefined",
  },
]
