export const breaks = [
  {
    name: 'a day that is still to come keeps every later folder out',
    text: 'if (row.written_on > todayOf({ clock: systemClock }))',
    becomes: "if (row.written_on > '2200-01-01')",
    noticedBy: ['r.folder-day'],
  },
]
