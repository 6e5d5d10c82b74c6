export const breaks = [
  {
    name: 'the retailer is not notified who says to be self-employed',
    text: "contract.holder === 'self_employed' ? { self_employed: true } : {}",
    becomes: "contract.holder === 'firm' ? { self_employed: true } : {}",
  },
  {
    name: 'power below the measured peak is taken without a yes',
    text: 'if (!accepted) throw invalidFields',
    becomes: 'if (false) throw invalidFields',
  },
  {
    name: 'the yes below the measured peak is not written',
    text: 'return { below_peak_accepted: true, measured_peaks_w: peaks.map(({ demandW }) => demandW) }',
    becomes: 'return {}',
  },
  {
    name: 'a landline is no phone for a change of power',
    text: 'return phone.ok ? phone.phone : { errors: { phone: [phone.error] } }',
    becomes:
      "return phone.ok && /^.346/.test(phone.phone) ? phone.phone : { errors: { phone: ['lead_contact_phone_not_valid' as const] } }",
  },
  {
    name: 'a power that is left out is not missed',
    text: "else if (asked[period - 1] === undefined) note(period, 'required_field')",
    becomes: '',
  },
  {
    name: 'the same power is asked for',
    text: "if (isSamePower(contract, powersW)) throw new Failure('same_power')",
    becomes: '',
  },
  {
    name: 'powers are returned in W',
    text: 'power: powerW / 1000',
    becomes: 'power: powerW',
  },
]
