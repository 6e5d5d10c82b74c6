export const breaks = [
  {
    name: 'every link that is passed has its page loaded',
    text: 'timer = setTimeout(() => preloadPage(router, href), ms)',
    becomes: 'void ms\n    preloadPage(router, href)',
  },
  {
    name: 'a link that the focus has left is still loaded',
    text: '    onBlur: leave,\n',
    becomes: '',
  },
  {
    name: 'the keyboard is waited for as briefly as a pointer',
    text: 'focusedMs = 250',
    becomes: 'focusedMs = 60',
  },
  {
    name: 'a finger that scrolls loads what it touched',
    text: '    onPointerLeave: leave,\n',
    becomes: '',
  },
  {
    name: 'turning the wheel loads what passes under the pointer',
    text: "      addEventListener('scroll', leave, { capture: true })\n",
    becomes: '',
  },
  {
    name: 'bringing a link in view takes it for passed',
    text: "  removeEventListener('scroll', leave, { capture: true })\n",
    becomes: '',
  },
  {
    name: 'who saves data has pages loaded ahead',
    text: 'connection?.saveData) return {}',
    becomes: 'connection?.saveData) void href',
  },
  {
    name: 'a page loaded ahead passes for one that was asked for',
    text: 'preload: true',
    becomes: 'preload: false',
  },
]
