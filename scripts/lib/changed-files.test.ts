import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseOfChange, changedFilesSince } from './changed-files.mjs';

let folder = '';

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trimEnd();
}

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text);
}

function commit(): string {
  git('add', '--all');
  git('commit', '--message', 'Change');
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-files-'));
  git('init', '--initial-branch=main');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a change begins where its branch left main, whatever main has got since', () => {
  write('kept.ts', 'kept');
  const start = commit();
  git('checkout', '-b', 'change');
  write('of-the-change.ts', 'new');
  commit();
  git('checkout', 'main');
  write('of-main.ts', 'new');
  commit();
  git('checkout', 'change');

  expect(baseOfChange(undefined, folder)).toBe(start);
  expect(changedFilesSince(start, folder)).toEqual(['of-the-change.ts']);
});

test('a change has what is committed and what is not, without deleted files', () => {
  for (const path of ['committed.ts', 'deleted.ts', 'edited.ts', 'kept.ts']) write(path, 'before');
  const start = commit();
  write('committed.ts', 'after');
  commit();
  write('edited.ts', 'after');
  write('new.ts', 'new');
  rmSync(join(folder, 'deleted.ts'));

  expect(changedFilesSince(start, folder)).toEqual(['committed.ts', 'edited.ts', 'new.ts']);
});

test('says which commit git does not know', () => {
  write('kept.ts', 'kept');
  commit();

  expect(() => baseOfChange('nowhere', folder)).toThrow('git does not know nowhere.');
});

test('says that there is no history to look at', () => {
  rmSync(join(folder, '.git'), { recursive: true });

  expect(() => baseOfChange(undefined, folder)).toThrow('There is no git history');
});
