import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

const folder = path.join(root, 'ui/src');

/** The story files of the UI library with their titles and the names of their exports. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => {
    const csf = loadCsf(readFileSync(path.join(folder, file), 'utf8'), {
      fileName: file,
      makeTitle: (title) => title,
    }).parse();
    return {
      file,
      title: csf.meta.title ?? '',
      tags: csf.meta.tags ?? [],
      stories: Object.keys(csf._stories),
      named: Object.values(csf._stories).map(({ name = '', tags = [] }) => ({ file, name, tags })),
    };
  });

/** Folders of interactive components without a state sheet, and why. */
const withoutSheet: Readonly<Record<string, string>> = {
  fieldset: 'has no control of its own',
  'opening-hours': 'marks the current day, and has no control',
  'product-sort': 'is a Select',
  styles: 'has the focus ring of all components',
};

/** Folders of components without a state sheet that are not interactive either, or only by what they contain, and why. */
const withoutStates: Readonly<Record<string, string>> = {
  'address-form': 'is made of fields, which have sheets',
  'category-header': 'has one state',
  'comparison-table': 'is a Table',
  'consent-banner': 'is a box with buttons',
  'error-page': 'is a MessagePage',
  fieldset: 'has one state, and fields inside',
  'filter-dialog': 'is a SidePanel with a FilterPanel',
  'form-error-banner': 'is an Alert with links',
  image: 'has one state',
  'image-with-ratio': 'has one state',
  layout: 'arranges other components',
  'live-region': 'shows nothing',
  'loading-bar': 'moves, so that no picture of it equals the next',
  'message-page': 'has one state',
  'mini-cart': 'is a SidePanel with CartLine and PriceSummary',
  'need-help': 'is a Popover',
  'not-found': 'is a MessagePage',
  offline: 'has one state that is seen',
  'opening-hours': 'marks the current day',
  'order-confirmation': 'has one state',
  'order-summary': 'is a PriceSummary with lines',
  'postal-address': 'is text',
  'product-grid': 'arranges product cards',
  'product-sort': 'is a Select',
  reviews: 'has Rating and text',
  'skip-link': 'is shown by the focus',
};

/** Folders with a layer of their own, or a modal, that have no sheet with what opens, and why. */
const withoutOpenSheet: Readonly<Record<string, string>> = {
  'account-trigger': 'is a Popover',
  carousel: 'its controls lie above its slides',
  'consent-banner': 'is always open',
  'error-page': 'is a Modal',
  'filter-dialog': 'is a SidePanel',
  gallery: 'its enlarged images are a Modal',
  header: 'stays at the top',
  'mini-cart': 'is a SidePanel',
  'need-help': 'is a Popover',
  'skip-link': 'is shown by the focus',
  switcher: 'is a Popover',
};

/** What makes a component an overlay: a layer above the page, or another overlay in its markup. */
const OVERLAY = /\bvars\.layer\.|<(?:Modal|Popover|SidePanel)\b/;

/** What makes a component interactive: a state in its styles, or a control in its markup. */
const INTERACTIVE =
  /:hover|:active|:focus-visible|aria-(?:current|disabled|expanded|pressed|selected)\b|data-disabled|<(?:button|details|input|select|summary|textarea)\b/;

/** Returns the folders whose shipped modules match the pattern. */
function findFolders(pattern: RegExp): readonly string[] {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:css\.ts|tsx)$/.test(file) && !/\.(?:conformance|stories|test)\.|\.sample\./.test(file),
  );
  const code = modules.filter((file) => !/^(?:conformance|story-utils|testing)\b/.test(file));
  return [
    ...new Set(
      code
        .filter((file) => pattern.test(readFileSync(path.join(folder, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')))
        .map((file) => path.dirname(file)),
    ),
  ];
}

const components = files.filter(({ title }) => title.startsWith('UI/'));

describe('stories of the UI library', () => {
  it.each(components)('$title has Default and Playground', ({ stories }) => {
    expect(stories).toEqual(expect.arrayContaining(['Default', 'Playground']));
  });

  it('are tagged as a sheet or as behavior, by which pictures and pages of documentation leave them out', () => {
    const sheets = files.filter(({ title }) => title.startsWith('State sheets/'));
    expect(sheets.filter(({ tags }) => !tags.includes('sheet') || !tags.includes('!autodocs'))).toEqual([]);
    const proofs = files.flatMap(({ named }) => named).filter(({ name }) => /^\[?[A-Z]{2,3}-\d/.test(name));
    expect(proofs.length).toBeGreaterThan(50);
    expect(proofs.filter(({ tags }) => !tags.includes('behavior') || !tags.includes('!autodocs'))).toEqual([]);
  });

  it('show every interactive component in all states in a sheet', () => {
    const sheets = new Set(
      files.filter(({ title }) => title.startsWith('State sheets/')).map(({ file }) => path.dirname(file)),
    );
    const interactive = findFolders(INTERACTIVE);
    expect(interactive).toContain('button');
    expect(interactive.filter((name) => !sheets.has(name)).toSorted()).toEqual(Object.keys(withoutSheet).toSorted());
  });

  it('compare the states of every component in a sheet, or say why not', () => {
    const sheets = new Set(
      files.filter(({ title }) => title.startsWith('State sheets/')).map(({ file }) => path.dirname(file)),
    );
    const folders = new Set(components.map(({ file }) => path.dirname(file)));
    expect([...folders].filter((name) => !sheets.has(name)).toSorted()).toEqual(Object.keys(withoutStates).toSorted());
  });

  it('show every overlay open in a sheet', () => {
    const open = new Set(
      files
        .filter(({ title }) => title.startsWith('State sheets/'))
        .filter(
          ({ file, stories }) =>
            stories.includes('Open') || /'open'/.test(readFileSync(path.join(folder, file), 'utf8')),
        )
        .map(({ file }) => path.dirname(file)),
    );
    const overlays = findFolders(OVERLAY);
    expect(overlays).toContain('dialog');
    expect(overlays.filter((name) => !open.has(name)).toSorted()).toEqual(Object.keys(withoutOpenSheet).toSorted());
  });

  it('stand under a heading of the sidebar, in a file of one component', () => {
    const elsewhere = files.filter(
      ({ title }) => !/^(?:Foundations|UI\/[A-Z][A-Za-z ]+|State sheets)\/[A-Z]\w+$/.test(title),
    );
    expect(elsewhere).toEqual([]);
    expect(new Set(files.map(({ title }) => title)).size).toBe(files.length);
  });
});
