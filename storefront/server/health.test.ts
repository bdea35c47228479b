import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { canReach, createHealthEndpoint } from './health.ts';
import { startHttp } from './testing/start-http.ts';

const graphql: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}');
};
const maintenance: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Przerwa</h1>');
};
const failing: RequestListener = (_, response) => {
  response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
};
/** An address at which nobody listens. */
const nowhere = 'http://127.0.0.1:1';

async function startEndpoint(commerceUrl: string, isOverloaded = () => false, now?: () => number) {
  const endpoint = createHealthEndpoint({ commerceUrl, isOverloaded, ...(now && { now }) });
  return startHttp((request, response) => {
    void endpoint(request.url ?? '', response).then((answered) => {
      if (!answered) response.writeHead(404).end();
    });
  });
}

describe('createHealthEndpoint', () => {
  it('says that the process answers, also without a backend', async () => {
    const response = await fetch(`${await startEndpoint(nowhere)}/health`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('is ready once the backend answers', async () => {
    const ready = await fetch(`${await startEndpoint(await startHttp(graphql))}/ready`);
    expect(ready.status).toBe(200);
    const waiting = await fetch(`${await startEndpoint(nowhere)}/ready`);
    expect(waiting.status).toBe(503);
    expect(await waiting.json()).toEqual({ status: 'commerce backend unreachable' });
  });

  it('is not ready while all connections to the backend are in use', async () => {
    const busy = await fetch(`${await startEndpoint(await startHttp(graphql), () => true)}/ready`);
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await busy.json()).toEqual({ status: 'overloaded' });
  });

  it('sends one query to the backend for the probes of 5 s, and tries one that failed again after 1 s', async () => {
    let time = 0;
    let queries = 0;
    let respond = graphql;
    const backend = await startHttp((request, response) => {
      queries += 1;
      respond(request, response);
    });
    const url = `${await startEndpoint(backend, undefined, () => time)}/ready`;
    const probe = async () => (await fetch(url)).status;
    expect(await Promise.all([probe(), probe(), probe()])).toEqual([200, 200, 200]);
    time = 4999;
    expect([await probe(), queries]).toEqual([200, 1]);
    respond = failing;
    time = 5000;
    expect([await probe(), await probe(), queries]).toEqual([503, 503, 2]);
    respond = graphql;
    time = 6000;
    expect([await probe(), queries]).toEqual([200, 3]);
  });

  it('leaves other paths alone', async () => {
    const response = await fetch(`${await startEndpoint(nowhere)}/healthy`);
    expect(response.status).toBe(404);
  });
});

describe('canReach', () => {
  it('asks for GraphQL and takes nothing else for an answer', async () => {
    const paths: (string | undefined)[] = [];
    const url = await startHttp((request, response) => {
      paths.push(request.url?.split('?')[0]);
      graphql(request, response);
    });
    expect(await canReach(url)).toBe(true);
    expect(paths).toEqual(['/graphql']);
    expect(await canReach(await startHttp(maintenance))).toBe(false);
    expect(await canReach(await startHttp(failing))).toBe(false);
    expect(await canReach(nowhere)).toBe(false);
    const redirecting = await startHttp((_, response) => response.writeHead(301, { location: `${url}/graphql` }).end());
    expect(await canReach(redirecting)).toBe(false);
  });
});
