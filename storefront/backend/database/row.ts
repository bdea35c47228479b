/** A value that can be bound to a statement. */
export type SqlValue = string | number | null | Uint8Array;

/** Positional (`?`) or named (`:name`, given without the colon) parameters of a statement. */
export type SqlParameters = readonly SqlValue[] | Readonly<Record<string, SqlValue>>;

/** Reads one column: the raw value and the column's name for the error message. */
export type ColumnReader<T> = (value: unknown, column: string) => T;

/** Turns a raw row into a typed one; throws a TypeError when the row is not what the statement promised. */
export type RowMapper<T> = (row: Readonly<Record<string, unknown>>) => T;

function mismatch(column: string, expected: string, value: unknown): TypeError {
  return new TypeError(
    `Column "${column}" should hold ${expected} but holds ${value === null ? 'null' : typeof value}.`,
  );
}

/** A text column. */
export const text: ColumnReader<string> = (value, column) => {
  if (typeof value === 'string') return value;
  throw mismatch(column, 'text', value);
};

/** A whole number that JavaScript represents exactly. */
export const integer: ColumnReader<number> = (value, column) => {
  const number = typeof value === 'bigint' ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
  throw mismatch(column, 'a whole number', value);
};

/** Any number. */
export const real: ColumnReader<number> = (value, column) => {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  throw mismatch(column, 'a number', value);
};

/** A flag stored as 0 or 1. */
export const flag: ColumnReader<boolean> = (value, column) => {
  if (value === 0 || value === 0n) return false;
  if (value === 1 || value === 1n) return true;
  throw mismatch(column, '0 or 1', value);
};

/** One of a fixed set of texts, as checked by a CHECK constraint. */
export function oneOf<const T extends string>(...allowed: readonly T[]): ColumnReader<T> {
  return (value, column) => {
    const found = allowed.find((candidate) => candidate === value);
    if (found !== undefined) return found;
    throw mismatch(column, allowed.join(' or '), value);
  };
}

/** A column that may be NULL. */
export function nullable<T>(reader: ColumnReader<T>): ColumnReader<T | null> {
  return (value, column) => (value === null || value === undefined ? null : reader(value, column));
}

/**
 * A mapper that picks the named columns and checks each.
 * The keys are column names; extra columns of the row are ignored.
 *
 * @example const productRow = rowOf({ id: integer, sku: text, stock: nullable(integer) });
 */
export function defineRow<T extends object>(
  columns: { readonly [Name in keyof T]: ColumnReader<T[Name]> },
): RowMapper<T> {
  const entries = Object.entries<ColumnReader<unknown>>(columns);
  return (row) => {
    const result: Record<string, unknown> = {};
    for (const [name, read] of entries) result[name] = read(row[name], name);
    // Every key of T was read by its own reader just above; TypeScript cannot follow that through Object.entries.
    return result as T;
  };
}

/** A mapper for statements that select one column; pass that column's name. */
export function column<T>(name: string, reader: ColumnReader<T>): RowMapper<T> {
  return (row) => reader(row[name], name);
}
