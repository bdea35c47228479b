import { describe, expect, it } from 'vitest';
import { parseImageRequest } from './image-request.ts';

const parse = (target: string, accept?: string) => parseImageRequest(new URL(target, 'http://shop.example'), accept);
const parameters = 'quality=85&auto=webp&format=pjpg';

describe('parseImageRequest', () => {
  it('reads path, width and format', () => {
    expect(parse(`/media/catalog/a%20b.jpg?width=320&${parameters}`, 'image/avif,image/webp,*/*')).toEqual({
      path: '/media/catalog/a%20b.jpg',
      width: 320,
      format: 'avif',
    });
  });

  it.each([
    [1, 40],
    [41, 80],
    [640, 640],
    [2000, 2560],
    [99_999, 2560],
  ])('[IMG-01] rounds the width %i up to %i', (asked, width) => {
    expect(parse(`/media/a.jpg?width=${asked}&${parameters}`)?.width).toBe(width);
  });

  it.each([
    ['/media//catalog///a.jpg', '/media/catalog/a.jpg'],
    ['/media/%63atalog/%61.jpg', '/media/catalog/a.jpg'],
    ['/media/%c3%a9t%C3%A9.jpg', '/media/%C3%A9t%C3%A9.jpg'],
    ['/media/a%2cb,c+d%2B.jpg', '/media/a%2Cb%2Cc%2Bd%2B.jpg'],
    ['/media/x/../a.jpg', '/media/a.jpg'],
  ])('reads %s as %s, so that an image is stored once', (target, path) => {
    expect(parse(`${target}?${parameters}`)?.path).toBe(path);
  });

  it('keeps the width of the original without one', () => {
    expect(parse(`/media/a.jpg?${parameters}`)?.width).toBeNull();
  });

  it.each([
    ['image/avif,image/webp,*/*', 'a.jpg', 'avif'],
    ['image/webp,*/*', 'a.png', 'webp'],
    ['image/avif;q=0,image/webp', 'a.jpg', 'webp'],
    ['image/avif;q=0.000, image/webp;q=0', 'a.png', 'png'],
    ['*/*', 'a.PNG', 'png'],
    ['image/*', 'a.jpeg', 'jpeg'],
    [undefined, 'a.webp', 'jpeg'],
    ['image/avif,image/webp,*/*', 'a.avif', 'avif'],
    ['image/webp,*/*', 'a.AVIF', 'webp'],
  ])('answers Accept: %s for %s with %s', (accept, name, format) => {
    expect(parse(`/media/${name}?${parameters}`, accept)?.format).toBe(format);
  });

  it.each([
    '/media/a.jpg',
    `/media/a.svg?${parameters}`,
    `/media/a.mp4?${parameters}`,
    `/media/?${parameters}`,
    `/other/a.jpg?${parameters}`,
    '/media/a.jpg?width=320&quality=84&auto=webp',
    '/media/a.jpg?width=320&quality=85',
    `/media/..%2fa.jpg?${parameters}`,
    `/media/%2e%2e%5Ca.jpg?${parameters}`,
    `/media/a%2Ejpg?${parameters}`,
    `/media/b%2Ec.jpg?${parameters}`,
    `/media/%ff.jpg?${parameters}`,
    `/media/a.jpg?width=0&${parameters}`,
    `/media/a.jpg?width=-1&${parameters}`,
    `/media/a.jpg?width=1e3&${parameters}`,
    `/media/a.jpg?width=9999999&${parameters}`,
  ])('leaves %s to the backend', (target) => {
    expect(parse(target, 'image/webp')).toBeNull();
  });
});
