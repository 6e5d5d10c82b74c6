export const breaks = [
  {
    name: 'a part whose file was lost once is not asked for again',
    text: '  try {\n    return await load()\n  } catch (error) {',
    becomes: "  try {\n    throw new TypeError('lost')\n  } catch (error) {",
  },
]
