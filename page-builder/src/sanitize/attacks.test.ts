import { describe, expect, it } from 'vitest';
import { parsePageBuilder, parseRichContent, sanitizeHtml } from '../parser/index.node.ts';
import { parseWithParse5 } from '../parser/parse5-html.ts';
import { findAll } from '../parser/parts.ts';
import { attacks } from './attacks.ts';
import { allowedElements } from './policy-elements.ts';

const logger = { warn: () => undefined, error: () => undefined };

/** Returns every string in a value. */
function getStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(getStrings) : [];
}

function expectHarmless(html: string): void {
  for (const { name, attributes } of findAll(parseWithParse5(html), () => true)) {
    expect(allowedElements).toContain(name);
    for (const [attribute, value] of attributes) {
      expect(attribute).not.toMatch(/^on|^srcdoc$|^formaction$|^action$/);
      expect(value.replace(/[\u0000-\u0020\u200b]/g, '')).not.toMatch(
        /^(?:javascript|vbscript|data:(?!image)|blob|filesystem):?/i,
      );
    }
  }
}

describe('sanitizing attacks in Node', () => {
  it.each(attacks)('leaves nothing of $name', ({ html }) => {
    const once = sanitizeHtml(html);
    expectHarmless(once);
    // Sanitized HTML stays the same when it is parsed and sanitized again, so no second parser can interpret it
    // differently.
    expect(
      sanitizeHtml(once)
        .replace(/ id="pb-pb-/g, ' id="pb-')
        .replaceAll('href="#pb-pb-', 'href="#pb-'),
    ).toBe(once);
  });

  it.each(attacks)('leaves nothing in any field of the tree: $name', ({ html }) => {
    const markup = `${html}<div data-content-type="text"><p>neighbor</p></div>`;
    const tree = parsePageBuilder(markup, { logger, keepUnsupported: true });
    for (const node of findNodes(tree)) {
      for (const field of ['content', 'html', 'answer', 'legal'])
        expectHarmless(getStrings(Reflect.get(node, field)).join(''));
      for (const field of ['link', 'url', 'videoSrc', 'desktopImage', 'mobileImage', 'image']) {
        for (const address of getStrings(Reflect.get(node, field)))
          expect(address).not.toMatch(/^[\s\u0000-\u0020]*(?:java\s*script|vbscript|data:text)/i);
      }
    }
    expect(JSON.parse(JSON.stringify(parseRichContent(html, { logger })))).toBeDefined();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

/** Returns all objects of a tree. */
function findNodes(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(findNodes)];
}
