import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeImage, UnsuitableImageError } from './encode-image.ts';

/** A picture with the noise of a photo. */
const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

const sizeOf = async (body: Buffer) => {
  const { format, width, height } = await sharp(body).metadata();
  return { format, width, height };
};

describe('encodeImage', () => {
  it.each([
    ['avif', 'heif', 'image/avif'],
    ['webp', 'webp', 'image/webp'],
    ['jpeg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
  ] as const)('encodes %s in the width', async (format, read, type) => {
    const original = await photo(400, 500).jpeg({ quality: 95 }).toBuffer();
    const image = await encodeImage(original, { width: 160, format });
    expect(image.type).toBe(type);
    expect(await sizeOf(image.body)).toEqual({ format: read, width: 160, height: 200 });
  });

  it.each([
    ['AVIF', photo(400, 500).avif({ effort: 0 })],
    ['WebP', photo(400, 500).webp()],
    ['PNG', photo(400, 500).png()],
  ])('resizes an original that is %s', async (_, picture) => {
    const original = await picture.toBuffer();
    const image = await encodeImage(original, { width: 160, format: 'webp' });
    expect(await sizeOf(image.body)).toEqual({ format: 'webp', width: 160, height: 200 });
  });

  it('does not enlarge, and sends a JPEG that is smaller as it is', async () => {
    const original = await photo(100, 100).jpeg({ quality: 10 }).toBuffer();
    expect(await encodeImage(original, { width: 320, format: 'jpeg' })).toEqual({ body: original, type: 'image/jpeg' });
    const { body } = await encodeImage(await photo(100, 100).webp().toBuffer(), { width: 320, format: 'avif' });
    expect((await sizeOf(body)).width).toBe(100);
  });

  it('applies the orientation and removes place and camera', async () => {
    const original = await photo(200, 100)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer();
    const { body } = await encodeImage(original, { width: 80, format: 'webp' });
    expect(await sizeOf(body)).toMatchObject({ width: 80, height: 160 });
    expect((await sharp(body).metadata()).exif).toBeUndefined();
  });

  it('removes place and camera also where the original is smaller', async () => {
    const original = await photo(100, 100)
      .jpeg({ quality: 10 })
      .withExif({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer();
    const { body } = await encodeImage(original, { width: 320, format: 'jpeg' });
    expect(body.length).toBeGreaterThan(original.length);
    expect((await sharp(body).metadata()).exif).toBeUndefined();
  });

  it('keeps transparency where the format has it, and has white behind it in a JPEG', async () => {
    const original = await sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const webp = await encodeImage(original, { width: 40, format: 'webp' });
    expect((await sharp(webp.body).metadata()).hasAlpha).toBe(true);
    const { body } = await encodeImage(original, { width: 40, format: 'jpeg' });
    const { channels } = await sharp(body).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it('rejects animations, other files and originals with too many pixels', async () => {
    const frames = await Promise.all([0, 255].map((red) => frame(red)));
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const truncated = (await photo(400, 400).jpeg().toBuffer()).subarray(0, 300);
    const vector = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>');
    const huge = await sharp({ create: { width: 16_000, height: 7000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    for (const original of [animation, Buffer.from('<html>'), truncated, vector, huge])
      await expect(encodeImage(original, { width: 40, format: 'webp' })).rejects.toThrow(UnsuitableImageError);
  });
});

function frame(red: number): Promise<Buffer> {
  return sharp({ create: { width: 20, height: 20, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();
}
