import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createMediaHandler } from '../../storefront/backend/media/index.ts';
import { encodeImage } from '../../storefront/server/images/encode-image.ts';
import germanShoes from '../merchants/german-shoes/index.ts';

it('the original of a shoe has the bytes of a photograph, and browsers get a small part of them', async () => {
  const cacheFolder = await mkdtemp(path.join(tmpdir(), 'originals-'));
  const handle = createMediaHandler({
    images: germanShoes.images ?? { find: () => null },
    cacheFolder,
    originalsOnly: true,
  });
  const answer = await handle({ path: '/media/catalog/product/shoe/schwarz.jpg', query: new URLSearchParams() });
  await rm(cacheFolder, { recursive: true });
  const original = answer?.body ?? Buffer.alloc(0);
  expect(await sharp(original).metadata()).toMatchObject({ format: 'jpeg', width: 2560, height: 2560 });
  expect(original.length).toBeGreaterThan(2_000_000);
  // On a card of a phone.
  const { body } = await encodeImage(original, { width: 320, format: 'avif' });
  expect(body.length).toBeLessThan(10_000);
});
