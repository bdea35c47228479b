import { once } from 'node:events';
import http, { type IncomingMessage, type RequestListener } from 'node:http';
import net from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createGracefulClose } from './graceful-close.ts';
import { listen } from './listen.ts';

/** Longer than any test runs. */
const never = 1_000_000;

/** A server and a client that keeps its connection. */
async function setUp(listener: RequestListener) {
  const server = http.createServer({ keepAliveTimeout: never }, listener);
  const { close } = createGracefulClose(server);
  const port = await listen(server, 0);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  const ask = async (): Promise<IncomingMessage> => {
    const answers: unknown[] = await once(http.get({ port, agent }), 'response');
    const [answer] = answers;
    if (!(answer instanceof http.IncomingMessage)) throw new Error('no answer');
    return answer;
  };
  return { ask, close, port };
}

/** A listener that tells when it was asked, and answers when it is told to. */
function held() {
  let asked: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (asked = resolve));
  let answer: () => void = () => undefined;
  const listener: RequestListener = (_, response) => {
    answer = () => response.end('whole');
    asked();
  };
  return { listener, arrived, answer: () => answer() };
}

const getText = async (answer: IncomingMessage) => (await buffer(answer)).toString();

describe('createGracefulClose', () => {
  it('ends a connection that is kept for nothing', async () => {
    const { ask, close } = await setUp((_, response) => response.end('whole'));
    const answer = await ask();
    expect(answer.headers.connection).toBe('keep-alive');
    expect(await getText(answer)).toBe('whole');
    await close(never, 0);
    await expect(ask()).rejects.toThrow();
  });

  it('lets an answer that has not begun come, and ends its connection with it', async () => {
    const { listener, arrived, answer } = held();
    const { ask, close } = await setUp(listener);
    const coming = ask();
    await arrived;
    const closed = close(never, 0);
    answer();
    const { headers } = (await coming).resume();
    expect(headers.connection).toBe('close');
    await closed;
  });

  it('lets an answer that has begun come to its end', async () => {
    let end: () => void = () => undefined;
    const { ask, close } = await setUp((_, response) => {
      response.write('who');
      end = () => response.end('le');
    });
    const answer = await ask();
    const closed = close(never, 0);
    end();
    expect(await getText(answer)).toBe('whole');
    await closed;
  });

  it('lets an answer arrive that is written and still on its way', async () => {
    const large = Buffer.alloc(30_000_000);
    const { ask, close } = await setUp((_, response) => response.end(large));
    const answer = await ask();
    const closed = close(never, 0);
    expect(await buffer(answer)).toHaveLength(large.length);
    await closed;
  });

  it('answers a request that arrives on a kept connection while the server closes', async () => {
    const { ask, close } = await setUp((_, response) => response.end('whole'));
    expect(await getText(await ask())).toBe('whole');
    const closed = close(never, 300);
    const answer = await ask();
    expect(answer.headers.connection).toBe('close');
    expect(await getText(answer)).toBe('whole');
    await closed;
  });

  it('answers on a connection that was opened just before or after it began to close', async () => {
    const { port, close } = await setUp((_, response) => response.end('whole'));
    const openings = Array.from({ length: 50 }, () => net.connect(port));
    const closed = close(never, 300);
    openings.push(...Array.from({ length: 50 }, () => net.connect(port)));
    const answers = await Promise.all(
      openings.map((socket) => text(socket.end('GET / HTTP/1.1\r\nHost: shop\r\n\r\n'))),
    );
    expect(answers.filter((answer) => /^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nwhole$/.test(answer))).toHaveLength(100);
    await closed;
  });

  it('cuts off what takes too long', async () => {
    const { listener, arrived } = held();
    const { ask, close } = await setUp(listener);
    const coming = ask();
    const refused = expect(coming).rejects.toThrow();
    await arrived;
    await close(1, 0);
    await refused;
  });
});
