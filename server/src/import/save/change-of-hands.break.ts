export const breaks = [
  {
    name: 'requests outlive a change of hands',
    text: 'for (const id of contractIds) await withdrawForNewHolder(db, { clock }, id)',
    becomes: 'void withdrawForNewHolder',
    noticedBy: ['r.change-of-hands'],
  },
  {
    name: 'changes of the former customer stay above the file',
    text: 'if (contractIds.length === 0) return',
    becomes: 'if (contractIds.length >= 0) return',
    noticedBy: ['r.change-of-hands'],
  },
  {
    name: 'a change of hands has no day',
    text: 'changesHands ? todayOf({ clock }) : held_from',
    becomes: 'held_from',
    noticedBy: ['r.change-of-hands'],
  },
  {
    name: 'the new holder stays tied to the battery of the former one',
    text: "await db.deleteFrom('battery_contract').where('contract_id', '=', contractId).execute()",
    becomes: '',
    noticedBy: ['r.change-of-hands'],
  },
]
