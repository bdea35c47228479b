import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/**
 * Makes a server able to close without cutting a request or response off. Call before it listens.
 *
 * The returned function stops accepting connections. Responses from then on carry `Connection: close`, also those to
 * requests that arrive on kept connections within `idleGrace`: a client may have sent one just before the server began
 * to close. It resolves when the last connection has closed; those left after `limit` are cut off. Both are in ms.
 */
export function gracefulClose(server: Server): (limit: number, idleGrace: number) => Promise<void> {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let closing = false;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Before the handler, which may send its headers at once.
  server.prependListener('request', ({ socket }, response) => {
    answers.add(response);
    if (closing) response.setHeader('Connection', 'close');
    response.once('close', () => {
      answers.delete(response);
      // It may have been too late for the header.
      if (closing) socket.destroySoon();
    });
  });

  return async (limit, idleGrace) => {
    closing = true;
    for (const response of answers) if (!response.headersSent) response.setHeader('Connection', 'close');
    const closeIdle = () => {
      const busy = new Set([...answers].map(({ req }) => req.socket));
      for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
    };
    const idle = setTimeout(closeIdle, idleGrace);
    const forced = setTimeout(() => server.closeAllConnections(), limit);
    await new Promise<void>((resolve) => {
      // The HTTP server's own `close` takes a connection for idle whose answer is written and still on its way.
      NetServer.prototype.close.call(server, () => resolve());
    });
    clearTimeout(idle);
    clearTimeout(forced);
  };
}
