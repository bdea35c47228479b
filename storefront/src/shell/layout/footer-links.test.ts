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

  it.each([
    ['<a href="/p"><img src="/v.png" alt="Visa"><img src="/m.png" alt="" title="Mastercard"></a>', 'Visa Mastercard'],
    ['<a title="Payments &amp; delivery" href="/p"><i class="icon"></i></a>', 'Payments & delivery'],
    ['<a href="/p" aria-label="Payments">&nbsp;</a>', 'Payments'],
    ['<a href="/p" title="All payments"><img src="/v.png" alt="Visa"> Payments</a>', 'Payments'],
  ])('names a link without text by its images or its own name: %s', (html, label) => {
    expect(getBlockLinks(html)).toEqual([{ title: '', links: [{ href: '/p', label }] }]);
  });

  it('leaves out links without a name, and groups of nothing else', () => {
    const nameless = '<a href="/p" aria-label=""><img src="/v.png" alt=""></a>';
    expect(getBlockLinks(`<h3>Payments</h3>${nameless}<h3>Help</h3><a href="/h">H</a>${nameless}`)).toEqual([
      { title: 'Help', links: [{ href: '/h', label: 'H' }] },
    ]);
  });

  it('returns nothing for a block without links', () => {
    expect(getBlockLinks('<h3>About us</h3><p>Since 1962.</p>')).toEqual([]);
  });
});
