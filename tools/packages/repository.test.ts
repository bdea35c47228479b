import { expect, it } from 'vitest';
import { publishedManifest, readManifest } from './manifest.mjs';
import { getRepositoryFields } from './repository.mjs';

it('leads from a package to its folder in the repository', () => {
  const fields = {
    repository: { type: 'git', url: 'git+https://git.example/shop/witryna.git', directory: 'ui' },
    homepage: 'https://git.example/shop/witryna/tree/HEAD/ui#readme',
    bugs: { url: 'https://git.example/shop/witryna/issues' },
  };
  expect(getRepositoryFields('ui', 'https://git.example/shop/witryna')).toEqual(fields);
  expect(getRepositoryFields('ui', 'https://git.example/shop/witryna.git/')).toEqual(fields);
  expect(publishedManifest('ui', readManifest('ui'), 'https://git.example/shop/witryna')).toMatchObject(fields);
});

it('has no address without the setting, and refuses one that is none', () => {
  expect(getRepositoryFields('ui', undefined)).toEqual({});
  expect(publishedManifest('ui', readManifest('ui'), '')).not.toHaveProperty('repository');
  expect(() => getRepositoryFields('ui', 'witryna')).toThrow(RangeError);
});
