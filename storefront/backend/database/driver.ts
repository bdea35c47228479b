import { createRequire } from 'node:module';
import type { SqlValue } from './row.ts';

/** A prepared statement of either engine. */
export interface DriverStatement {
  run(...parameters: DriverParameters): { changes: number | bigint; lastInsertRowid: number | bigint };
  get(...parameters: DriverParameters): unknown;
  all(...parameters: DriverParameters): unknown[];
}

/** Values in order, or one object of named values. */
export type DriverParameters = readonly SqlValue[] | readonly [Readonly<Record<string, SqlValue>>];

/** What both engines offer: the smallest common part of node:sqlite and libsql. */
export interface Driver {
  exec(sql: string): unknown;
  prepare(sql: string): DriverStatement;
  close(): unknown;
}

type DriverConstructor = new (file: string) => Driver;

const require = createRequire(import.meta.url);

function isConstructor(value: unknown): value is DriverConstructor {
  return typeof value === 'function';
}

/** Node's own SQLite where the running Node has it without a flag; undefined elsewhere (Node 20). */
function builtInConstructor(): DriverConstructor | undefined {
  const module: unknown = process.getBuiltinModule('node:sqlite');
  if (typeof module !== 'object' || module === null || !('DatabaseSync' in module)) return undefined;
  return isConstructor(module.DatabaseSync) ? module.DatabaseSync : undefined;
}

function libsqlConstructor(): DriverConstructor {
  const module: unknown = require('libsql');
  if (isConstructor(module)) return module;
  throw new TypeError('The package "libsql" does not export a database class.');
}

/** Opens the file with node:sqlite, or with libsql where Node lacks it. */
export function openDriver(file: string): Driver {
  const Constructor = builtInConstructor() ?? libsqlConstructor();
  return new Constructor(file);
}
