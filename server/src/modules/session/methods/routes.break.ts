export const breaks = [
  {
    name: 'a session alone adds a passkey',
    text: 'if (!(await isGuarded(services, caller))) await requireCurrentPassword(services, caller, current)',
    becomes: 'if (current === services.mode) await requireCurrentPassword(services, caller, current)',
  },
]
