import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureShop } from '../testing/fixture-shop.ts';
import { publicModules } from '../testing/public-modules.ts';
import { createTestBackend } from '../testing/test-backend.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { resolveDirectives } from './directives.ts';

let backend: TestBackend;

beforeAll(() => {
  backend = createTestBackend({
    modules: publicModules,
    shop: fixtureShop({
      content: {
        urlRewrites: [],
        cmsPages: [
          {
            identifier: 'home',
            title: 'Witryna',
            metaDescription: 'Opis',
            content: '<img src="{{media url=wysiwyg/a.jpg}}">',
          },
        ],
        cmsBlocks: [
          { identifier: 'one', title: 'Jeden', content: '<p>1</p>' },
          { identifier: 'two', title: 'Dwa', content: '<p>2</p>' },
        ],
      },
    }),
  });
});
afterAll(() => {
  backend.dispose();
});

describe('cmsPage', () => {
  it('answers a page with media addresses resolved', async () => {
    expect(
      (
        await backend.graphql(
          '{ cmsPage(identifier: "home") { identifier title content meta_title meta_description url_key } }',
        )
      ).data,
    ).toEqual({
      cmsPage: {
        identifier: 'home',
        title: 'Witryna',
        content: '<img src="https://backend.test/media/wysiwyg/a.jpg">',
        meta_title: 'Witryna',
        meta_description: 'Opis',
        url_key: 'home',
      },
    });
  });

  it('refuses a page that does not exist', async () => {
    const answer = await backend.graphql('{ cmsPage(identifier: "x") { title } }');
    expect(answer).toMatchObject({
      data: { cmsPage: null },
      errors: [
        {
          message: `The CMS page with the "x" ID doesn't exist.`,
          path: ['cmsPage'],
          extensions: { category: 'graphql-no-such-entity' },
        },
      ],
    });
  });
});

describe('cmsBlocks', () => {
  it('[CMS-07] answers blocks in the order asked for; a missing one is null with an error at its index', async () => {
    const answer = await backend.graphql(
      '{ cmsBlocks(identifiers: ["two", "none", "one"]) { items { identifier content } } }',
    );
    expect(answer.data).toEqual({
      cmsBlocks: {
        items: [{ identifier: 'two', content: '<p>2</p>' }, null, { identifier: 'one', content: '<p>1</p>' }],
      },
    });
    expect(answer.errors).toMatchObject([
      {
        message: `The CMS block with the "none" ID doesn't exist.`,
        path: ['cmsBlocks', 'items', 1],
        extensions: { category: 'graphql-no-such-entity' },
      },
    ]);
  });

  it('needs identifiers', async () => {
    expect((await backend.graphql('{ cmsBlocks(identifiers: []) { items { title } } }')).errors).toMatchObject([
      { message: '"identifiers" of CMS blocks should be specified' },
    ]);
  });
});

describe('resolveDirectives', () => {
  const targets = { mediaBaseUrl: 'https://shop.example/media', publicUrl: 'https://shop.example' };

  it.each([
    ['{{media url=wysiwyg/a b.jpg}}', 'https://shop.example/media/wysiwyg/a b.jpg'],
    ['{{media url="wysiwyg/a.jpg"}}', 'https://shop.example/media/wysiwyg/a.jpg'],
    ["{{media url='/wysiwyg/a.jpg'}}", 'https://shop.example/media/wysiwyg/a.jpg'],
    ['{{media url=&quot;wysiwyg/a.jpg&quot;}}', 'https://shop.example/media/wysiwyg/a.jpg'],
    ['{{store url="witaminy.html"}}', 'https://shop.example/witaminy.html'],
    ['{{store direct_url="a"}} {{store url=""}}', 'https://shop.example/a https://shop.example/'],
    ['{{widget type="x"}} {{media}}', '{{widget type="x"}} {{media}}'],
  ])('turns %s into %s', (content, expected) => {
    expect(resolveDirectives(content, targets)).toBe(expected);
  });
});
