import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/**
 * Makes a server able to end without cutting an answer short. Call before it listens.
 *
 * @returns takes no more connections, ends those that are kept for nothing, tells clients that theirs ends with the answer, and resolves
 *   when the last one is out; what is not after `limit` ms is cut off
 */
export function gracefulClose(server: Server): (limit: number) => Promise<void> {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let closing = false;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    answers.add(response);
    response.once('close', () => {
      answers.delete(response);
      // It may have been too late for the header.
      if (closing) socket.destroySoon();
    });
  });

  return async (limit) => {
    closing = true;
    for (const response of answers) if (!response.headersSent) response.setHeader('Connection', 'close');
    const busy = new Set([...answers].map(({ req }) => req.socket));
    const forced = setTimeout(() => server.closeAllConnections(), limit);
    await new Promise<void>((resolve) => {
      // The HTTP server's own `close` takes a connection for idle whose answer is written and still on its way.
      NetServer.prototype.close.call(server, () => resolve());
      for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
    });
    clearTimeout(forced);
  };
}
