export const breaks = [
  {
    name: 'a mailed link alone gives out the answers',
    text: 'if (!isSameNif(payloadOf(lead), vat)) throw',
    becomes: "if (vat === '' && !isSameNif(payloadOf(lead), vat)) throw",
  },
  {
    name: 'tax numbers may be tried without end',
    text: 'const triesPerDay = 5',
    becomes: 'const triesPerDay = 500',
  },
  {
    name: 'a link outlives the answers',
    text: 'at(nowMs - keptDays * dayMs)',
    becomes: 'at(nowMs - 2 * keptDays * dayMs)',
  },
  {
    name: 'a link goes on with what was sent',
    text: 'if (found.confirmed_at) throw',
    becomes: "if (found.confirmed_at === 'never') throw",
  },
  {
    name: 'a link whose answers are erased while it is opened is a fault of ours',
    text: 'const lead = await findLinked(db, tokenHash, nowMs)',
    becomes:
      'const lead = await db.selectFrom("lead").selectAll().where("updated_at", ">=", at(nowMs - 9e11)).executeTakeFirstOrThrow()',
  },
  {
    name: 'a link shows the supplies of another holder',
    text: 'nifOf(payloadOf(other)) === vat)',
    becomes: "nifOf(payloadOf(other)) !== '')",
  },
  {
    name: 'a link leads back to the first supply alone',
    text: "if (kind === 'gas' || group === null) return []",
    becomes: "if (kind !== 'gas' || group === null) return []",
  },
]
