import { render } from '../src/app/entry-server.tsx';
import { readServerConfig } from './config.ts';
import { startServer } from './server.ts';

try {
  const server = await startServer(readServerConfig(process.env), render);
  process.send?.({ type: 'ready', url: server.url });
  const stop = () => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
