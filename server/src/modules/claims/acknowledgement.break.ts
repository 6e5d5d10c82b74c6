export const breaks = [
  {
    name: 'the acknowledgement that was kept is not found again',
    text: ".where('case_id', '=', caseId)",
    becomes: ".where('case_id', '=', 0 * caseId)",
  },
]
