import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputFile } from './outputs.ts';

/** Writes files below a folder and creates the folders they need. */
export function writeFiles(folder: string, files: readonly OutputFile[]): void {
  for (const { path, text } of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
