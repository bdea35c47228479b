/** States that only a pointer or a keyboard brings about. */
export const forcedStates = ['hover', 'focus-visible', 'active'] as const;

/** What else is true of an element in a forced state: pressed is also pointed at, and focus shown is focus. */
const implied = {
  hover: ['hover'],
  'focus-visible': ['focus-visible', 'focus', 'focus-within'],
  active: ['active', 'hover'],
} as const;

/** These also hold for everything around the element. */
const inherited: readonly string[] = ['hover', 'active', 'focus-within'];

const PSEUDO_CLASS = /:(hover|focus-visible|focus-within|focus|active)(?![\w-])/g;
const ATTRIBUTE = 'data-forced-state';

const seen = new WeakSet<CSSRule>();

/**
 * Puts elements into a state as if a pointer or a keyboard had: every rule of the page that asks for such a state gets
 * a twin that asks for an attribute, with the same weight and in the same place, and the elements get the attribute.
 *
 * @param container nothing outside of it is touched
 * @param target the element that is pointed at, focused or pressed
 */
export function forceState(container: Element, target: Element, state: (typeof forcedStates)[number]): void {
  for (const sheet of document.styleSheets) addTwins(sheet);
  target.setAttribute(ATTRIBUTE, implied[state].join(' '));
  const around = implied[state].filter((name) => inherited.includes(name)).join(' ');
  for (let parent = target.parentElement; parent && parent !== container; parent = parent.parentElement)
    parent.setAttribute(ATTRIBUTE, around);
}

/** The selector with attributes instead of the states; null when it asks for none. */
export function forcedSelector(selector: string): string | null {
  const forced = selector.replace(PSEUDO_CLASS, `[${ATTRIBUTE}~="$1"]`);
  return forced === selector ? null : forced;
}

function addTwins(parent: CSSStyleSheet | CSSGroupingRule): void {
  // From the end: a twin moves only the rules behind it.
  for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = parent.cssRules[index];
    if (!rule || seen.has(rule)) continue;
    seen.add(rule);
    if (rule instanceof CSSStyleRule) {
      const selector = forcedSelector(rule.selectorText);
      if (selector === null) continue;
      parent.insertRule(
        rule.cssText.replace(rule.selectorText, () => selector),
        index + 1,
      );
      const twin = parent.cssRules[index + 1];
      if (twin) seen.add(twin);
    } else if (rule instanceof CSSGroupingRule) addTwins(rule);
  }
}
