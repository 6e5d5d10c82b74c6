export const breaks = [
  {
    name: 'a reading far above the usual is taken without a question',
    text: 'if (doubtful && !sent.sure)',
    becomes: 'if (doubtful && sent.sure)',
  },
  {
    name: 'readings come that no dial of the meter shows',
    text: 'if (sent.readings.length !== meters.length)',
    becomes: 'if (sent.readings.length < meters.length)',
  },
]
