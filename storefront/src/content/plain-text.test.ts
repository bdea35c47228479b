import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it('leaves the words of HTML', () => {
    expect(plainText('<h2>Witamina&nbsp;D</h2>\n<p>dla  <b>kości</b></p>')).toBe('Witamina D dla kości');
  });

  it('leaves out styles, scripts and comments, which Page Builder and widgets write', () => {
    expect(
      plainText(
        '<style>#html-body [data-pb-style=A1]{color:red}</style><!-- <p>alt</p> --><p>Neu</p><SCRIPT>let a\n= 1</SCRIPT >',
      ),
    ).toBe('Neu');
  });

  it('keeps words and punctuation together around tags in a line', () => {
    expect(plainText('<b>D</b>ie <a href="/agb">AGB</a>, <i>kurz</i>.<br>Neu')).toBe('Die AGB, kurz. Neu');
  });

  it('decodes character references once, and leaves unknown ones', () => {
    expect(plainText('&quot;Omega&#8209;3&quot; &ndash; 2&nbsp;kaps&#x142;ki &amp;lt; &bogus; &#99999999;')).toBe(
      '"Omega‑3" – 2 kapsłki &lt; &bogus; &#99999999;',
    );
  });

  it('leaves the words of the HTML that Page Builder keeps as text', () => {
    const code = (attributes: string, text: string) => `<div data-content-type="html" ${attributes}>${text}</div>`;
    expect(
      plainText(
        `<p>2 &lt; 3</p>${code('data-element="main"', '&lt;style&gt;a{}&lt;/style&gt;&lt;p class="x"&gt;5&amp;nbsp;&amp;amp;lt; 6&lt;/p&gt;')}` +
          code('data-decoded="true"', '<p>&lt;b&gt;</p>'),
      ),
    ).toBe('2 < 3 5 &lt; 6 <b>');
  });

  it.each([
    ['Gr&ouml;&szlig;e &Uuml;bergang', 'Größe Übergang'],
    ['d&eacute;j&agrave; &laquo;vu&raquo; 5&nbsp;&euro;', 'déjà «vu» 5 €'],
    ['it&rsquo;s &frac12; &times; 2', 'it’s ½ × 2'],
  ])('decodes the names of characters in %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('cuts long texts between words', () => {
    expect(plainText('jeden dwa trzy', 10)).toBe('jeden dwa…');
    expect(plainText('jeden dwa', 9)).toBe('jeden dwa');
  });

  it('cuts a long word where it must', () => {
    expect(plainText('x'.repeat(300))).toBe(`${'x'.repeat(160)}…`);
  });
});
