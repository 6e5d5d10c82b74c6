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
    text: "if (!staff || !staffMay(staff.roles, found.acts ? 'changes_for' : 'acts_for'))",
    becomes: 'if (!staff)',
    noticedBy: ['r.inspection-matrix'],
  },
  {
    name: 'an office is read from everywhere',
    text: 'switches.desk && isNear(request.ip)',
    becomes: 'switches.desk && isNear !== undefined',
    noticedBy: ['r.inspection-matrix'],
  },
  {
    name: 'an office opens before the customer has said the code',
    text: ".where('code_hash', 'is', null)",
    becomes: ".where('id', '>', 0)",
    noticedBy: ['r.agent-acts'],
  },
  {
    name: 'who may no longer change anything goes on',
    text: "staffMay(staff.roles, found.acts ? 'changes_for' : 'acts_for')",
    becomes: "staffMay(staff.roles, 'acts_for')",
    noticedBy: ['r.agent-acts'],
  },
  {
    name: 'what an agent does is not written down',
    text: "await asOffice('staff', () => noteDeed(",
    becomes: 'void (() => noteDeed(',
    noticedBy: ['r.agent-acts'],
  },
  {
    name: 'the database takes whatever an agent does',
    text: 'agent: staff.name, grant',
    becomes: 'agent: undefined, grant',
    noticedBy: ['r.agent-acts'],
  },
]
