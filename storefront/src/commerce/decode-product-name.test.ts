import { expect, it } from 'vitest';
import { decodeProductName } from './decode-product-name.ts';

it.each([
  ['Wheel 27.5&quot;', 'Wheel 27.5"'],
  ['Women&#039;s &lt;Trail&gt; Shoes', "Women's <Trail> Shoes"],
  ['Kid&apos;s Salt &amp; Pepper', "Kid's Salt & Pepper"],
  ['Salt & Pepper', 'Salt & Pepper'],
  ['&amp;quot;', '&quot;'],
  ['Ü &copy; &#64;', 'Ü &copy; &#64;'],
])('reads %j as %j', (name, text) => {
  expect(decodeProductName(name)).toBe(text);
});
