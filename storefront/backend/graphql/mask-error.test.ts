import { describe, expect, it, vi } from 'vitest';
import { integer, column, openDatabase } from '../database/index.ts';
import { maskError } from './mask-error.ts';

describe('maskError', () => {
  it('names a full disk, after which nothing is half-written and reading goes on', () => {
    const database = openDatabase(':memory:');
    database.exec('CREATE TABLE line (text TEXT); PRAGMA max_page_count = 8');
    database.run("INSERT INTO line VALUES ('kept')");
    let thrown: unknown;
    try {
      database.transaction(() => {
        for (let line = 0; line < 100; line += 1) database.run('INSERT INTO line VALUES (?)', ['x'.repeat(4000)]);
      });
    } catch (error) {
      thrown = error;
    }
    const report = vi.fn();
    expect(maskError(thrown, report).message).toBe(
      'The shop cannot save anything because its disk is full. Nothing was changed; try again later.',
    );
    expect(report).toHaveBeenCalledWith(thrown);
    expect(database.get(column('lines', integer), 'SELECT count(*) AS lines FROM line')).toBe(1);
    database.close();
  });

  it('hides any other error', () => {
    expect(maskError(new Error('secret'), () => {}).message).toBe('Internal server error');
  });
});
