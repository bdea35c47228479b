/**
 * The files of a new component, each with the conventions of `docs/add-a-component.md` in place.
 *
 * @param {string} name of its folder, e.g. `store-card`
 * @returns {Record<string, string>} texts by path within `ui/src`
 * @throws Error when the name is not one of lower-case words joined by hyphens
 */
export function componentFiles(name) {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) throw new Error(`"${name}" is no name of a folder: use lower-case words joined by hyphens, e.g. store-card.`);
  const { component, key } = namesOf(name);
  return {
    [`${name}/index.ts`]: `export { ${component}, type ${component}Props } from './${name}.tsx';\n`,
    [`${name}/${name}.words.ts`]: `/** The words of a ${sentence(name)}. */
export interface ${component}Words {
  /** Name of the region for screen readers. */
  label: string;
}

export const ${key}Words: ${component}Words = { label: '${capital(sentence(name))}' };
`,
    [`${name}/${name}.css.ts`]: `import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const root = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.md,
  background: vars.color.background.surface,
  color: vars.color.text.primary,
  selectors: { '&[data-busy]': { cursor: 'progress' } },
});
`,
    [`${name}/${name}.tsx`]: `'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords, type OwnWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './${name}.css.ts';
import { ${key}Words, type ${component}Words } from './${name}.words.ts';

/** Words that are left out come from the provider's table. All other attributes go to the \`<section>\`. */
export interface ${component}Props extends HTMLAttributes<HTMLElement>, OwnWords<${component}Words> {
  /** What it holds. */
  children: ReactNode;
  /** Being loaded or saved. Default false. */
  busy?: boolean;
  /** The \`<section>\`. */
  ref?: Ref<HTMLElement>;
}

/**
 * A ${sentence(name)}.
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | \`data-busy\` | it is \`busy\` |
 */
export function ${component}({ label: ownLabel, busy = false, className, children, ...props }: ${component}Props) {
  const { label } = useWords('${key}', ${key}Words, { label: ownLabel });
  return (
    <section
      {...props}
      aria-label={label}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      className={classNames(styles.root, className)}
    >
      {children}
    </section>
  );
}
`,
    [`${name}/${name}.conformance.tsx`]: `import { conforms } from '../conformance/conformance.ts';
import { ${component} } from './index.ts';

export default [conforms({ component: ${component}, props: { children: 'Treść' }, hooks: { 'data-busy': { props: { busy: true } } } })];
`,
    [`${name}/${name}.test.tsx`]: `// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ${component} } from './index.ts';

describe('${component}', () => {
  it('is a region named by its label, with its content', () => {
    render(<${component} label="Nazwa">Treść</${component}>);
    expect(screen.getByRole('region', { name: 'Nazwa' }).textContent).toBe('Treść');
  });

  it('says that it is busy', () => {
    const { rerender } = render(<${component} busy>Treść</${component}>);
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
    rerender(<${component}>Treść</${component}>);
    expect(screen.getByRole('region').hasAttribute('aria-busy')).toBe(false);
  });
});
`,
    [`${name}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${component} } from './index.ts';

const meta = {
  title: 'UI/New/${component}',
  component: ${component},
  args: { label: 'Nazwa', children: 'Treść' },
} satisfies Meta<typeof ${component}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { busy: false } };
export const Busy: Story = { args: { busy: true } };
export const LongTexts: Story = {
  args: { children: 'Konstantynopolitańczykowianeczka kupiła trzy opakowania witaminy D3 i olej z wiesiołka tłoczony na zimno.' },
};
`,
  };
}

/**
 * The entry of the library with the new folder among the others.
 *
 * @param {string} index text of `ui/src/index.ts`
 * @param {string} name
 */
export function withExport(index, name) {
  return insertSorted(index, `export * from './${name}/index.ts';`, /^export \* from /);
}

/**
 * The list of all words with those of the new component.
 *
 * @param {string} table text of `ui/src/provider/ui-words.ts`
 * @param {string} name
 */
export function withWords(table, name) {
  const { component, key } = namesOf(name);
  const imported = insertSorted(table, `import type { ${component}Words } from '../${name}/${name}.words.ts';`, /^import type .*\.words\.ts';$/);
  return insertSorted(imported, `  ${key}: ${component}Words;`, /^ {2}\w+: \w+Words;$/);
}

/** The tables of words that others do not take theirs from. */
export const wordTables = ['de-DE', 'en-GB', 'fr-FR', 'nl-NL', 'pl-PL', 'pt-PT'].map((locale) => `strings/${locale}.ts`);

/**
 * A table of words with those of the new component, in English still: its types hold, and a test asks for the translation.
 *
 * @param {string} table text of one of `wordTables`
 * @param {string} name
 */
export function withEnglishWords(table, name) {
  const { key } = namesOf(name);
  const imported = insertSorted(table, `import { ${key}Words } from '../${name}/${name}.words.ts';`, /^import /);
  // The brace that ends the table, as entries have several lines.
  return insertSorted(imported, `  ${key}: ${key}Words,`, /^ {2}\w+: |^\};$/);
}

/** @param {string} name */
function namesOf(name) {
  const component = name.split('-').map(capital).join('');
  return { component, key: component.charAt(0).toLowerCase() + component.slice(1) };
}

/** @param {string} name */
function sentence(name) {
  return name.replaceAll('-', ' ');
}

/** @param {string} word */
function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * A text with one more line, in its place among the sorted lines of its kind.
 *
 * @param {string} text
 * @param {string} line
 * @param {RegExp} kind of the lines that it is sorted into
 */
function insertSorted(text, line, kind) {
  const lines = text.split('\n');
  const peers = lines.flatMap((other, index) => (kind.test(other) ? [index] : []));
  // Compared up to the mark that ends a name, so that `button` stands before `button-group`.
  const next = peers.find((index) => sortKey(lines[index] ?? '') > sortKey(line));
  lines.splice(next ?? (peers.at(-1) ?? -1) + 1, 0, line);
  return lines.join('\n');
}

/** @param {string} line */
function sortKey(line) {
  return line.replace(/^import (?:type )?\{ [\w, ]+ \}/, '').replaceAll(/[/:]/g, ' ');
}
