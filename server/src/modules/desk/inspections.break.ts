export const breaks = [
  {
    name: 'an office is opened and nobody writes it down',
    text: 'await noteLook({ db: transaction, clock }, doer, look)',
    becomes: 'void look',
    noticedBy: ['r.inspection'],
  },
  {
    name: 'anybody of the desk ends what a colleague reads',
    text: "      .where('staff_id', '=', staff.staffId)\n",
    becomes: '',
    noticedBy: ['r.inspection'],
  },
]
