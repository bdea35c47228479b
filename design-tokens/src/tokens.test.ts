import { describe, expect, it } from 'vitest';
import { vars } from './contract.css.ts';
import { themeRules } from './generated/theme-rules.ts';
import { breakpoints, durations, imageRatios, layerOrder, media, remBreakpoints, widths } from './index.ts';

/** Returns the value of a custom property on `:root`, with references resolved, optionally in a media query. */
function getValue(reference: string, at?: keyof typeof media): string | undefined {
  const property = /^var\((--[\w-]+)\)$/.exec(reference)?.[1];
  if (property === undefined) return reference;
  const rule = (query: string | undefined): string | undefined =>
    themeRules.find(({ media: own, vars: stated }) => own === query && property in stated)?.vars[property];
  const value = (at && rule(media[at])) ?? rule(undefined);
  return value === undefined ? undefined : getValue(value, at);
}

describe('breakpoints', () => {
  it('[TOK-01] start ranges at the twelve widths', () => {
    const from = Object.entries(breakpoints).filter(([name]) => name.startsWith('from'));
    expect(from.map(([, width]) => width)).toEqual([375, 475, 640, 768, 800, 960, 1025, 1120, 1280, 1440, 1600, 1920]);
    for (const [name, width] of from) {
      expect(name).toBe(`from${width}`);
      expect(media).toHaveProperty(name, `screen and (min-width: ${width}px)`);
    }
  });

  it('[TOK-02] end the mobile home page at 959 px, the complement of 960', () => {
    expect(breakpoints.to959).toBe(breakpoints.from960 - 1);
    expect(media.to959).toBe('screen and (max-width: 959px)');
  });

  it('are in rules after the others, in the order of the queries, because vanilla-extract merges the blocks of a query at its first occurrence', () => {
    const order = Object.values<string>(media);
    const queries = themeRules.map((rule) => (rule.media === undefined ? -1 : order.indexOf(rule.media)));
    expect(queries).toEqual(queries.toSorted((one, other) => one - other));
  });

  it('[TOK-11] replace mobile images up to 64rem', () => {
    expect(remBreakpoints.imageSwap).toBe(64);
    expect(media.imageSwap).toBe('(max-width: 64rem)');
  });

  it('[TOK-12] change the shimmer of images up to 48rem', () => {
    expect(remBreakpoints.imageShimmer).toBe(48);
    expect(media.imageShimmer).toBe('(max-width: 48rem)');
  });

  it('[TOK-13] change the call to action of tiles up to 50rem', () => {
    expect(remBreakpoints.tileCta).toBe(50);
    expect(media.tileCta).toBe('(max-width: 50rem)');
  });

  it('are in an order in which a later query may override an earlier one', () => {
    const numbers = (queries: readonly string[]): number[] => queries.map((query) => Number(/[\d.]+/.exec(query)?.[0]));
    const rising = numbers(Object.values(media).filter((query) => query.includes('min-width')));
    expect(rising).toEqual([...rising].sort((one, other) => one - other));
    const falling = numbers([media.to959, media.to767, media.to639]);
    expect(falling).toEqual([...falling].sort((one, other) => other - one));
  });
});

describe('widths', () => {
  it('[TOK-03] limit the site to 1440px', () => {
    expect(getValue(vars.size.site)).toBe('1440px');
    expect(widths.site).toBe('1440px');
  });

  it('[TOK-04] set the filter sidebar to 325px', () => {
    expect(getValue(vars.size.filterSidebar)).toBe('325px');
    expect(widths.filterSidebar).toBe('325px');
  });

  it('[TOK-07] set the side panel to 27.25rem', () => {
    expect(getValue(vars.size.sidePanel)).toBe('27.25rem');
    expect(getValue(vars.component.sidePanel.width)).toBe('27.25rem');
    expect(widths.sidePanel).toBe('27.25rem');
  });

  it('[TOK-09] reserve 4.3125rem for the fixed cart bar below the footer', () => {
    expect(getValue(vars.size.footerCartMargin)).toBe('4.3125rem');
    expect(widths.footerCartMargin).toBe('4.3125rem');
  });

  it('widen the gutter from phone to desktop', () => {
    expect([
      getValue(vars.size.gutter),
      getValue(vars.size.gutter, 'from768'),
      getValue(vars.size.gutter, 'from1280'),
    ]).toEqual(['1rem', '1.5rem', '3rem']);
  });

  it('keep product images at 4:5', () => {
    expect(getValue(vars.size.imageRatio)).toBe('0.8');
    expect(imageRatios.product).toBe(0.8);
  });
});

describe('motion', () => {
  it('[TOK-05] has a standard duration of 384 ms', () => {
    expect(getValue(vars.duration.standard)).toBe('384ms');
    expect(durations.standard).toBe(384);
  });

  it('[TOK-06] has a short duration of 192 ms', () => {
    expect(getValue(vars.duration.short)).toBe('192ms');
    expect(durations.short).toBe(192);
  });

  it('[TOK-08] slides side panels in within the standard duration', () => {
    expect(getValue(vars.component.sidePanel.duration)).toBe('384ms');
  });

  it('has durations of 0 with reduced motion', () => {
    for (const duration of Object.values(vars.duration)) expect(getValue(duration, 'reducedMotion')).toBe('0ms');
  });
});

describe('stacking', () => {
  it('[TOK-10] increases strictly from header over dropdown, mask, menu, dialog and toast to overlay', () => {
    expect(layerOrder).toEqual(['header', 'dropdown', 'mask', 'menu', 'dialog', 'toast', 'overlay']);
    expect(Object.keys(vars.layer)).toHaveLength(layerOrder.length);
    const levels = layerOrder.map((name) => Number(getValue(vars.layer[name])));
    for (const [index, level] of levels.entries()) expect(level).toBeGreaterThan(levels[index - 1] ?? 0);
  });
});

describe('component tokens', () => {
  it('[TOK-14] set the home slider to 628px, 548px below 1280px, and at most 1440px of width', () => {
    expect(getValue(vars.size.homeSliderMin)).toBe('628px');
    expect(getValue(vars.size.homeSliderMinSmall)).toBe('548px');
    expect(getValue(vars.component.homeSlider.minHeight)).toBe('548px');
    expect(getValue(vars.component.homeSlider.minHeight, 'from1280')).toBe('628px');
    expect(getValue(vars.component.homeSlider.maxWidth)).toBe('1440px');
  });

  it('[TOK-15] reserve 18.75rem for the social feed', () => {
    expect(getValue(vars.size.socialFeedMin)).toBe('18.75rem');
  });

  it('[TOK-16] set the gallery to three columns, two below 640px', () => {
    expect(getValue(vars.component.gallery.columns)).toBe('2');
    expect(getValue(vars.component.gallery.columns, 'from640')).toBe('3');
    expect(media.from640).toBe('screen and (min-width: 640px)');
    expect(media.to639).toBe('screen and (max-width: 639.98px)');
    expect(media.to767).toBe('screen and (max-width: 767.98px)');
  });
});
