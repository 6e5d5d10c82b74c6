export const breaks = [
  {
    name: 'a page inside a part of the office marks nothing in the menu',
    text: "? 'true' : undefined",
    becomes: '? undefined : undefined',
  },
]
