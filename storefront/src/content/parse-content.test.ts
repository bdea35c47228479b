import { expect, it } from 'vitest';
import { parseContent } from './parse-content.ts';

const text = (words: string) =>
  `<div data-content-type="text" data-appearance="default" data-element="main"><p>${words}</p></div>`;

it('leaves out images of hosts that the policy refuses, also when another policy let them through', async () => {
  const image = text('<img src="https://evil.example/a.jpg" alt="">');
  expect(JSON.stringify(await parseContent(image))).toContain('evil.example');
  expect(JSON.stringify(await parseContent(image, { mediaHosts: ['shop.example'] }))).not.toContain('evil.example');
});

it('has links of the backend to its pages as paths of the store view', async () => {
  const link =
    '<a href="https://magento.example/contact">Contact</a><a href="https://magento.example/media/a.pdf">A</a>';
  const read = async (html: string, path: string) =>
    JSON.stringify(await parseContent(html, { shopUrls: { 'magento.example': path } }));
  for (const html of [`<p>${link}</p>`, text(link)]) {
    expect(await read(html, '/en')).toContain('href=\\"/en/contact\\"');
    expect(await read(html, '')).toContain('href=\\"/contact\\"');
    expect(await read(html, '')).toContain('https://magento.example/media/a.pdf');
  }
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
