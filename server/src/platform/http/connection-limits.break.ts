export const breaks = [
  {
    name: 'a body that was answered early may trickle on',
    text: '      clearTimeout(late)\n',
    becomes: '      clearTimeout(late)\n      if (slow) clearTimeout(slow)\n',
  },
  {
    name: 'a head may come as slowly as it likes',
    text: 'headersTimeout: requestMs',
    becomes: 'headersTimeout: 0 * requestMs',
  },
  {
    name: 'a body may come as slowly as it likes',
    text: 'setTimeout(() => socket.destroy(), requestMs)',
    becomes: 'setTimeout(() => undefined, requestMs)',
  },
  {
    name: 'a reader that takes nothing is kept',
    text: 'connectionTimeout: stillMs',
    becomes: 'connectionTimeout: 0 * stillMs',
  },
  {
    name: 'an answer may be taken without end',
    text: 'bringsFiles ? filesMs : callMs',
    becomes: 'bringsFiles ? callMs : 1000 * filesMs',
  },
  {
    name: 'files may trickle in',
    text: '? cutTrickle(socket, requestMs, fileBytes)',
    becomes: '? cutTrickle(socket, requestMs, 0 * fileBytes)',
  },
  {
    name: 'a connection may have any number of calls',
    text: 'ofSocket.now() >= callsAtOnce',
    becomes: 'ofSocket.now() >= callsAtOnce * 1000',
  },
  {
    name: 'a reader that takes nothing leaves its answer in the kernel',
    text: 'if (!socket.destroyed) socket.resetAndDestroy()',
    becomes: 'if (!socket.destroyed) socket.destroy()',
  },
  {
    name: 'a connection that waits for another call is reset',
    text: 'if (socket.writableLength > 0) cutReader(socket)',
    becomes: 'if (socket.writableLength >= 0) cutReader(socket)',
  },
]
