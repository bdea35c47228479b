import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss from 'postcss';
import { root } from '../../scripts/lib/paths.mjs';

/** Layers of Tailwind with rules for elements of the page, lowest first. */
const foreignLayers = ['theme', 'base'];

/**
 * @returns {Promise<string[]>} the cascade layers, lowest first, as `design-tokens` declares them
 */
export async function layerOrder() {
  const source = await readFile(join(root, 'design-tokens', 'src', 'layers.css.ts'), 'utf8');
  return Array.from(source.matchAll(/globalLayer\('([\w.-]+)'\)/g), ([, name = '']) => name);
}

/**
 * Puts the statement of the layer order first in a style sheet: minifying leaves it out where the rules happen to stand
 * in that order, and another style sheet may come first in the page. The layers of Tailwind that reset the page come
 * before ours, so that its style sheet may follow ours.
 *
 * @param {string} css
 * @param {readonly string[]} order names of the layers, lowest first
 */
export const stateLayerOrder = (css, order) => `@layer ${[...foreignLayers, ...order].join(',')};${css}`;

/**
 * What is wrong with the cascade layers of a built style sheet.
 *
 * The first names that a page meets decide on the order of its layers. A style sheet that names a beginning of the
 * order, in order, can therefore come before or after any other one like it.
 *
 * @param {string} css
 * @returns {Promise<string[]>} a sentence each; empty when its layers come in order and every rule is in one of them
 */
export async function layerFaults(css) {
  const order = await layerOrder();
  /** @type {Set<string>} */
  const met = new Set();
  const faults = [];
  for (const node of postcss.parse(css).nodes) {
    if (node.type === 'comment') continue;
    if (node.type === 'atrule' && node.name === 'layer') {
      for (const name of node.params.split(/\s*,\s*/)) if (!foreignLayers.includes(name)) met.add(name);
    }
    // Layers order rules for elements; these are none.
    else if (node.type !== 'atrule' || !/^(font-face|keyframes)$/.test(node.name))
      faults.push(`outside of the layers: ${node.toString().slice(0, 80)}`);
  }
  const names = [...met].join(', ');
  return order.join(', ').startsWith(names) ? faults : [`names the layers in another order: ${names}`, ...faults];
}

/**
 * @param {string} css of a package
 * @returns {Promise<boolean>} whether it begins with the statement of the whole order
 */
export async function statesLayerOrder(css) {
  return css.startsWith(stateLayerOrder('', await layerOrder()));
}

/**
 * Class names and names of animations that could meet those of an application.
 *
 * @param {string} prefix that they should have
 * @param {string} css
 * @returns {string[]} sorted, each once
 */
export function namesWithout(prefix, css) {
  const root = postcss.parse(css);
  /** @type {Set<string>} */
  const names = new Set();
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)) names.add(name);
  });
  root.walkAtRules('keyframes', ({ params }) => {
    names.add(params);
  });
  return [...names].filter((name) => !name.startsWith(prefix)).sort();
}
