import { describe, expect, it } from 'vitest';
import { getBaselinePath, getSnapshots, unusedBaselines, type Story } from './snapshots.mjs';

const modes = {
  phone: { viewport: 'phone', locale: 'pl-PL' },
  tablet: { viewport: 'tablet', locale: 'pl-PL' },
  desktop: { viewport: 'desktop', locale: 'pl-PL' },
  'desktop, dark': { viewport: 'desktop', locale: 'pl-PL', theme: 'dark' },
  'desktop, high contrast': { viewport: 'desktop', locale: 'pl-PL', theme: 'high-contrast' },
  'desktop, second brand': { viewport: 'desktop', locale: 'pl-PL', brand: 'zawilec' },
};

function story(title: string, exportName: string, rest: Partial<Story> = {}): Story {
  return {
    id: `${title}--${exportName}`,
    title,
    exportName,
    tags: [],
    modes,
    disableSnapshot: false,
    pinned: null,
    ...rest,
  };
}

const chosen = (stories: readonly Story[]) => getSnapshots(stories).map(({ mode, story: id }) => `${mode}: ${id}`);

describe('the stories that are compared', () => {
  it('are the Default of a component, at the width of a phone and of a desktop', () => {
    expect(
      chosen([
        story('UI/Cart/CartLine', 'Default'),
        story('UI/Cart/CartLine', 'Busy'),
        story('Foundations/Color', 'Default'),
      ]),
    ).toEqual(['phone: UI/Cart/CartLine--Default', 'desktop: UI/Cart/CartLine--Default']);
  });

  it('are the state sheet instead where there is one, in the other themes and the other brand too', () => {
    expect(
      chosen([story('UI/Structure/Chip', 'Default'), story('State sheets/Chip', 'States', { tags: ['sheet'] })]),
    ).toEqual([
      'phone: State sheets/Chip--States',
      'desktop: State sheets/Chip--States',
      'desktop, dark: State sheets/Chip--States',
      'desktop, high contrast: State sheets/Chip--States',
      'desktop, second brand: State sheets/Chip--States',
    ]);
  });

  it('are every state of a screen on a phone but large text, and the first on a desktop', () => {
    const screens = ['Default', 'Empty', 'LargeText'].map((name) =>
      story('Storefront/Screens/Cart', name, { tags: ['screen'] }),
    );
    expect(chosen(screens)).toEqual([
      'phone: Storefront/Screens/Cart--Default',
      'phone: Storefront/Screens/Cart--Empty',
      'desktop: Storefront/Screens/Cart--Default',
    ]);
  });

  it('are the first states of those with the tag in the other themes and the other brand too', () => {
    const stories = [
      story('UI/Overlays/Dialog', 'Default', { tags: ['looks'] }),
      story('UI/Overlays/Dialog', 'Loading', { tags: ['looks'] }),
      story('Storefront/Screens/Cart', 'Default', { tags: ['screen', 'looks'] }),
      story('Storefront/Screens/Cart', 'Empty', { tags: ['screen', 'looks'] }),
    ];
    expect(chosen(stories).filter((one) => one.startsWith('desktop, '))).toEqual([
      'desktop, dark: UI/Overlays/Dialog--Default',
      'desktop, dark: Storefront/Screens/Cart--Default',
      'desktop, high contrast: UI/Overlays/Dialog--Default',
      'desktop, high contrast: Storefront/Screens/Cart--Default',
      'desktop, second brand: UI/Overlays/Dialog--Default',
      'desktop, second brand: Storefront/Screens/Cart--Default',
    ]);
  });

  it('are states of a screen that only a desktop has', () => {
    const pinned = story('Storefront/Screens/Panels', 'MegaMenu', { tags: ['screen'], pinned: 'desktop' });
    expect(chosen([pinned])).toEqual(['desktop: Storefront/Screens/Panels--MegaMenu']);
  });

  it('are not those that opt out as for Chromatic', () => {
    expect(getSnapshots([story('UI/Cart/CartLine', 'Default', { disableSnapshot: true })])).toEqual([]);
  });

  it('are pinned to a viewport only in it', () => {
    expect(chosen([story('UI/Navigation/MegaMenu', 'Default', { pinned: 'desktop' })])).toEqual([
      'desktop: UI/Navigation/MegaMenu--Default',
    ]);
  });

  it('take the values of the toolbar from the mode', () => {
    const [, , dark] = getSnapshots([story('State sheets/Chip', 'States', { tags: ['sheet'] })]);
    expect(dark).toMatchObject({ viewport: 'desktop', globals: 'locale:pl-PL;theme:dark' });
  });

  it('must have the modes', () => {
    expect(() => getSnapshots([story('UI/Cart/CartLine', 'Default', { modes: {} })])).toThrow('no mode "phone"');
  });
});

describe('baselines', () => {
  it('lie in a folder for each mode', () => {
    expect(getBaselinePath({ mode: 'desktop, high contrast', story: 'state-sheets-chip--states' })).toEqual([
      'desktop-high-contrast',
      'state-sheets-chip--states.webp',
    ]);
  });

  it('that no story asks for are found, other files are left alone', () => {
    const snapshots = [{ mode: 'phone', story: 'one--default', viewport: 'phone', globals: '' }];
    expect(
      unusedBaselines(['phone', 'phone/one--default.webp', 'desktop/one--default.webp', 'browser.json'], snapshots),
    ).toEqual(['desktop/one--default.webp']);
  });
});
