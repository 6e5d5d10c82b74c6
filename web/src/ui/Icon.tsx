import { Drawing, markPaths } from './Mark.tsx'

/* Drawn for this product on a 20 px grid, 1.6 px strokes, one path each. */
const paths = {
  ...markPaths,
  arrowLeft: 'M16 10H4m5-5-5 5 5 5',
  arrowRight: 'M4 10h12m-5-5 5 5-5 5',
  battery: 'M2.5 6h13v8h-13zM17.5 8.7v2.6M5.5 9v2M8.5 9v2',
  bolt: 'M11 2.5 4.5 11.4H9.4L8.6 17.5 15.5 8.4h-5L11 2.5Z',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  card: 'M2.5 5h15v10.5h-15zM2.5 8.5h15M5.5 12.5h3',
  chart: 'M3 17h14M5.5 14V9.5M10 14V4M14.5 14V7',
  chevronDown: 'm5 7.5 5 5 5-5',
  chevronLeft: 'm12.5 5-5 5 5 5',
  chevronRight: 'm7.5 5 5 5-5 5',
  close: 'm5 5 10 10M15 5 5 15',
  copy: 'M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4',
  document: 'M5 2.8h6.5L15.5 7v10.2H5zM11.2 2.8V7h4.3M7.8 10.5h5M7.8 13.5h5',
  download: 'M10 3v9.5m-4-4 4 4 4-4M3.5 16.5h13',
  external: 'M11.5 3.5h5v5M16.5 3.5 9 11M8.5 5H3.5v11.5H15V11.5',
  eye: 'M1.8 10S4.8 4.8 10 4.8 18.2 10 18.2 10 15.2 15.2 10 15.2 1.8 10 1.8 10ZM10 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z',
  flame:
    'M10 2.5c.6 3.2 4.8 4.7 4.8 9a4.8 4.8 0 0 1-9.6 0c0-1.8.8-3 1.8-4 .2 1.5.8 2.3 1.6 2.6C8.4 7.3 8.6 4.7 10 2.5Z',
  help: 'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM7.9 7.9a2.1 2.1 0 1 1 3.1 1.9c-.7.4-1 .8-1 1.5m0 2.5v.1',
  home: 'M3 9.3 10 3.5l7 5.8M4.8 8v8.5h3.7v-4.7h3v4.7h3.7V8',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11l7.5-5.5',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  message: 'M3 4h14v9.5H9.5L6 16.5v-3H3z',
  minus: 'M4.5 10h11',
  pencil: 'm3.5 16.5.8-3.6L13.2 4l2.8 2.8-8.9 8.9-3.6.8ZM11.2 6l2.8 2.8',
  phone:
    'M4 3h3.2l1.3 3.6-1.7 1.3a10 10 0 0 0 5.3 5.3l1.3-1.7L17 12.8V16c0 .6-.4 1-1 1C9 17 3 11 3 4c0-.6.4-1 1-1Z',
  plus: 'M10 4.5v11M4.5 10h11',
  refresh:
    'M16.5 4.5V8H13M3.5 15.5V12H7M4.2 8.2a6.2 6.2 0 0 1 10.6-2L16.5 8M15.8 11.8a6.2 6.2 0 0 1-10.6 2L3.5 12',
  search: 'M8.8 3a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8.8 3ZM13 13l4.2 4.2',
  sort: 'M6.5 16V4.5m-3 3 3-3 3 3M13.5 4v11.5m3-3-3 3-3-3',
  sun: 'M10 6.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6ZM10 2v1.8M10 16.2V18M2 10h1.8M16.2 10H18M4.3 4.3l1.3 1.3M14.4 14.4l1.3 1.3M4.3 15.7l1.3-1.3M14.4 5.6l1.3-1.3',
  upload: 'M10 12.5V3M6 7l4-4 4 4M3.5 16.5h13',
  user: 'M10 3a3.4 3.4 0 1 0 0 6.8A3.4 3.4 0 0 0 10 3ZM3.5 17c.5-3.3 3-4.9 6.5-4.9s6 1.6 6.5 4.9',
} as const

export type IconName = keyof typeof paths

interface IconProps {
  readonly name: IconName
  readonly className?: string
}

export function Icon({ name, className }: IconProps) {
  return <Drawing path={paths[name]} className={className} />
}
