// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { documents } from '../fixtures/documents.ts';
import { createMutations } from '../fixtures/mutations.ts';
import { RichContent } from '../index.ts';
import { parseRichContent } from '../parser/index.node.ts';

const logger = { warn: () => undefined, error: () => undefined };
const urlAttributes =
  /^(?:src|srcset|imagesrcset|href|poster|style|action|formaction|data|background|data-background-images)$/;
const hostile = [
  '{{media url=a.jpg}}',
  '%7B%7Bmedia%20url=a.jpg%7D%7D',
  '{%7Bconfig path=a}}',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'url({{media url=a.jpg}})',
];
const holders: ((url: string) => string)[] = [
  (url) => `<a href="${url}">a</a>`,
  (url) => `<a href="#" onclick="${url}">a</a>`,
  (url) => `<img src="${url}" srcset="${url} 2x" onerror="${url}">`,
  (url) => `<video src="${url}" poster="${url}"><source src="${url}"></video>`,
  (url) => `<iframe src="${url}" srcdoc="${url}"></iframe>`,
  (url) => `<p style="background: url('${url}')" onmouseover="a()">a</p>`,
  (url) => `<p data-background-images='{"desktop_image":"${url}"}'>a</p>`,
  (url) =>
    `<div data-content-type="row" data-background-images='{"desktop_image":"${url}","mobile_image":"${url}"}' data-background-type="video" data-video-src="${url}" data-video-fallback-src="${url}">a</div>`,
  (url) =>
    `<figure data-content-type="image"><a data-element="link" href="${url}"><img data-element="desktop_image" src="${url}"></a></figure>`,
  (url) =>
    `<div data-content-type="buttons"><div data-content-type="button-item"><a data-element="link" href="${url}">a</a></div></div>`,
];
const piece = fc.tuple(fc.constantFrom(...holders), fc.constantFrom(...hostile)).map(([write, url]) => write(url));
const inserted = fc
  .tuple(createMutations(documents), piece, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([html, markup, share]) => html.slice(0, share * html.length) + markup + html.slice(share * html.length));

/** Returns the attributes of rendered HTML that load a directive or run code. */
function getUnsafeAttributes(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(page.querySelectorAll('*')).flatMap((element) =>
    Array.from(element.attributes).flatMap(({ name, value }) => {
      const url = value.replace(/[\u0000-\u0020]/g, '');
      const isUnsafe = name.startsWith('on') || (urlAttributes.test(name) && /(?:\{|%7b){2}|javascript:/i.test(url));
      return isUnsafe ? [`${element.localName} ${name}=${value}`] : [];
    }),
  );
}

describe('rendered content', () => {
  it('has no directives in URLs, no script URLs and no event handlers after random changes', () => {
    fc.assert(
      fc.property(fc.oneof(inserted, piece), (html) => {
        const content = parseRichContent(html, { logger, keepUnsupported: true });
        expect(getUnsafeAttributes(renderToStaticMarkup(<RichContent content={content} />))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
