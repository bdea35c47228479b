import { expect, it } from 'vitest';
import { shortenDocument } from './shorten-document.ts';

it('writes the fields of a fragment that is spread once in its place', () => {
  expect(shortenDocument('query Q{a{...Long}b}fragment Long on A{c d}')).toBe('query Q{a{...on A{c d}}b}');
});

it('names fragments that are spread more than once with a letter', () => {
  expect(shortenDocument('query Q{a{...Long}b{...Long}}fragment Long on A{c}')).toBe(
    'query Q{a{...a}b{...a}}fragment a on A{c}',
  );
});

it('repeats no type inside of a fragment of that type', () => {
  expect(
    shortenDocument(
      'query Q{a{...Outer}}fragment Outer on A{c...Inner d...Other}fragment Inner on A{e{f}g}fragment Other on B{h}',
    ),
  ).toBe('query Q{a{...on A{c e{f}g d...on B{h}}}}');
});

it('keeps a type below a field of a fragment of that type', () => {
  expect(shortenDocument('query Q{a{...Outer}}fragment Outer on A{c{...Inner}}fragment Inner on A{d}')).toBe(
    'query Q{a{...on A{c{...on A{d}}}}}',
  );
});

it('keeps braces in strings apart from those of fields', () => {
  expect(shortenDocument('query Q{a(b:"}")...Outer}fragment Outer on Query{c...Inner}fragment Inner on Query{d}')).toBe(
    'query Q{a(b:"}")...on Query{c d}}',
  );
});
