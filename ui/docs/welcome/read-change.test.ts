import { expect, it } from 'vitest';
import { getPageUrl } from './get-page-url.ts';
import { readChange } from './read-change.ts';

it('reads the packages and the first paragraph of a change', () => {
  const source =
    "---\n'@witryna/ui': minor\n'@witryna/design-tokens': patch\n---\n\n`Logo` takes\nany mark.\n\nMore.\n";
  expect(readChange(source)).toEqual({ packages: ['ui', 'design-tokens'], text: '`Logo` takes any mark.' });
});

it('skips a file that names no package', () => {
  expect(readChange('# Changesets\n\nHow to add one.')).toBeNull();
});

it('names the page of a component as Storybook does', () => {
  expect(getPageUrl('Page Builder/Column group')).toBe('?path=/docs/page-builder-column-group--docs');
});
