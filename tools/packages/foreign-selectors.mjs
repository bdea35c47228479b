import postcss from 'postcss';

/** A class or attribute that only elements of the packages have. */
const own = /\.w-(?:ui|pb)-|\[class[\^*]="? ?w-(?:ui|pb)-|\[data-pb-/;

/** With brackets inside of brackets. */
const negation = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/**
 * Selectors that elements of an application can match: those without a class or attribute of the packages.
 *
 * @param {string} css of a package
 * @returns {string[]} in order, each once
 */
export function foreignSelectors(css) {
  /** @type {Set<string>} */
  const found = new Set();
  postcss.parse(css).walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    for (const selector of rule.selectors) if (!own.test(selector.replace(negation, ''))) found.add(selector);
  });
  return [...found];
}
