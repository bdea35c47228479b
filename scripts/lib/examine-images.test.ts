import { expect, it } from 'vitest';
import { examineImages } from './examine-images.mjs';

const base = 'https://magento.example/media/';
const ask =
  (...urls: (string | null)[]) =>
  () =>
    Promise.resolve({
      body: {
        data: {
          storeConfig: { secure_base_media_url: base },
          products: { items: urls.map((url) => ({ image: url === null ? null : { url } })) },
        },
      },
    });

const unreachable = () => Promise.reject(new Error('unreachable'));

/** Examines images whose own URLs nobody serves. */
const examine = (list: ReturnType<typeof ask>, request: ReturnType<typeof answer>['request']) =>
  examineImages(list, request, unreachable);

/** Answers with so many bytes for an original and a small image. */
function answer(original: number, small: number, status = 200) {
  const paths: string[] = [];
  return {
    paths,
    request: (path: string) => {
      paths.push(path);
      return Promise.resolve({
        status,
        headers: new Headers(),
        text: 'x'.repeat(path.includes('?') ? small : original),
      });
    },
  };
}

it('finds the originals that the shop resizes', async () => {
  const { request, paths } = answer(2000, 2000);
  expect(await examine(ask(`${base}catalog/product/a.jpg`), request)).toMatchObject({
    finding: { verdict: 'ok', text: 'are stored in one size, and the shop resizes them' },
    settings: {},
  });
  expect(paths[0]).toBe('/media/catalog/product/a.jpg');
});

it('finds a backend that resizes images itself', async () => {
  expect(await examine(ask(`${base}a.jpg`), answer(2000, 100).request)).toMatchObject({
    finding: { verdict: 'ok' },
    settings: { IMAGES: 'fastly' },
  });
});

it('names originals that cannot be loaded', async () => {
  const { finding } = await examine(ask(`${base}a.jpg`), answer(10, 10, 404).request);
  expect(finding).toMatchObject({
    verdict: 'broken',
    text: expect.stringContaining('/media/a.jpg answers 404') as string,
  });
});

it('leaves images as they are where only a CDN has the originals', async () => {
  const { request } = answer(10, 10, 404);
  const served: string[] = [];
  const examination = await examineImages(ask(`${base}a.jpg`), request, (url) => {
    served.push(url);
    return Promise.resolve({ status: 200 });
  });
  expect(served).toEqual([`${base}a.jpg`]);
  expect(examination).toMatchObject({ finding: { verdict: 'missing' }, settings: { IMAGES: 'none' } });
});

it('leaves originals to the service that the shop is to be started with', async () => {
  const { request } = answer(10, 10, 404);
  expect(await examineImages(ask(`${base}a.jpg`), request, unreachable, 'none')).toEqual({
    finding: { name: 'Images', verdict: 'ok', text: 'are left to IMAGES=none' },
    settings: {},
  });
});

it('names images outside of the media URL', async () => {
  const { finding, settings } = await examine(ask('https://cdn.example/a.jpg'), answer(10, 10).request);
  expect(settings).toEqual({ MEDIA_ORIGINS: 'https://cdn.example' });
  expect(finding).toMatchObject({
    verdict: 'missing',
    text: expect.stringContaining('MEDIA_ORIGINS to https://cdn.example') as string,
  });
});

it('accepts a shop without images', async () => {
  expect((await examine(ask(null), answer(1, 1).request)).finding.verdict).toBe('ok');
});

const placeholder =
  'https://magento.example/static/version1/frontend/Magento/luma/en_US/Magento_Catalog/images/product/placeholder/image.jpg';

it('passes over the placeholder of a product without an image', async () => {
  const { request, paths } = answer(2000, 2000);
  const { finding } = await examine(
    ask(placeholder, null, `${base}catalog/product/placeholder/default/logo.png`, `${base}catalog/product/b.jpg`),
    request,
  );
  expect(finding.verdict).toBe('ok');
  expect(paths[0]).toBe('/media/catalog/product/b.jpg');
  expect((await examine(ask(placeholder), request)).finding).toMatchObject({
    verdict: 'ok',
    text: expect.stringContaining('no product has one') as string,
  });
});
