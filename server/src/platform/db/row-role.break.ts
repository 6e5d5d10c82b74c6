export const breaks = [
  {
    name: 'a superuser passes by row security',
    text: "case when rolsuper or rolbypassrls then ${callsRole} else 'none' end",
    becomes: "case when rolsuper and not rolsuper then ${callsRole} else 'none' end",
  },
]
