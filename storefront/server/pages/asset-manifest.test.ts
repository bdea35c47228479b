import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readAssetManifest, type PageModules } from './asset-manifest.ts';

const manifest = {
  'src/platform/hydration/boot.ts': { file: 'assets/boot.js' },
  'src/shell/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
  'src/catalog/product-page.tsx': {
    file: 'assets/product.js',
    css: ['assets/product.css', 'assets/shared.css'],
    imports: ['_shared.js', '_gallery.js'],
  },
  'src/platform/hydration/replay-events.ts': { file: 'assets/replay.js' },
  'src/content/cms-page.tsx': { file: 'assets/cms.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['_gallery.js'] },
  '_gallery.js': { file: 'assets/gallery.js', imports: ['_shared.js'] },
};

async function clientDir(content?: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'witryna-manifest-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'assets'));
  for (const sheet of ['entry', 'product', 'shared'])
    await writeFile(path.join(folder, `assets/${sheet}.css`), `.${sheet} {}\n`);
  if (content !== undefined) {
    await mkdir(path.join(folder, '.vite'));
    await writeFile(path.join(folder, '.vite', 'manifest.json'), content);
  }
  return folder;
}

const createPage = (page: string, own: Partial<PageModules> = {}): PageModules => ({
  modules: [page],
  layoutModules: [],
  isDeferred: false,
  lazyModules: [],
  ...own,
});

describe('readAssetManifest', () => {
  it('names every file of a page once, with those that it shares', async () => {
    const { assetsOf } = await readAssetManifest(await clientDir(JSON.stringify(manifest)));
    const assets = assetsOf(createPage('src/catalog/product-page.tsx'));
    expect(assets).toMatchObject({ boot: '/assets/boot.js', entry: '/assets/entry.js', page: '/assets/product.js' });
    expect(assets.modules.toSorted()).toEqual(['/assets/gallery.js', '/assets/product.js', '/assets/shared.js']);
    expect(assets.styles.files.toSorted()).toEqual(['/assets/entry.css', '/assets/product.css', '/assets/shared.css']);
  });

  it('puts shared styles before those of the page', async () => {
    const { styles } = (await readAssetManifest(await clientDir(JSON.stringify(manifest)))).assetsOf(
      createPage('src/catalog/product-page.tsx'),
    );
    expect(styles.files).toEqual(['/assets/shared.css', '/assets/entry.css', '/assets/product.css']);
    expect(styles.css).toBe('.shared {}\n.entry {}\n.product {}');
  });

  it('has each page by itself, and leaves out modules that the build does not know', async () => {
    const { assetsOf } = await readAssetManifest(await clientDir(JSON.stringify(manifest)));
    expect(assetsOf(createPage('src/catalog/product-page.tsx')).modules).toContain('/assets/product.js');
    expect(assetsOf(createPage('src/content/cms-page.tsx')).modules).not.toContain('/assets/product.js');
    expect(assetsOf(createPage('src/content/cms-page.tsx', { layoutModules: ['src/unknown.tsx'] }))).toEqual(
      assetsOf(createPage('src/content/cms-page.tsx')),
    );
    expect(() => assetsOf(createPage('src/unknown.tsx'))).toThrow('The build has no entry src/unknown.tsx.');
  });

  it('takes only the styles of what comes late', async () => {
    const { assetsOf } = await readAssetManifest(await clientDir(JSON.stringify(manifest)));
    const assets = assetsOf(createPage('src/content/cms-page.tsx', { lazyModules: ['src/catalog/product-page.tsx'] }));
    expect(assets.styles.files).toContain('/assets/product.css');
    expect(assets.styles.css).toContain('.product {}');
    expect(assets.modules).not.toContain('/assets/product.js');
  });

  it('returns the scripts of a deferred page separately, and its styles with the others', async () => {
    const { assetsOf } = await readAssetManifest(await clientDir(JSON.stringify(manifest)));
    const immediate = assetsOf(createPage('src/catalog/product-page.tsx'));
    const deferred = assetsOf(
      createPage('src/catalog/product-page.tsx', { isDeferred: true, layoutModules: ['src/content/cms-page.tsx'] }),
    );
    expect(immediate.deferredModules).toBeNull();
    expect(deferred.modules.toSorted()).toEqual(['/assets/cms.js', '/assets/gallery.js', '/assets/shared.js']);
    // The script that repeats the first tap is needed with it.
    expect(deferred.deferredModules).toEqual(['/assets/product.js', '/assets/replay.js']);
    expect(deferred.page).toBe('/assets/product.js');
    expect(deferred.styles.files.toSorted()).toEqual(immediate.styles.files.toSorted());
  });

  it('says that the shop is not built', async () => {
    await expect(readAssetManifest(await clientDir())).rejects.toThrow('The storefront is not built');
  });

  it.each(['null', '[1]', '{"a":{"file":1}}'])('says that the build is damaged: %s', async (content) => {
    await expect(readAssetManifest(await clientDir(content))).rejects.toThrow("The storefront's build is damaged");
  });

  it.each(['src/platform/hydration/boot.ts', 'src/shell/entry-client.tsx'])(
    'says that %s is missing',
    async (module) => {
      const chunks = Object.fromEntries(Object.entries(manifest).filter(([name]) => name !== module));
      await expect(readAssetManifest(await clientDir(JSON.stringify(chunks)))).rejects.toThrow(
        `The build has no entry ${module}.`,
      );
    },
  );
});
