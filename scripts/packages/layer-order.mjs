import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss from 'postcss';
import { root } from '../lib/paths.mjs';

/**
 * @returns {Promise<string[]>} the cascade layers, lowest first, as `design-tokens` declares them
 */
async function layerOrder() {
  const source = await readFile(join(root, 'design-tokens', 'src', 'layers.css.ts'), 'utf8');
  return Array.from(source.matchAll(/globalLayer\('([\w.-]+)'\)/g), ([, name = '']) => name);
}

/**
 * Puts the statement of the layer order first in a style sheet: minifying leaves it out where the rules happen to stand in that order,
 * and another style sheet may come first in the page.
 *
 * @param {string} file absolute path
 */
export async function stateLayerOrder(file) {
  const css = await readFile(file, 'utf8');
  await writeFile(file, `@layer ${(await layerOrder()).join(',')};${css}`);
}

/**
 * What is wrong with the cascade layers of a built style sheet.
 *
 * @param {string} css
 * @returns {Promise<string[]>} a sentence each; empty when the order stands first and every rule is in one of the layers
 */
export async function layerFaults(css) {
  const order = await layerOrder();
  const nodes = postcss.parse(css).nodes.filter((node) => node.type !== 'comment');
  const [first] = nodes;
  const stated = first?.type === 'atrule' && first.name === 'layer' && first.nodes === undefined ? first.params.split(/\s*,\s*/) : [];
  const faults = stated.join() === order.join() ? [] : [`It does not begin with the order ${order.join(', ')}.`];
  for (const node of nodes) {
    if (node.type === 'atrule' && node.name === 'font-face') continue;
    const isLayered = node.type === 'atrule' && node.name === 'layer' && node.params.split(/\s*,\s*/).every((name) => order.includes(name));
    if (!isLayered) faults.push(`Outside of the layers: ${node.toString().slice(0, 80)}`);
  }
  return faults;
}
