/** States that only a pointer or a keyboard brings about. */
export const forcedStates = ['hover', 'focus-visible', 'active'] as const;

/** States that a forced state implies: active implies hover, and focus-visible implies focus. */
const implied = {
  hover: ['hover'],
  'focus-visible': ['focus-visible', 'focus', 'focus-within'],
  active: ['active', 'hover'],
} as const;

/** States that also apply to the ancestors of the element. */
const inherited: readonly string[] = ['hover', 'active', 'focus-within'];

const PSEUDO_CLASS = /:(hover|focus-visible|focus-within|focus|active)(?![\w-])/g;
const ATTRIBUTE = 'data-forced-state';

const seen = new WeakSet<CSSRule>();

/**
 * Forces elements into a state as if by pointer or keyboard. Every rule with such a pseudo-class gets a copy with an
 * attribute selector of the same specificity, directly after it, and the elements get the attribute.
 *
 * @param container - Element to which the change is limited.
 * @param target - Element that is hovered, focused or active.
 */
export function forceState(container: Element, target: Element, state: (typeof forcedStates)[number]): void {
  for (const sheet of document.styleSheets) addTwins(sheet);
  target.setAttribute(ATTRIBUTE, implied[state].join(' '));
  const around = implied[state].filter((name) => inherited.includes(name)).join(' ');
  for (let parent = target.parentElement; parent && parent !== container; parent = parent.parentElement)
    parent.setAttribute(ATTRIBUTE, around);
}

/** Returns the selector with attributes instead of pseudo-classes; null if it has none. */
export function forcedSelector(selector: string): string | null {
  const forced = selector.replace(PSEUDO_CLASS, `[${ATTRIBUTE}~="$1"]`);
  return forced === selector ? null : forced;
}

function addTwins(parent: CSSStyleSheet | CSSGroupingRule): void {
  // From the end, because an inserted copy moves only the rules after it.
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
