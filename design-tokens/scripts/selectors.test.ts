// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseSelector, choiceSelector, pairSelector, waysTo } from './selectors.ts';
import { color, createModel, modifier } from './testing.ts';
import type { ThemeRule } from './theme-rules.ts';

const DARK = '(prefers-color-scheme: dark)';
const theme = modifier('theme', ['light', 'dark'], { dark: DARK });
const brand = modifier('brand', ['own', 'other']);

describe('selectors', () => {
  it('give the base no specificity', () => {
    expect(baseSelector([theme, brand])).toBe(
      ":where(:root, [data-theme='light'], [data-theme='system'], [data-brand='own'])",
    );
    expect(baseSelector([])).toBe(':where(:root)');
  });

  it('are short for a context without a partner', () => {
    expect(choiceSelector({ modifier: theme, value: 'dark' }, undefined)).toBe("[data-theme='dark']");
  });

  it('support `system` only for contexts that the system can select', () => {
    expect(waysTo(theme, 'dark').map(({ choice, media }) => [choice.value, media])).toEqual([
      ['dark', undefined],
      ['system', DARK],
    ]);
    expect(waysTo(brand, 'other').map(({ choice, media }) => [choice.value, media])).toEqual([['other', undefined]]);
  });

  it('match a pair on one element, or on two nested ones', () => {
    expect(pairSelector({ modifier: brand, value: 'other' }, { modifier: theme, value: 'dark' }).split(', ')).toEqual([
      "[data-brand='other'][data-theme='dark']",
      "[data-brand='other'] [data-theme='dark']:not([data-brand])",
      "[data-theme='dark'] [data-brand='other']:not([data-theme])",
    ]);
  });
});

/** Returns a file with one role that has a distinct value for each permutation. */
const file = (hex: string): object => ({ primitive: { [hex.slice(1)]: color(hex) }, semantic: { ink: color(hex) } });
const { rules, sheets } = createModel({ semantic: { ink: color('#000001') } }, [brand, theme], {
  'brand/other.json': file('#000002'),
  'theme/dark.json': file('#000003'),
});
const cascade = [...rules, ...sheets.flatMap((sheet) => sheet.rules)];
const VALUES = {
  'own light': '#000001',
  'other light': '#000002',
  'own dark': '#000003',
  'other dark': '#000003',
} as const;

/**
 * Returns the number of attribute selectors outside `:where()` in the most specific part that matches; undefined if
 * none does.
 */
function weightOn(element: Element, { selector }: ThemeRule): number | undefined {
  const parts = selector.startsWith(':where') ? [selector] : selector.split(', ');
  const weights = parts.flatMap((part) =>
    element.matches(part) ? [part.startsWith(':where') ? 0 : (part.match(/\[/g)?.length ?? 0)] : [],
  );
  return weights.length === 0 ? undefined : Math.max(...weights);
}

/**
 * Returns the cascaded value of the role on an element: the most specific, then the last rule; otherwise that of the
 * parent.
 */
function cascaded(element: Element, systemIsDark: boolean): string | undefined {
  let best: { weight: number; value: string | undefined } | undefined;
  for (const rule of cascade) {
    if (rule.media !== undefined && !systemIsDark) continue;
    const weight = weightOn(element, rule);
    if (weight !== undefined && weight >= (best?.weight ?? 0)) best = { weight, value: rule.vars['--w-ink'] };
  }
  if (best !== undefined) return best.value;
  return element.parentElement ? cascaded(element.parentElement, systemIsDark) : undefined;
}

interface Level {
  theme: 'light' | 'dark' | 'system' | undefined;
  brand: 'own' | 'other' | undefined;
}
const level: fc.Arbitrary<Level> = fc.record({
  theme: fc.constantFrom('light', 'dark', 'system', undefined),
  brand: fc.constantFrom('own', 'other', undefined),
});

/** Creates nested elements below the root and returns the innermost. */
function nest(levels: readonly Level[]): Element {
  const root = document.documentElement;
  root.replaceChildren();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  let element: Element = root;
  for (const [index, { theme: ownTheme, brand: ownBrand }] of levels.entries()) {
    if (index > 0) element = element.appendChild(document.createElement('div'));
    if (ownTheme !== undefined) element.setAttribute('data-theme', ownTheme);
    if (ownBrand !== undefined) element.setAttribute('data-brand', ownBrand);
  }
  return element;
}

describe('the cascade of base, contexts and pairs', () => {
  it('applies the nearest attributes to an element, for two levels of any attributes', () => {
    fc.assert(
      fc.property(fc.array(level, { minLength: 1, maxLength: 2 }), fc.boolean(), (levels, systemIsDark) => {
        const stated = levels.findLast((own) => own.theme !== undefined)?.theme ?? 'light';
        const inForce = stated === 'system' ? (systemIsDark ? 'dark' : 'light') : stated;
        const owner = levels.findLast((own) => own.brand !== undefined)?.brand ?? 'own';
        expect(cascaded(nest(levels), systemIsDark)).toBe(VALUES[`${owner} ${inForce}`]);
      }),
      { numRuns: 300 },
    );
  });
});
