// Writes rows until it is killed and says the number of each on standard output once it is committed.
import { writeSync } from 'node:fs';
import { openDatabase } from '../database.ts';

const database = openDatabase(process.argv[2] ?? '');
database.exec('CREATE TABLE IF NOT EXISTS entry (id INTEGER PRIMARY KEY) STRICT;');
for (;;) {
  const { lastInsertRowid } = database.transaction(() => database.run('INSERT INTO entry DEFAULT VALUES'));
  writeSync(1, `${lastInsertRowid}\n`);
}
