import type { Worker } from 'node:cluster';
import type { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { Socket } from 'node:net';

/**
 * `ready` and `closing` are of a worker that takes connections, or no more; `connection` is of the primary, with one.
 */
interface ConnectionMessage {
  channel: 'connections';
  type: 'ready' | 'closing' | 'connection';
}

// Both ends are this program: what bears the name of the channel is one of its messages.
function isConnectionMessage(message: unknown): message is ConnectionMessage {
  return typeof message === 'object' && message !== null && 'channel' in message && message.channel === 'connections';
}

/** Calls the listener when a worker begins or ceases to take connections. */
export function onWorkerState(worker: Worker, listener: (state: 'ready' | 'closing') => void): void {
  worker.on('message', (message: unknown) => {
    if (isConnectionMessage(message) && message.type !== 'connection') listener(message.type);
  });
}

/**
 * Sends a connection to a worker. This process keeps its own hold on the connection until the worker has been sent it.
 *
 * @param onSent - Called with the error when the worker cannot take it any more.
 */
export function sendConnection(worker: Worker, socket: Socket, onSent: (error: Error | null) => void): void {
  const message: ConnectionMessage = { channel: 'connections', type: 'connection' };
  worker.process.send(message, socket, { keepOpen: true }, onSent);
}

/** Side of a worker in the channel to its primary: its `process`. */
type WorkerChannel = Pick<EventEmitter, 'on'> & Pick<NodeJS.Process, 'connected' | 'send'>;

/**
 * Lets a server of a worker respond on the connections that the primary sends.
 *
 * @returns function that requests no more connections from the primary
 */
export function receiveConnections(server: Server, channel: WorkerChannel = process): () => void {
  // Node limits the time of requests (`headersTimeout`, `requestTimeout`) from this event on, and this server does not
  // listen itself: without it, clients could hold connections open with unfinished requests forever.
  server.emit('listening');
  channel.on('message', (message: unknown, socket: unknown) => {
    if (!isConnectionMessage(message) || !(socket instanceof Socket)) return;
    server.emit('connection', socket);
    socket.resume();
  });
  const send = (type: 'ready' | 'closing') => {
    const message: ConnectionMessage = { channel: 'connections', type };
    if (channel.connected) channel.send?.(message);
  };
  send('ready');
  return () => send('closing');
}
