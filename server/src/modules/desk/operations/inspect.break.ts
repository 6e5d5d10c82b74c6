export const breaks = [
  {
    name: 'an office is read by a number alone',
    text: ".where('secret_hash', '=', sha256(secret))",
    becomes: '',
    noticedBy: ['r.inspection-matrix'],
  },
  {
    name: 'an office that was left is read on',
    text: ".where('ended_at', 'is', null)",
    becomes: '',
    noticedBy: ['r.inspection-matrix'],
  },
  {
    name: 'an office is open for ever',
    text: ".where('expires_at', '>', at(clock.nowMs()))",
    becomes: '',
    noticedBy: ['r.inspection-matrix', 'r.inspection'],
  },
  {
    name: 'whoever may not any more reads on',
    text: "if (!staff || !staffMay(staff.roles, 'acts_for')) return undefined",
    becomes: 'if (!staff) return undefined',
    noticedBy: ['r.inspection-matrix'],
  },
  {
    name: 'an office is read from everywhere',
    text: 'switches.desk && isNear(request.ip)',
    becomes: 'switches.desk && isNear !== undefined',
    noticedBy: ['r.inspection-matrix'],
  },
]
