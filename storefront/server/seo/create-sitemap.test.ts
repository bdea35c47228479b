import { describe, expect, it } from 'vitest';
import { startHttp } from '../testing/start-http.ts';
import { createSitemap } from './sitemap.ts';

const categories = {
  categoryList: [
    {
      children: [
        { url_path: 'witaminy', url_suffix: '.html', children: [{ url_path: 'witaminy/d', url_suffix: '.html', children: [null] }] },
        { url_path: null, url_suffix: null, children: [{ url_path: 'sport', url_suffix: null, children: [] }] },
      ],
    },
  ],
};
const pictures = [
  { __typename: 'ProductImage', url: 'https://cdn.example/d3.jpg', disabled: false },
  { __typename: 'ProductImage', url: 'https://cdn.example/hidden.jpg', disabled: true },
  { __typename: 'ProductVideo', url: 'https://cdn.example/film.jpg', disabled: false },
  null,
];
const productPages = [[{ url_key: 'd3', url_suffix: '.html', media_gallery: pictures }, null, { url_key: null, url_suffix: null }], [{ url_key: 'magnez', url_suffix: null }]];

describe('createSitemap', () => {
  it('names home, categories of every level and the products of all pages', async () => {
    const asked: (string | null)[] = [];
    const backend = await startHttp((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://backend');
      const name = searchParams.get('operationName');
      const page = /"page":2\b/.test(searchParams.get('variables') ?? '') ? 2 : 1;
      asked.push(name);
      const data = name === 'getSitemapCategories' ? categories : { products: { page_info: { total_pages: 2 }, items: productPages[page - 1] } };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
    });
    const sitemap = createSitemap(backend, 'https://shop.example');
    const response = await fetch(await startHttp((request, answer) => void sitemap(request, answer)));
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    expect([...xml.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, image]) => image)).toEqual(['https://cdn.example/d3.jpg']);
    const paths = [...xml.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(paths).toEqual(['/', '/witaminy.html', '/witaminy/d.html', '/sport', '/d3.html', '/magnez']);
    expect(asked.toSorted()).toEqual(['getSitemapCategories', 'getSitemapProducts', 'getSitemapProducts']);
  });
});
