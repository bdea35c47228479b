/** Environment variable with the URL of the public repository. */
export const REPOSITORY_VARIABLE = 'WITRYNA_REPOSITORY';

/**
 * The fields of a manifest that lead to the repository.
 *
 * @param {string} folder of the package
 * @param {string | undefined} url e.g. `https://github.com/owner/name`
 * @returns {Record<string, unknown>} none without a URL
 * @throws RangeError if the URL is not one of a repository
 */
export function getRepositoryFields(folder, url) {
  if (!url) return {};
  const address = url.replace(/(?:\.git)?\/*$/, '');
  if (!/^https:\/\/[^/\s]+\/[^/\s]+\/\S+$/.test(address))
    throw new RangeError(`${REPOSITORY_VARIABLE} is no URL of a repository, as https://host/owner/name: ${url}`);
  return {
    repository: { type: 'git', url: `git+${address}.git`, directory: folder },
    homepage: `${address}/tree/HEAD/${folder}#readme`,
    bugs: { url: `${address}/issues` },
  };
}
