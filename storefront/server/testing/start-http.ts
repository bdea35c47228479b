import http, { type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from '../http/listen.ts';

/** Starts an HTTP server for one test on a free port; it ends with the test, whatever is still under way. */
export async function startHttp(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener);
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${await listen(server, 0)}`;
}
