import { describe, expect, it } from 'vitest';
import { matchStaticRoute } from '../routes.ts';
import { getFooterGroups } from './footer-groups.ts';

const everything = { withdrawal: true, stores: true, contact: true, newsletter: true };
const nothing = { withdrawal: false, stores: false, contact: false, newsletter: false };
const about = [{ href: '/ueber-uns', label: 'Über uns' }];
const hrefs = (shown: ReturnType<typeof getFooterGroups>) =>
  shown.flatMap(({ links }) => links.map(({ href }) => href));

describe('getFooterGroups', () => {
  it('leads to pages that every shop has', () => {
    expect(hrefs(getFooterGroups([], everything, String)).filter((href) => !matchStaticRoute(href))).toEqual([
      '/stores',
    ]);
  });

  it('leaves out links to parts that the shop does not have, the merchant’s own too', () => {
    const links = [{ href: '/contact-us', label: 'Contact' }, ...about];
    expect(hrefs(getFooterGroups([{ title: 'Help', links }], nothing, String))).toEqual(['/ueber-uns']);
    for (const path of ['/withdrawal', '/stores'])
      expect(hrefs(getFooterGroups([], nothing, String))).not.toContain(path);
  });

  it('keeps a merchant’s link to the path of the stores, where the merchant may have a page', () => {
    const links = [{ href: '/stores', label: 'Stores' }];
    expect(hrefs(getFooterGroups([{ title: 'Help', links }], nothing, String))).toEqual(['/stores']);
  });

  it('adds links without a heading as one more group', () => {
    const shown = getFooterGroups([{ title: '', links: about }], nothing, String);
    expect(shown.map(({ title }) => title)).toEqual(['layout.footer.account', 'layout.footer.about']);
  });

  it('shows the groups of the merchant instead of its own', () => {
    const shown = getFooterGroups([{ title: 'Firma', links: about }], everything, String);
    expect(shown.map(({ title }) => title)).toEqual(['Firma']);
  });
});
