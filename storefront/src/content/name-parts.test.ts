import { sanitizeHtml } from '@witryna/page-builder/parser';
import { expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { contentMessages } from './messages.ts';
import { parseRichText } from './rich-text.ts';

it('names links of images and frames in plain HTML that have no name', async () => {
  const { intl, load } = createShopIntl({ locale: 'en_US' });
  await load(contentMessages);
  const frame = (title: string) => `<iframe${title} src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>`;
  const named = `<a href="/b"><img src="/b.jpg" alt="Zinc"></a><p>aria-label=""</p>`;
  const text = await parseRichText(
    `<a href="/a"><img src="/a.jpg" alt=""></a>${named}${frame('')}${frame(' title="Film"')}`,
    {},
    intl,
  );
  expect(text).toMatchObject({ kind: 'html' });
  const html = JSON.stringify(text).replaceAll('\\"', '"');
  expect(html).toContain('<a href="/a" aria-label="Open">');
  expect(html).toContain(sanitizeHtml(named));
  expect(html.match(/<iframe[^>]* title="[^"]*"/g)?.map((tag) => / title="([^"]*)"/.exec(tag)?.[1])).toEqual([
    'Video',
    'Film',
  ]);
});
