/**
 * Returns whether a statement failed because the disk is full. Both SQLite drivers have this message; only one of them
 * has a code of SQLite's.
 */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && error.message.includes('database or disk is full');
}
