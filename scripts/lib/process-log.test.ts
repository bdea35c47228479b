import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openProcessLog } from './process-log.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'witryna-log-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('openProcessLog', () => {
  it('writes the output to the file and keeps its end in memory', async () => {
    const onError = vi.fn();
    const log = openProcessLog(path.join(folder, 'a.log'), onError);
    log.write(Buffer.from('one\n'));
    log.write(Buffer.from('two\n'));
    await log.close();
    expect(await readFile(path.join(folder, 'a.log'), 'utf8')).toBe('one\ntwo\n');
    expect(log.tail()).toBe('one\ntwo\n');
    expect(onError).not.toHaveBeenCalled();
  });

  it.each(['/dev/full', '/dev/null/missing/a.log'])(
    'reports one error and goes on when %s cannot be written',
    async (file) => {
      const onError = vi.fn();
      const log = openProcessLog(file, onError);
      log.write(Buffer.from('one\n'));
      log.write(Buffer.from('two\n'));
      await vi.waitFor(() => expect(onError).toHaveBeenCalled());
      log.write(Buffer.from('three\n'));
      await log.close();
      expect(onError).toHaveBeenCalledTimes(1);
      expect(log.tail()).toBe('one\ntwo\nthree\n');
    },
  );
});
