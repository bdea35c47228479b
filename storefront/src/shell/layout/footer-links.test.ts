import { describe, expect, it } from 'vitest';
import { getBlockLinks } from './footer-links.ts';

describe('getBlockLinks', () => {
  it('groups links by the headings before them', () => {
    const html =
      '<h3>About <b>us</b></h3><ul><li><a class="x" href="/a?b=1&amp;c=2">A &amp; B</a></li></ul><h3>Help</h3><a href="/h">H</a>';
    expect(getBlockLinks(html)).toEqual([
      { title: 'About us', links: [{ href: '/a?b=1&c=2', label: 'A & B' }] },
      { title: 'Help', links: [{ href: '/h', label: 'H' }] },
    ]);
  });

  it('keeps links without a heading in a group without a title', () => {
    expect(getBlockLinks('<div class="links"><a href="/a">A</a><a name="top"></a></div>')).toEqual([
      { title: '', links: [{ href: '/a', label: 'A' }] },
    ]);
  });

  it('returns nothing for a block without links', () => {
    expect(getBlockLinks('<h3>About us</h3><p>Since 1962.</p>')).toEqual([]);
  });
});
