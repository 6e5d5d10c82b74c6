export const breaks = [
  {
    name: 'what was agreed to is not kept',
    text: 'if (!sender.caller) await keepConsent(db, services, row.id',
    becomes: 'if (sender.caller) await keepConsent(db, services, row.id',
  },
  {
    name: 'steps are recorded where leads are off',
    text: '!services.deployment.switches.leads) throw notFound()',
    becomes: "services.deployment.switches.leads && sent.key === 'never') throw notFound()",
  },
  {
    name: 'a bad payer gets a contract',
    text: "identity === 'bad' || solvency === 'bad'",
    becomes: "identity === 'bad'",
  },
  {
    name: 'gas names a lead of gas as that of its electricity',
    text: "if (electricity.kind !== 'electricity') throw notFound()",
    becomes: '',
  },
  {
    name: 'a lead of electricity is overwritten by one of gas',
    text: 'if (lead.kind !== kind) throw notFound()',
    becomes: "if (lead.kind === 'none') throw notFound()",
  },
]
