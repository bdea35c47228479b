import type { Page } from '@playwright/test';
import { earlyScript } from '../../../storefront/server/pages/early-script.ts';
import { shopperPreloadScript } from '../../../storefront/server/pages/shopper-preload-script.ts';

/**
 * Reads a page's HTML with the browser's own parser, in a document where nothing runs, and lists what attackers want to
 * find there: elements, handlers and addresses that are none of the shop's.
 *
 * @param page lends its parser; its policy must not enforce Trusted Types, e.g. `about:blank`
 */
export function markupDangers(page: Page, html: string): Promise<string[]> {
  return page.evaluate(
    ({ markup, ownScripts }) => {
      const parsed = new DOMParser().parseFromString(markup, 'text/html');
      const dangers: string[] = [];
      const addressAttributes = new Set([
        'href',
        'src',
        'action',
        'formaction',
        'data',
        'poster',
        'srcdoc',
        'background',
        'ping',
        'xlink:href',
      ]);
      for (const element of parsed.querySelectorAll('*')) {
        const name = element.localName;
        const text = `<${name}> ${element.outerHTML.slice(0, 120)}`;
        if (['base', 'object', 'embed', 'applet', 'frame', 'math', 'marquee', 'plaintext', 'mglyph'].includes(name))
          dangers.push(`element ${text}`);
        if (name === 'meta' && element.hasAttribute('http-equiv')) dangers.push(`refresh ${text}`);
        if (
          name === 'link' &&
          element.getAttribute('rel') === 'stylesheet' &&
          !element.getAttribute('href')?.startsWith('/assets/')
        )
          dangers.push(`style sheet ${text}`);
        if (element.classList.contains('witryna-alarm')) dangers.push(`foreign element ${text}`);
        if (name === 'script' && (element.attributes.length > 0 || !ownScripts.includes(element.textContent))) {
          const type = element.getAttribute('type') ?? '';
          const isData = ['application/json', 'application/ld+json'].includes(type) && !element.hasAttribute('src');
          if (isData) {
            try {
              JSON.parse(element.textContent);
            } catch {
              dangers.push(`broken data ${text}`);
            }
          } else if (
            type !== 'module' ||
            !element.getAttribute('src')?.startsWith('/assets/') ||
            element.textContent !== ''
          )
            dangers.push(`script ${text}`);
        }
        for (const { name: attribute, value } of element.attributes) {
          if (/^on/i.test(attribute)) dangers.push(`handler ${attribute} of ${text}`);
          if (attribute === 'style' && /url\(|expression|@import/i.test(value)) dangers.push(`style ${text}`);
          if (!addressAttributes.has(attribute)) continue;
          // eslint knows this as a script address; here it is what is looked for.
          const scheme = /^([a-z][a-z\d+.-]*):/i.exec(value.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
          const allowed = ['http', 'https', 'mailto', 'tel', ...(name === 'img' || name === 'source' ? ['data'] : [])];
          if (scheme !== undefined && !allowed.includes(scheme))
            dangers.push(`scheme ${scheme} in ${attribute} of ${text}`);
          if (attribute === 'srcdoc') dangers.push(`document in ${text}`);
          if (new URL(value, 'https://shop.invalid/').host === 'evil.example')
            dangers.push(`foreign host in ${attribute} of ${text}`);
        }
      }
      const roots = parsed.querySelectorAll('#root').length;
      if (roots !== 1) dangers.push(`${roots} roots`);
      if (parsed.querySelectorAll('title:not(svg title)').length !== 1) dangers.push('not one title');
      if (parsed.querySelectorAll('#witryna-state').length !== 1) dangers.push('not one state');
      return [...new Set(dangers)];
    },
    { markup: html, ownScripts: [earlyScript, shopperPreloadScript] },
  );
}
