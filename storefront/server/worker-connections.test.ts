import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './http/listen.ts';
import { receiveConnections } from './worker-connections.ts';

/** A server of a worker and a connection to it. */
async function connect(options: http.ServerOptions): Promise<{ client: net.Socket; sent: unknown[] }> {
  const sent: unknown[] = [];
  const channel = Object.assign(new EventEmitter(), {
    connected: true,
    send: (message: unknown) => sent.push(message) > 0,
  });
  const worker = http.createServer(options, (_, response) => response.end('response'));
  receiveConnections(worker, channel);
  const primary = net.createServer({ pauseOnConnect: true }, (socket) =>
    channel.emit('message', { channel: 'connections', type: 'connection' }, socket),
  );
  const client = net.connect(await listen(primary, 0));
  onTestFinished(() => {
    client.destroy();
    primary.close();
    worker.close();
    worker.closeAllConnections();
  });
  await once(client, 'connect');
  return { client, sent };
}

it('responds on connections of the primary once it is ready', async () => {
  const { client, sent } = await connect({});
  expect(sent).toEqual([{ channel: 'connections', type: 'ready' }]);
  client.write('GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  expect(await text(client)).toMatch(/^HTTP\/1\.1 200 /);
});

it('closes a connection of the primary whose request does not arrive in time', async () => {
  const { client } = await connect({ headersTimeout: 1, requestTimeout: 1, connectionsCheckingInterval: 5 });
  client.write('GET / HTTP/1.1\r\nHost: shop\r\n');
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 /);
});
