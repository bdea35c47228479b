export { openDatabase } from './database.ts';
export type { Database, RunResult } from './database.ts';
export { openCommerceDatabase } from './open-commerce-database.ts';
export { isDiskFull } from './is-disk-full.ts';
export { column, flag, integer, nullable, oneOf, real, defineRow, text } from './row.ts';
export type { ColumnReader, RowMapper, SqlParameters, SqlValue } from './row.ts';
