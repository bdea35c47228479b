import { execFileSync } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * @param {string} folder that git looks at
 * @param {string[]} args
 * @returns {string | null} what it printed, without the last line break; null when it failed
 */
function git(folder, args) {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd();
  } catch {
    return null;
  }
}

/**
 * Finds the commit that a change begins at: where it left the branch that it is compared with.
 *
 * @param {string} [wanted] a commit or branch. Default: the upstream of the current branch, or `main`, or the last
 * commit
 * @param {string} [folder] of the repository. Default: this one
 * @returns {string} hash of a commit
 * @throws {Error} without a git history, or when `wanted` is not known
 */
export function baseOfChange(wanted, folder = root) {
  const candidates = wanted === undefined ? ['@{upstream}', 'origin/main', 'main', 'HEAD'] : [wanted];
  for (const candidate of candidates) {
    const base = git(folder, ['merge-base', 'HEAD', candidate]);
    if (base !== null) return base;
  }
  throw new Error(
    wanted === undefined ? 'There is no git history to find the changes in.' : `git does not know ${wanted}.`,
  );
}

/**
 * Lists what has changed since a commit, committed or not, new files included and deleted ones left out.
 *
 * @param {string} base hash of a commit
 * @param {string} [folder] of the repository. Default: this one
 * @returns {string[]} paths from the repository's root, in order, each once
 */
export function changedFilesSince(base, folder = root) {
  const lists = [
    git(folder, ['diff', '--name-only', '--diff-filter=d', base]),
    git(folder, ['ls-files', '--others', '--exclude-standard']),
  ];
  return [...new Set(lists.flatMap((list) => (list ?? '').split('\n')).filter((path) => path !== ''))].sort();
}

/**
 * Lists the files of the repository, also new ones that are not committed.
 *
 * @param {string} [folder] of the repository. Default: this one
 * @returns {string[]} paths from the repository's root
 */
export function repositoryFiles(folder = root) {
  return (git(folder, ['ls-files', '--cached', '--others', '--exclude-standard']) ?? '')
    .split('\n')
    .filter((path) => path !== '');
}
