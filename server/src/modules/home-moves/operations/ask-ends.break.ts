export const breaks = [
  {
    name: 'who moves hears nothing of what could not be asked for',
    text: 'untold.push({ contract: contract.name, reason })',
    becomes: 'if (waits) untold.push({ contract: contract.name, reason })',
    noticedBy: ['r.home-move'],
  },
  {
    name: 'who moves has to sign the end of the old supply apart',
    text: 'await signWithAnother(db, services, reply.request.id, {',
    becomes: 'if (drafts === "") await signWithAnother(db, services, reply.request.id, {',
    noticedBy: ['r.home-move'],
  },
  {
    name: 'a supply with something under way is never left',
    text: "if (error.code === 'process_running') return undefined",
    becomes: "if (error.code === 'key_reused') return undefined",
    noticedBy: ['r.home-move'],
  },
]
