import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { productOptionsMessages } from './messages.ts';
import { getMaximumImageSize, getPixelLimit, getProblemText, toSentImage } from './check-image.ts';
import { getAcceptedExtensions } from './accepted-extensions.ts';
import { toImageLimits, type ImageLimits } from './image-limits.ts';
import { toSentName } from './sent-image-name.ts';
import { readImage } from './read-image.ts';

const limits = (extensions: string[], maxWidth = 0, maxHeight = 0): ImageLimits => ({
  ...{ extensions, maxWidth, maxHeight },
});
const draw = (format: 'jpeg' | 'png' | 'gif' | 'webp', width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .toFormat(format)
    .withMetadata()
    .toBuffer();

describe('toImageLimits', () => {
  it.each([
    ['jpg, png', ['jpg', 'png']],
    ['PDF;JPEG', ['jpeg']],
    ['', ['jpg', 'jpeg', 'png', 'gif']],
    [null, ['jpg', 'jpeg', 'png', 'gif']],
  ])('finds the images in %o', (file_extension, extensions) => {
    expect(toImageLimits({ file_extension, image_size_x: 5, image_size_y: null })).toEqual(limits(extensions, 5));
  });

  it('is null for other files', () => expect(toImageLimits({ file_extension: 'pdf, dwg' })).toBeNull());
});

describe('toSentName', () => {
  it.each([
    ['Oma & Opa.PNG', 'image/png', ['png'], 'Oma & Opa.png'],
    ['photo (1): "best"?.jpg', 'image/jpeg', ['jpg'], 'photo 1 best.jpg'],
    ['photo.jpeg', 'image/jpeg', ['jpg'], 'photo.jpg'],
    ['photo', 'image/jpeg', ['jpg', 'jpeg'], 'photo.jpg'],
    ['photo.php.png', 'image/png', ['png'], 'photo.php.png'],
    ['shell.php', 'image/png', ['png'], 'shell.png'],
    ['(((.gif', 'image/gif', ['gif'], 'image.gif'],
    ['x'.repeat(200) + '.png', 'image/png', ['png'], `${'x'.repeat(80)}.png`],
    ['photo.png', 'image/png', ['jpg'], null],
  ] as const)('of %s (%s, %o) is %s', (name, type, extensions, sent) => {
    expect(toSentName(name, type, limits([...extensions]))).toBe(sent);
  });

  it('accepts both extensions of a JPEG', () => {
    expect(getAcceptedExtensions(limits(['jpeg', 'gif']))).toEqual(['jpg', 'jpeg', 'gif']);
  });
});

describe('readImage', () => {
  it.each(['jpeg', 'png', 'gif'] as const)('reads type and dimensions of a %s', async (format) => {
    expect(readImage(await draw(format))).toEqual({ type: `image/${format}`, width: 30, height: 20 });
  });

  it('reads nothing else, also when it is cut off', async () => {
    const jpeg = await draw('jpeg');
    expect(readImage(await draw('webp'))).toBeNull();
    for (const bytes of [new Uint8Array(), new TextEncoder().encode('<?php'), jpeg.subarray(0, 20)])
      expect(readImage(bytes)).toBeNull();
    expect(readImage(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))).toBeNull();
  });
});

describe('toSentImage', () => {
  const file = async (name: string, ...drawing: Parameters<typeof draw>) =>
    new File([new Uint8Array(await draw(...drawing))], name);

  it('is the content in base64, with its real type', async () => {
    const image = await toSentImage(await file('a.jpg', 'png'), limits(['jpg', 'png']));
    expect(image).toEqual({
      base64_encoded_data: (await draw('png')).toString('base64'),
      type: 'image/png',
      name: 'a.png',
    });
  });

  it('says what is wrong', async () => {
    expect(await toSentImage(new File(['text'], 'a.png'), limits(['png']))).toBe('not-image');
    expect(await toSentImage(await file('a.jpg', 'png'), limits(['jpg']))).toBe('not-image');
    expect(await toSentImage(await file('a.png', 'png'), limits(['png'], 29))).toBe('too-many-pixels');
    expect(await toSentImage(await file('a.png', 'png'), limits(['png'], 0, 19))).toBe('too-many-pixels');
    expect(await toSentImage(await file('a.png', 'png'), limits(['png'], 30, 20))).toMatchObject({ name: 'a.png' });
  });

  it('leaves room for base64 in a request of 8 MB', () => {
    expect(2 * Math.ceil((getMaximumImageSize(2) * 4) / 3)).toBeLessThan(7_900_000);
  });
});

it('keeps the dimensions of the largest image on one line', () => {
  const { intl } = createShopIntl({ locale: 'pl_PL', log: () => undefined });
  expect(getPixelLimit(intl, limits(['png'], 1200, 800))).toBe('1200\u00a0×\u00a0800\u00a0px');
});

it('names the types among which a shopper chooses', async () => {
  const { intl, load } = createShopIntl({ locale: 'pl_PL', log: () => undefined });
  await load(productOptionsMessages);
  expect(getProblemText(intl, 'not-image', limits(['jpg', 'jpeg', 'png']))).toContain('jako JPG lub PNG i');
});
