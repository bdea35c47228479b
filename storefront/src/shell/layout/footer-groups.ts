import type { MessageId } from '../../i18n/index.ts';
import type { BlockLinkGroup } from './footer-links.ts';

/** Optional parts of the shop that links lead to. */
type FooterNeed = 'withdrawal' | 'stores' | 'contact' | 'newsletter';

interface FooterLink {
  text: MessageId;
  path: string;
  /** Only where the shop has it. */
  needs?: FooterNeed;
}

interface FooterGroup {
  id: string;
  title: MessageId;
  entries: readonly FooterLink[];
}

const storesPath = '/stores';

/** Links of the footer to pages that every shop has. */
const groups: readonly FooterGroup[] = [
  {
    id: 'account',
    title: 'layout.footer.account',
    entries: [
      { text: 'layout.footer.accountEntry', path: '/customer/account' },
      { text: 'layout.footer.signIn', path: '/sign-in' },
      { text: 'layout.footer.register', path: '/create-account' },
      { text: 'layout.footer.orderStatus', path: '/track-my-order' },
      { text: 'layout.footer.withdrawal', path: '/withdrawal', needs: 'withdrawal' },
    ],
  },
  {
    id: 'help',
    title: 'layout.footer.help',
    entries: [
      { text: 'layout.contact', path: '/contact-us', needs: 'contact' },
      { text: 'layout.footer.stores', path: storesPath, needs: 'stores' },
      { text: 'layout.footer.emailSignup', path: '/communications', needs: 'newsletter' },
    ],
  },
];

/** Group of links as the footer shows it. */
interface ShownGroup {
  id: string;
  title: string;
  links: { id: string; label: string; href: string }[];
}

/**
 * Returns the groups of links of the footer. The merchant's block replaces them where it has headings; links without
 * a heading form one more group. Links to parts that the shop does not have are left out.
 *
 * @param block links of the merchant's block
 * @param has parts that the shop has
 */
export function getFooterGroups(
  block: readonly BlockLinkGroup[],
  has: Readonly<Record<FooterNeed, boolean>>,
  format: (id: MessageId) => string,
): ShownGroup[] {
  const entries = groups.flatMap((group) => group.entries);
  const isShown = (href: string) => {
    const needs = entries.find(({ path }) => path === href)?.needs;
    return needs === undefined || has[needs];
  };
  // The path of the stores is the backend's: without a store locator, the merchant may have a page there.
  const isKept = (href: string) => href === storesPath || isShown(href);
  const shown = block.map(
    ({ title, links }, index): ShownGroup => ({
      id: `block-${index}`,
      title: title || format('layout.footer.about'),
      links: links
        .filter(({ href }) => isKept(href))
        .map(({ href, label }) => ({ id: `${href} ${label}`, label, href })),
    }),
  );
  const own = groups.map(
    ({ id, title, entries: members }): ShownGroup => ({
      id,
      title: format(title),
      links: members
        .filter(({ path }) => isShown(path))
        .map(({ text, path }) => ({ id: path, label: format(text), href: path })),
    }),
  );
  const replaces = block.some(({ title }) => title !== '');
  return [...(replaces ? [] : own), ...shown].filter(({ links }) => links.length > 0);
}
