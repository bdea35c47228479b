import { once } from 'node:events';
import http, { type IncomingMessage, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gracefulClose } from './graceful-close.ts';
import { listen } from './listen.ts';

/** Longer than any test runs. */
const never = 1_000_000;

/** A server and a client that keeps its connection. */
async function setUp(listener: RequestListener) {
  const server = http.createServer({ keepAliveTimeout: never }, listener);
  const close = gracefulClose(server);
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
  return { ask, close };
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

const textOf = async (answer: IncomingMessage) => (await buffer(answer)).toString();

describe('gracefulClose', () => {
  it('ends a connection that is kept for nothing', async () => {
    const { ask, close } = await setUp((_, response) => response.end('whole'));
    const answer = await ask();
    expect(answer.headers.connection).toBe('keep-alive');
    expect(await textOf(answer)).toBe('whole');
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
    expect(await textOf(answer)).toBe('whole');
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
    expect(await textOf(await ask())).toBe('whole');
    const closed = close(never, never);
    const answer = await ask();
    expect(answer.headers.connection).toBe('close');
    expect(await textOf(answer)).toBe('whole');
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
