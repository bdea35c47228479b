import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let child: ChildProcess;
let url: string;

beforeAll(async () => {
  child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('./dev.ts', import.meta.url))], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: '--conditions=@witryna/source',
      PORT: '0',
      // No backend is needed, and port 9 has none.
      COMMERCE_URL: 'http://localhost:9',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  url = await Promise.race([
    once(child, 'message').then(([message]: { url: string }[]) => message?.url ?? ''),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`The development server ended with ${code}.\n${log}`)),
    ),
  ]);
}, 120_000);

afterAll(async () => {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
});

describe('development server', () => {
  it('starts from the sources', async () => {
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  it('rejects a form that is too long, with a page that says so', async () => {
    const response = await fetch(`${url}/cart`, {
      method: 'POST',
      headers: { origin: url },
      body: new URLSearchParams({ text: 'a'.repeat(70_000) }),
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('<h1>Your text is too long</h1>');
  });

  it('shows the error of a page that cannot be rendered', async () => {
    const response = await fetch(`${url}/`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('CommerceError');
  });
});
