// npm runs this before it publishes a package, and publishes nothing if it fails.
import { CliError, runMain } from '../../scripts/lib/cli-error.mjs';
import { getRepositoryFields, REPOSITORY_VARIABLE } from './repository.mjs';

await runMain(() => {
  const url = process.env[REPOSITORY_VARIABLE];
  if (!url)
    throw new CliError(
      `Set ${REPOSITORY_VARIABLE} to the URL of the public repository, which package.json of a published package names.`,
    );
  getRepositoryFields('ui', url);
  return Promise.resolve();
});
