export const breaks = [
  {
    name: 'an invitation greets with the name that the holder typed',
    text: 'name: known?.name ?? null,',
    becomes: "name: known?.name ?? String(submission['new_holder_name']),",
    noticedBy: ['r.known-person'],
  },
]
