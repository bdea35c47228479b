import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

/** What a reader of a README does first. */
export interface FirstSteps {
  /** Names of the packages that its install command names. */
  packages: readonly string[];
  /** First example, and its language, such as `tsx`. */
  code: string;
  language: string;
}

/**
 * Returns the first steps of a README: the command below `## Install`, and the first example below `## Quick start` that
 * is not a command.
 *
 * @param folder - Folder of a package, such as `ui`
 * @throws Error if one of them is missing, or the command is not `npm install` with names only
 */
export async function readFirstSteps(folder: string): Promise<FirstSteps> {
  const readme = await readFile(path.join(root, folder, 'README.md'), 'utf8');
  const getBlocks = (heading: string): readonly { language: string; code: string }[] => {
    const [, section = ''] = readme.split(`\n## ${heading}\n`);
    return Array.from(section.matchAll(/```(\w+)\n([^]*?)```/g), ([, language = '', code = '']) => ({
      language,
      code,
    }));
  };
  const command =
    getBlocks('Install')
      .find(({ language }) => language === 'sh')
      ?.code.trim() ?? '';
  const names = /^npm install ((?:@witryna\/[\w-]+ ?)+)$/.exec(command)?.[1]?.trim().split(' ');
  const example = getBlocks('Quick start').find(({ language }) => language !== 'sh');
  if (!names || !example) throw new Error(`The README of ${folder} has no command to install or no example.`);
  return { packages: names, ...example };
}
