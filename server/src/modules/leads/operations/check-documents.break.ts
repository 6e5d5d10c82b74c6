export const breaks = [
  {
    name: 'documents are decided twice when two press',
    text: "    .where('draft_id', '=', draft.id)\n    .where('verdict', 'is', null)\n",
    becomes: "    .where('draft_id', '=', draft.id)\n",
    noticedBy: ['r.desk-documents'],
  },
]
