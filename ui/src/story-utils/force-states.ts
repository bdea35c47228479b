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
 * Forces elements into a state as if by pointer or keyboard. In every rule such a pseudo-class also stands for an
 * attribute, in a selector of the same specificity, and the elements get the attribute.
 *
 * @param container - Element to which the change is limited.
 * @param target - Element that is hovered, focused or active.
 */
export function forceState(container: Element, target: Element, state: (typeof forcedStates)[number]): void {
  for (const sheet of document.styleSheets) extendRules(sheet);
  target.setAttribute(ATTRIBUTE, implied[state].join(' '));
  const around = implied[state].filter((name) => inherited.includes(name)).join(' ');
  for (let parent = target.parentElement; parent && parent !== container; parent = parent.parentElement)
    parent.setAttribute(ATTRIBUTE, around);
}

/** Returns the selector with the attributes beside the pseudo-classes. */
export function forcedSelector(selector: string): string {
  return selector.replace(PSEUDO_CLASS, `:is(:$1, [${ATTRIBUTE}~="$1"])`);
}

function extendRules(parent: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of parent.cssRules) {
    if (seen.has(rule)) continue;
    seen.add(rule);
    if (rule instanceof CSSStyleRule) rule.selectorText = forcedSelector(rule.selectorText);
    else if (rule instanceof CSSGroupingRule) extendRules(rule);
  }
}
