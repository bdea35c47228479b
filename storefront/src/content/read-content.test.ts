import { expect, it } from 'vitest';
import { readContent } from './read-content.ts';

const text = (words: string) =>
  `<div data-content-type="text" data-appearance="default" data-element="main"><p>${words}</p></div>`;

it('leaves out images of hosts that the policy refuses, also when another policy let them through', async () => {
  const image = text('<img src="https://evil.example/a.jpg" alt="">');
  expect(JSON.stringify(await readContent(image))).toContain('evil.example');
  expect(JSON.stringify(await readContent(image, { mediaHosts: ['shop.example'] }))).not.toContain('evil.example');
});

it('parses a markup once, and keeps the hundred that were wanted last', async () => {
  const first = await readContent(text('pierwszy'));
  const second = await readContent(text('drugi'));
  expect(JSON.stringify(second)).toContain('drugi');
  for (let index = 0; index < 98; index += 1) await readContent(text(`kolejny ${index}`));
  expect(await readContent(text('pierwszy'))).toBe(first);
  await readContent(text('o jeden za dużo'));
  const again = await readContent(text('drugi'));
  expect(again).not.toBe(second);
  expect(again).toEqual(second);
  expect(await readContent(text('pierwszy'))).toBe(first);
});
