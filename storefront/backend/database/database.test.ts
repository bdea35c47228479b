import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { column, flag, integer, nullable, oneOf, openDatabase, defineRow, text } from './index.ts';
import type { Database } from './index.ts';

const count = column('count', integer);

describe('openDatabase', () => {
  let folder: string;
  let database: Database;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'witryna-database-'));
    database = openDatabase(join(folder, 'test.sqlite'));
    database.exec('CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT NOT NULL, note TEXT) STRICT;');
  });

  afterEach(() => {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const countItems = (): number | undefined => database.get(count, 'SELECT count(*) AS count FROM item');

  it('reads what it wrote, with positional and named parameters', () => {
    const first = database.run('INSERT INTO item (name, note) VALUES (?, ?)', ['Cynk', null]);
    database.run('INSERT INTO item (name, note) VALUES (:name, :note)', { name: 'Żelazo', note: 'ł' });
    const item = defineRow({ id: integer, name: text, note: nullable(text) });
    expect(first).toEqual({ changes: 1, lastInsertRowid: 1 });
    expect(database.all(item, 'SELECT * FROM item ORDER BY id')).toEqual([
      { id: 1, name: 'Cynk', note: null },
      { id: 2, name: 'Żelazo', note: 'ł' },
    ]);
    expect(database.get(item, 'SELECT * FROM item WHERE id = :id', { id: 3 })).toBeUndefined();
  });

  it('refuses a row that is not what the statement promised', () => {
    database.run('INSERT INTO item (name) VALUES (?)', ['Cynk']);
    expect(() => database.get(defineRow({ note: text }), 'SELECT note FROM item')).toThrow(
      'Column "note" should hold text',
    );
    expect(() => database.get(column('id', flag), 'SELECT 2 AS id')).toThrow('0 or 1');
    expect(() => database.get(column('kind', oneOf('a', 'b')), "SELECT 'c' AS kind")).toThrow('a or b');
  });

  it('rolls back everything that a failed transaction wrote', () => {
    const insert = (name: string) => database.run('INSERT INTO item (name) VALUES (?)', [name]);
    expect(() =>
      database.transaction(() => {
        insert('one');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(countItems()).toBe(0);
    database.transaction(() => insert('two'));
    expect(countItems()).toBe(1);
  });

  it('rolls back only the inner part when a nested transaction fails and the outer one goes on', () => {
    const insert = (name: string) => database.run('INSERT INTO item (name) VALUES (?)', [name]);
    database.transaction(() => {
      insert('outer');
      expect(() =>
        database.transaction(() => {
          insert('inner');
          throw new Error('no');
        }),
      ).toThrow('no');
    });
    expect(database.all(column('name', text), 'SELECT name FROM item')).toEqual(['outer']);
  });

  it('refuses a transaction that waits', () => {
    expect(() => database.transaction(() => Promise.resolve(1))).toThrow('must not wait');
    expect(() => database.transaction(() => 1)).not.toThrow();
  });

  it('enforces foreign keys', () => {
    database.exec('CREATE TABLE part (item_id INTEGER NOT NULL REFERENCES item (id)) STRICT;');
    expect(() => database.run('INSERT INTO part (item_id) VALUES (9)')).toThrow(/FOREIGN KEY/u);
  });

  it('keeps every acknowledged row when the writing process is killed', async () => {
    const file = join(folder, 'killed.sqlite');
    const writer = join(import.meta.dirname, 'testing', 'endless-writer.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', writer, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    let acknowledged = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged = Number(line);
      if (acknowledged >= 200) child.kill('SIGKILL');
    }
    const reopened = openDatabase(file);
    const rows = reopened.all(integerRow, 'SELECT id FROM entry ORDER BY id');
    reopened.close();
    expect(acknowledged).toBeGreaterThanOrEqual(200);
    expect(rows.slice(0, acknowledged)).toEqual(Array.from({ length: acknowledged }, (_, index) => index + 1));
  });
});

const integerRow = column('id', integer);
