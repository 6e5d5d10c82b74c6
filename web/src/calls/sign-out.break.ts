export const breaks = [
  {
    name: 'leaving that fails leaves all the same',
    text: "if (!hasCode(error, 'unauthenticated')) throw error\n  }\n  endSession('left')",
    becomes: "void error\n  }\n  endSession('left')",
  },
]
