import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

/** Patterns of an ignore file, without comments. */
const readPatterns = (file: string) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('the build of the container image', () => {
  it('takes along neither the history, nor secrets, nor what Git leaves out', () => {
    const leftOut = readPatterns('.gitignore').map((pattern) => `**/${pattern.replace(/\/$/, '')}`);
    expect(readPatterns('.dockerignore')).toEqual(expect.arrayContaining(['.git', '**/.env*', ...leftOut]));
  });

  it('has one ignore file, which Docker and Podman both read', () => {
    // Each of these would be read instead, by one of them.
    const others = ['.containerignore', 'deploy/Containerfile.dockerignore', 'deploy/Containerfile.containerignore'];
    expect(others.filter((file) => existsSync(path.join(root, file)))).toEqual([]);
  });
});
