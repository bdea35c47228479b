import { expect, it } from 'vitest';
import { parseContent } from './parse-content.ts';

const text = (words: string) =>
  `<div data-content-type="text" data-appearance="default" data-element="main"><p>${words}</p></div>`;

it('leaves out images of hosts that the policy refuses, also when another policy let them through', async () => {
  const image = text('<img src="https://evil.example/a.jpg" alt="">');
  expect(JSON.stringify(await parseContent(image))).toContain('evil.example');
  expect(JSON.stringify(await parseContent(image, { mediaHosts: ['shop.example'] }))).not.toContain('evil.example');
});

it('parses a markup once, and keeps the hundred that were wanted last', async () => {
  const first = await parseContent(text('pierwszy'));
  const second = await parseContent(text('drugi'));
  expect(JSON.stringify(second)).toContain('drugi');
  for (let index = 0; index < 98; index += 1) await parseContent(text(`kolejny ${index}`));
  expect(await parseContent(text('pierwszy'))).toBe(first);
  await parseContent(text('o jeden za dużo'));
  const again = await parseContent(text('drugi'));
  expect(again).not.toBe(second);
  expect(again).toEqual(second);
  expect(await parseContent(text('pierwszy'))).toBe(first);
});
