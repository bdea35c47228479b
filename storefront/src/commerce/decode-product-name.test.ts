import { expect, it } from 'vitest';
import { decodeProductName } from './decode-product-name.ts';

it.each([
  ['Wheel 27.5&quot;', 'Wheel 27.5"'],
  ['Women&#039;s &lt;Trail&gt; Shoes', "Women's <Trail> Shoes"],
  ['Kid&apos;s Salt &amp; Pepper', "Kid's Salt & Pepper"],
  ['Salt & Pepper', 'Salt & Pepper'],
  ['&amp;quot; &amp;#39;', '&quot; &#39;'],
  ['The &ldquo;Great&rdquo; Atlas &#39;26 &#8211; &#8216;New&#8217;', "The “Great” Atlas '26 – ‘New’"],
  ['Kindle&trade; Lego&reg; 90&nbsp;cm &ndash; Men&rsquo;s', 'Kindle™ Lego® 90\u00A0cm – Men’s'],
  ['Party &#127881; Caf&#233;', 'Party 🎉 Café'],
  ['Women&#x27;s &#x1F389; Caf&#xe9;', "Women's 🎉 Café"],
  ['Caf&eacute; Cr&egrave;me &mdash; Gar&ccedil;on, 90&deg; &copy;', 'Café Crème — Garçon, 90° ©'],
  ['&Uuml;bergr&ouml;&szlig;e Ma&ntilde;ana For&ecirc;t', 'Übergröße Mañana Forêt'],
  [
    'R&D; &xyz; &constructor; &QUOT; &Eacute &#a; &#xzz; &#; &;',
    'R&D; &xyz; &constructor; &QUOT; &Eacute &#a; &#xzz; &#; &;',
  ],
  ['&#1114112; &#999999999;', '&#1114112; &#999999999;'],
])('reads %j as %j', (name, text) => {
  expect(decodeProductName(name)).toBe(text);
});

it.each(['&#00;', '&#55296;', '&#999999;', '&#x00;', '&#xFFFFF;', '&#xD800;'])('does not throw at %s', (name) => {
  expect(() => decodeProductName(name)).not.toThrow();
});
