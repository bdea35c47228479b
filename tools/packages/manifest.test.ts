import { describe, expect, it } from 'vitest';
import { packageEntries, packageFolders, publishedManifest, readManifest } from './manifest.mjs';

describe.each(packageFolders)('the published manifest of %s', (folder) => {
  const manifest = publishedManifest(folder);

  it('leads to no source, and to nothing that is not packed', () => {
    expect(JSON.stringify(manifest)).not.toContain('@witryna/source');
    expect(JSON.stringify(manifest)).not.toMatch(/\.\/src\/|\.tsx?"(?<!\.d\.ts")/);
    const targets = JSON.stringify(manifest.exports).match(/"\.\/[^"]*"(?=[,}])/g) ?? [];
    expect(targets.length).toBeGreaterThan(2);
    for (const target of targets) expect(target).toMatch(/^"\.\/(?:dist\/|tokens\/|package\.json)/);
  });

  it('names each entry with code', () => {
    const patterns = Object.entries(manifest.exports).filter(([subpath]) => subpath.includes('*'));
    expect(patterns.filter(([subpath, target]) => typeof target !== 'string' && !subpath.endsWith('.css'))).toEqual([]);
    expect(manifest.exports).toHaveProperty(['./styles.css'], {
      types: './dist/styles.css.d.ts',
      default: './dist/styles.css',
    });
  });

  it('runs nothing at its user’s and says nothing of development', () => {
    expect(manifest).not.toHaveProperty('scripts');
    expect(manifest).not.toHaveProperty('devDependencies');
    expect(manifest.version).toBe(readManifest(folder).version);
  });
});

describe('React', () => {
  it.each(['ui', 'page-builder'] as const)('is a peer of %s from 18.2 on', (folder) => {
    const range = '^18.2.0 || ^19.0.0';
    expect(readManifest(folder)).toMatchObject({ peerDependencies: { react: range, 'react-dom': range } });
  });
});

describe('packageEntries', () => {
  it('has one for each folder with an index, and keeps those that have a name of their own', () => {
    const subpaths = packageEntries('ui').map(({ subpath }) => subpath);
    expect(subpaths).toEqual(expect.arrayContaining(['.', './styles.css', './button', './mega-menu', './provider']));
    expect(subpaths).not.toContain('./samples');
    expect(new Set(subpaths).size).toBe(subpaths.length);
  });
});
