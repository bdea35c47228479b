import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';

/** Times in ms in which the servers of the shop close. */
export const closeTimes = { limit: 10_000, grace: 500 };

/** Closing of a server. */
export interface GracefulClose {
  /** Returns whether the server has begun to close. */
  isClosing(): boolean;
  /**
   * Closes the server, and resolves when the last connection has closed.
   *
   * @param limit - Time in ms after which connections are cut off.
   * @param grace - Time in ms for which new connections are still accepted, and then for which those without a request
   * are kept.
   */
  close(limit: number, grace: number): Promise<void>;
}

/**
 * Makes a server able to close without cutting a request or response off. Call before it listens.
 *
 * Responses carry `Connection: close` from then on, also those to requests that arrive within the grace time: load
 * balancers need a moment to send elsewhere, and a client may have sent a request just before the server began to
 * close.
 */
export function createGracefulClose(server: Server): GracefulClose {
  const sockets = new Set<Socket>();
  const responses = new Set<ServerResponse>();
  let closing = false;
  let notifyEmpty = () => {};
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) notifyEmpty();
    });
  });
  // Before the handler, which may send its headers immediately.
  server.prependListener('request', ({ socket }, response) => {
    responses.add(response);
    if (closing) response.setHeader('Connection', 'close');
    response.once('close', () => {
      responses.delete(response);
      // It may have been too late for the header.
      if (closing) socket.destroySoon();
    });
  });

  return {
    isClosing: () => closing,
    close: async (limit, grace) => {
      closing = true;
      const forced = setTimeout(() => sockets.forEach((socket) => socket.destroy()), limit);
      for (const response of responses) if (!response.headersSent) response.setHeader('Connection', 'close');
      await delay(grace);
      await untilAllAccepted(server);
      // The HTTP server's own `close` takes a connection for idle whose response is written and still on its way.
      if (server.listening) NetServer.prototype.close.call(server);
      const idle = setTimeout(() => {
        const busy = new Set([...responses].map(({ req }) => req.socket));
        for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
      }, grace);
      if (sockets.size > 0) await new Promise<void>((resolve) => (notifyEmpty = resolve));
      clearTimeout(idle);
      clearTimeout(forced);
    },
  };
}

/**
 * Resolves when a server has accepted all connections: those in the backlog are reset when it stops listening. A turn
 * of the event loop accepts one of them and may run handlers, while which new ones arrive; so a short turn without any
 * is waited for, for 3 s at most.
 */
export async function untilAllAccepted(server: NetServer): Promise<void> {
  const end = performance.now() + 3000;
  let accepted = true;
  const onConnection = () => (accepted = true);
  server.on('connection', onConnection);
  let started = -Infinity;
  while ((accepted || performance.now() - started > 1) && performance.now() < end) {
    accepted = false;
    started = performance.now();
    await setImmediate();
  }
  server.off('connection', onConnection);
}
