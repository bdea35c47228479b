import { finished } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { collect } from './collect.ts';

it('hands over everything that was written, once, when the stream has ended', async () => {
  const wholes: string[] = [];
  const stream = collect((bytes) => wholes.push(bytes.toString()));
  stream.write(new TextEncoder().encode('zażółć '));
  stream.write('gęślą');
  expect(wholes).toEqual([]);
  stream.end();
  await finished(stream);
  expect(wholes).toEqual(['zażółć gęślą']);
});
