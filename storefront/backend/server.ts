import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { createBackend } from './backend.ts';
import { isDiskFull } from './database/index.ts';
import type { Backend, BackendOptions } from './backend.ts';
import { answerFaultCall, FAULTS_PATH } from './faults/fault-endpoint.ts';
import { createFaultInjector } from './faults/fault-injector.ts';
import type { FaultRule } from './faults/fault-rule.ts';
import { operationName } from './faults/operation-name.ts';
import { corsHeaders } from './http/cors.ts';
import { withHeaders } from './http/message.ts';
import type { IncomingCall } from './http/message.ts';
import { createNodeServer } from './http/node-server.ts';
import type { CallHandler } from './http/node-server.ts';
import type { HttpResponse } from './module.ts';

export interface ServerOptions extends Omit<BackendOptions, 'publicUrl'> {
  /** 0 takes a free port. */
  readonly port: number;
  /** Address to listen on; default all. */
  readonly host?: string;
  /** Origin of the shop as shoppers see it; default the backend's own address. */
  readonly publicUrl?: string;
  /** Lets tests disturb requests through `/__faults`. Default false: the path does not exist then. */
  readonly faults?: boolean;
}

/** A backend that listens. */
export interface RunningBackend {
  /** e.g. `http://localhost:4000`. */
  readonly url: string;
  readonly backend: Backend;
  /** Lets running requests finish for a moment, then closes connections and database. */
  close(): Promise<void>;
}

const CLOSE_TIMEOUT = 5_000;

const MAINTENANCE_PAGE = '<!doctype html><title>Service Unavailable</title><h1>Service Temporarily Unavailable</h1>';

// One level at a time: `mkdirSync` with `recursive` never returns below `/proc`, where it meets ENOENT in an existing
// parent.
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder);
}

function assertWritable(folder: string): void {
  try {
    makeFolder(folder);
    const probe = join(folder, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The data folder ${folder} cannot be written (${reason}); choose another with DATA_DIR.`);
  }
}

function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is taken; another program listens there.`) : error);
    });
    server.listen({ port, host }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const forced = setTimeout(() => {
      server.closeAllConnections();
    }, CLOSE_TIMEOUT);
    server.close(() => {
      clearTimeout(forced);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function toFaultResponse({ status, body, headers }: FaultRule, origin: string | null, publicUrl: string): HttpResponse {
  return withHeaders(
    {
      status: status ?? 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
      body: body ?? MAINTENANCE_PAGE,
    },
    corsHeaders(origin, publicUrl),
  );
}

/** Wraps a backend so that `/__faults` can disturb its requests. */
function disturbed(backend: Backend): CallHandler {
  const injector = createFaultInjector();
  return async (call: IncomingCall) => {
    if (call.url.pathname === FAULTS_PATH) return answerFaultCall(call, injector, backend.runFaultAction);
    const fault = call.method === 'OPTIONS' ? null : injector.take(operationName(call), call.url.pathname);
    if (!fault) return backend.handle(call);
    if (fault.latency > 0) await new Promise((resolve) => setTimeout(resolve, fault.latency));
    if (fault.drop === 'before') return 'drop';
    if (fault.status !== null) return toFaultResponse(fault, call.headers.get('origin'), backend.service.publicUrl);
    const answer = await backend.handle(call);
    return fault.drop === 'after' ? 'drop' : answer;
  };
}

/**
 * Starts the commerce backend.
 *
 * @throws Error with one sentence when the port is taken, or the data folder or the database cannot be written.
 */
export async function startBackend(options: ServerOptions): Promise<RunningBackend> {
  assertWritable(options.dataFolder);
  let handle: CallHandler | undefined;
  const server = createNodeServer((call) => {
    if (!handle) throw new Error('The backend is not ready.');
    return handle(call);
  });
  const port = await listen(server, options.port, options.host);
  const url = `http://localhost:${port}`;
  try {
    const backend = createBackend({ ...options, publicUrl: options.publicUrl ?? url });
    handle = options.faults ? disturbed(backend) : backend.handle;
    return {
      url,
      backend,
      close: async () => {
        await close(server);
        backend.close();
      },
    };
  } catch (error) {
    await close(server);
    if (!isDiskFull(error)) throw error;
    throw new Error(
      `The database in ${options.dataFolder} cannot be written because the disk is full; make room there, or choose another folder with DATA_DIR.`,
    );
  }
}
