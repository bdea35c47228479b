/**
 * The files of a new component, each with the conventions of `docs/add-a-component.md` in place.
 *
 * @param {string} name of its folder, e.g. `gift-card`
 * @returns {Record<string, string>} texts by path within `ui/src`
 * @throws Error when the name is not one of lower-case words joined by hyphens
 */
export function componentFiles(name) {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name))
    throw new Error(`"${name}" cannot name a folder: use lower-case words joined by hyphens, e.g. gift-card.`);
  const { component, key } = getNames(name);
  return {
    [`${name}/index.ts`]: `export { ${component}, type ${component}Props } from './${name}.tsx';\n`,
    [`${name}/${name}.strings.ts`]: `/** The strings of a ${sentence(name)}. */
export interface ${component}Strings {
  /** Name of the region for screen readers. */
  label: string;
}

export const ${key}Strings: ${component}Strings = { label: '${capital(sentence(name))}' };
`,
    [`${name}/${name}.css.ts`]: `import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const root = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.md,
  background: vars.color.background.surface,
  color: vars.color.text.primary,
  selectors: { '&[data-loading]': { cursor: 'progress' } },
});
`,
    [`${name}/${name}.tsx`]: `'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './${name}.css.ts';
import { ${key}Strings, type ${component}Strings } from './${name}.strings.ts';

/** Strings that are left out come from the provider's table. All other attributes go to the \`<section>\`. */
export interface ${component}Props extends HTMLAttributes<HTMLElement>, StringOverrides<${component}Strings> {
  /** What it holds. */
  children: ReactNode;
  /** Being loaded or saved. Default false. */
  loading?: boolean;
  /** The \`<section>\`. */
  ref?: Ref<HTMLElement>;
}

/**
 * A ${sentence(name)}.
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | \`data-loading\` | \`loading\` is set |
 */
export function ${component}({ label: ownLabel, loading = false, className, children, ...props }: ${component}Props) {
  const { label } = useStrings('${key}', ${key}Strings, { label: ownLabel });
  return (
    <section
      {...props}
      aria-label={label}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
      className={classNames(styles.root, className)}
    >
      {children}
    </section>
  );
}
`,
    [`${name}/${name}.conformance.tsx`]: `import { conforms } from '../conformance/conformance.ts';
import { ${component} } from './index.ts';

export default [conforms({ component: ${component}, props: { children: 'Content' }, hooks: { 'data-loading': { props: { loading: true } } } })];
`,
    [`${name}/${name}.test.tsx`]: `// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ${component} } from './index.ts';

describe('${component}', () => {
  it('is a region named by its label, with its content', () => {
    render(<${component} label="Name">Content</${component}>);
    expect(screen.getByRole('region', { name: 'Name' }).textContent).toBe('Content');
  });

  it('sets aria-busy while loading', () => {
    const { rerender } = render(<${component} loading>Content</${component}>);
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
    rerender(<${component}>Content</${component}>);
    expect(screen.getByRole('region').hasAttribute('aria-busy')).toBe(false);
  });
});
`,
    [`${name}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleText } from '../story-utils/sample-text.ts';
import { ${component} } from './index.ts';

const meta = {
  title: 'UI/New/${component}',
  component: ${component},
  args: { children: sampleText('Vitamin C 1000') },
} satisfies Meta<typeof ${component}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { loading: false } };
export const Loading: Story = { args: { loading: true } };
export const LongTexts: Story = {
  args: { children: sampleText('Antidisestablishmentarianism recommends this product to all friends and family') },
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
 * The list of all strings with those of the new component.
 *
 * @param {string} table text of `ui/src/provider/ui-strings.ts`
 * @param {string} name
 */
export function withStrings(table, name) {
  const { component, key } = getNames(name);
  const imported = insertSorted(
    table,
    `import type { ${component}Strings } from '../${name}/${name}.strings.ts';`,
    /^import type .*\.strings\.ts';$/,
  );
  return insertSorted(imported, `  ${key}: ${component}Strings;`, /^ {2}\w+: \w+Strings;$/);
}

/** The tables of strings that others do not take theirs from. */
export const stringTables = ['de-DE', 'en-GB', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL', 'pl-PL', 'pt-PT'].map(
  (locale) => `strings/${locale}.ts`,
);

/**
 * A table of strings with those of the new component, in English still: its types hold, and a test asks for the
 * translation.
 *
 * @param {string} table text of one of `stringTables`
 * @param {string} name
 */
export function withEnglishStrings(table, name) {
  const { key } = getNames(name);
  const imported = insertSorted(table, `import { ${key}Strings } from '../${name}/${name}.strings.ts';`, /^import /);
  // The brace that ends the table, as entries have several lines.
  return insertSorted(imported, `  ${key}: ${key}Strings,`, /^ {2}\w+: |^\};$/);
}

/** @param {string} name */
function getNames(name) {
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
  // Compared up to the mark that ends a name, so that `button` is before `button-group`.
  const next = peers.find((index) => sortKey(lines[index] ?? '') > sortKey(line));
  lines.splice(next ?? (peers.at(-1) ?? -1) + 1, 0, line);
  return lines.join('\n');
}

/** @param {string} line */
function sortKey(line) {
  return line.replace(/^import (?:type )?\{ [\w, ]+ \}/, '').replaceAll(/[/:]/g, ' ');
}
