export const breaks = [
  {
    name: 'the holder accepts in the place of the new one',
    text: "...(isOwn ? { email: ['same_value'] } : {}),",
    becomes: '',
  },
  {
    name: 'a contract is handed over to its own holder',
    text: "...(isSame ? { nif: ['same_value'] } : {}),",
    becomes: '',
  },
  {
    name: 'the form writes to as many people as somebody likes',
    text: 'await requireContactBudget(db, { contractId: row.id, accountId, nowMs: services.clock.nowMs() })',
    becomes: 'void requireContactBudget',
  },
  {
    name: 'the holder names the new one as they like',
    text: '...(name.ok ? {} : { new_name: [name.error] }),',
    becomes: '',
    noticedBy: ['r.known-person'],
  },
]
