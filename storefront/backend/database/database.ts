import { openDriver } from './driver.ts';
import type { Driver, DriverParameters, DriverStatement } from './driver.ts';
import { column, integer } from './row.ts';
import type { RowMapper, SqlParameters } from './row.ts';

/** What a writing statement did. */
export interface RunResult {
  /** Rows inserted, updated or deleted. */
  readonly changes: number;
  readonly lastInsertRowid: number;
}

/**
 * The embedded SQL database. All calls are synchronous; an acknowledged write survives `kill -9`
 * (write-ahead log, synchronous = FULL).
 */
export interface Database {
  /** Runs statements that take no parameters, e.g. DDL. */
  exec(sql: string): void;
  /** Runs one writing statement. */
  run(sql: string, parameters?: SqlParameters): RunResult;
  /** First row, or undefined. Throws a TypeError when the row does not fit the mapper. */
  get<T>(mapper: RowMapper<T>, sql: string, parameters?: SqlParameters): T | undefined;
  /** All rows, in the statement's order. */
  all<T>(mapper: RowMapper<T>, sql: string, parameters?: SqlParameters): T[];
  /**
   * Runs `work` in BEGIN IMMEDIATE … COMMIT, or in a savepoint when a transaction is open already.
   * Anything thrown rolls back and is thrown on. `work` must be synchronous.
   */
  transaction<T>(work: () => T): T;
  /** Differs from any earlier one once anything has been written, by this connection or by another. */
  version(): string;
  close(): void;
}

const STATEMENT_CACHE_SIZE = 500;

const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
`;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isList(parameters: SqlParameters): parameters is readonly (string | number | null | Uint8Array)[] {
  return Array.isArray(parameters);
}

function toDriverParameters(parameters: SqlParameters): DriverParameters {
  return isList(parameters) ? parameters : [parameters];
}

class EmbeddedDatabase implements Database {
  readonly #driver: Driver;
  readonly #statements = new Map<string, DriverStatement>();
  #depth = 0;
  #writes = 0;

  constructor(file: string) {
    this.#driver = openDriver(file);
    this.#driver.exec(PRAGMAS);
  }

  exec(sql: string): void {
    this.#writes += 1;
    this.#driver.exec(sql);
  }

  run(sql: string, parameters: SqlParameters = []): RunResult {
    this.#writes += 1;
    const { changes, lastInsertRowid } = this.#statement(sql).run(...toDriverParameters(parameters));
    return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) };
  }

  get<T>(mapper: RowMapper<T>, sql: string, parameters: SqlParameters = []): T | undefined {
    const row = this.#statement(sql).get(...toDriverParameters(parameters));
    return isRecord(row) ? mapper(row) : undefined;
  }

  all<T>(mapper: RowMapper<T>, sql: string, parameters: SqlParameters = []): T[] {
    return this.#statement(sql)
      .all(...toDriverParameters(parameters))
      .filter(isRecord)
      .map((row) => mapper(row));
  }

  transaction<T>(work: () => T): T {
    const name = `level_${this.#depth}`;
    const [begin, commit, rollback] =
      this.#depth === 0
        ? ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK']
        : [`SAVEPOINT ${name}`, `RELEASE ${name}`, `ROLLBACK TO ${name}; RELEASE ${name}`];
    this.#driver.exec(begin);
    this.#depth += 1;
    try {
      const result = work();
      if (result instanceof Promise) throw new TypeError('A transaction must not wait: its work returned a promise.');
      this.#driver.exec(commit);
      return result;
    } catch (error) {
      this.#rollBack(rollback);
      throw error;
    } finally {
      this.#depth -= 1;
    }
  }

  version(): string {
    const others = this.get(column('data_version', integer), 'PRAGMA data_version') ?? 0;
    return `${this.#writes}.${others}`;
  }

  close(): void {
    this.#statements.clear();
    this.#driver.close();
  }

  /** SQLite has already rolled back after some failures, e.g. a full disk; the failure itself is what counts then. */
  #rollBack(sql: string): void {
    try {
      this.#driver.exec(sql);
    } catch {
      // Nothing is left to roll back.
    }
  }

  #statement(sql: string): DriverStatement {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const statement = this.#driver.prepare(sql);
    const oldest = this.#statements.size >= STATEMENT_CACHE_SIZE ? this.#statements.keys().next().value : undefined;
    if (oldest !== undefined) this.#statements.delete(oldest);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/**
 * Opens (and creates) the database file.
 *
 * @param file Path, or `:memory:`.
 * @throws When the file cannot be opened or is not a database.
 */
export function openDatabase(file: string): Database {
  return new EmbeddedDatabase(file);
}
