export const breaks = [
  {
    name: 'metrics name the address of a call',
    text: "return request.routeOptions.url ?? 'page'",
    becomes: 'return request.url',
    noticedBy: ['r.metrics', 'r.no-personal-data-in-metrics'],
  },
]
