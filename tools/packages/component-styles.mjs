import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import { stateLayerOrder } from './layer-order.mjs';
import { raiseSpecificity, withoutLayers } from './scope-reset.mjs';
import { findRelatedStyles, findStyleModules, rankParts } from './style-modules.mjs';

/** Layers whose rules belong to components. */
const componentLayers = ['witryna.components', 'witryna.layout'];

/**
 * Writes `<entry>/styles.css` for each entry of a package that has styles: the rules of its modules and of those that
 * they import. `<entry>/styles.unlayered.css` has the same without layers.
 *
 * A rule that two components need is in the sheets of both, so the sheet that loads last would move it behind rules that
 * should override it. Each style module therefore has a cascade layer of its own, and every sheet declares all of them
 * in the order of `styles.css`: sheets apply in any order, and repeatedly, as if they were that one. Without layers,
 * specificity does the same: that of a module is higher than that of each related one before it.
 *
 * @param {string} outDir absolute path of the built package
 * @param {readonly string[]} entries names of folders
 * @param {ReadonlyMap<string, string>} moduleOfClass
 * @param {readonly string[]} order names of the cascade layers, lowest first
 */
export async function writeComponentStyles(outDir, entries, moduleOfClass, order) {
  const css = await readFile(join(outDir, 'styles.css'), 'utf8');
  const parts = splitByModule(css, moduleOfClass);
  const ranks = rankParts(parts.parts, await findRelatedStyles(outDir));
  for (const entry of entries) {
    const names = await findStyleModules(outDir, join(outDir, entry, 'index.js'));
    if (names.size === 0) continue;
    const file = join(outDir, entry, 'styles.css');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, stateLayerOrder(joinParts(parts, names), order));
    await writeFile(join(dirname(file), 'styles.unlayered.css'), joinRankedParts(parts, ranks, names, order));
  }
}

/**
 * @typedef {{ layer: string, modules: Set<string>, rules: postcss.ChildNode[] }} Part rules of one or more modules
 * @typedef {{ shared: string, parts: readonly Part[], keyframes: readonly postcss.AtRule[] }} Parts
 */

/**
 * Splits a style sheet by the modules that its rules come from.
 *
 * @param {string} css as in `styles.css`
 * @param {ReadonlyMap<string, string>} moduleOfClass
 * @returns {Parts} `shared` is what every component needs; `parts` are in the order in which they apply
 */
export function splitByModule(css, moduleOfClass) {
  const sheet = postcss.parse(css);
  /** @type {Part[]} */
  const parts = [];
  /** @type {string[]} */
  const shared = [];
  /** @type {postcss.AtRule[]} */
  const keyframes = [];
  for (const node of sheet.nodes) {
    if (node.type !== 'atrule' || (node.name === 'layer' && !node.nodes)) continue;
    if (node.name === 'keyframes') keyframes.push(node);
    else if (!componentLayers.includes(node.params)) shared.push(node.toString());
    else parts.push(...splitLayer(node, moduleOfClass));
  }
  const byLayer = componentLayers.flatMap((layer) => parts.filter((part) => part.layer === layer));
  return { shared: shared.join(''), parts: byLayer, keyframes };
}

/**
 * @param {postcss.AtRule} layer
 * @param {ReadonlyMap<string, string>} moduleOfClass
 * @returns {Part[]} in order; modules whose rules alternate are one part
 */
function splitLayer(layer, moduleOfClass) {
  /** @type {Part[]} */
  const parts = [];
  for (const node of (layer.nodes ?? []).flatMap(splitSelectors)) {
    const owners = getOwners(node, moduleOfClass);
    const last = parts.at(-1);
    if (last && owners.some((owner) => last.modules.has(owner))) {
      last.rules.push(node);
      continue;
    }
    const owner = owners.at(-1);
    if (owner === undefined) throw new Error(`No module has the rule ${node.toString().slice(0, 80)}`);
    const known = parts.findIndex((part) => part.modules.has(owner));
    if (known === -1) {
      parts.push({ layer: layer.params, modules: new Set([owner]), rules: [node] });
      continue;
    }
    const alternating = parts.splice(known);
    parts.push({
      layer: layer.params,
      modules: new Set(alternating.flatMap((part) => [...part.modules])),
      rules: [...alternating.flatMap((part) => part.rules), node],
    });
  }
  return parts;
}

/**
 * Minifying joins rules with the same declarations, also those of different modules.
 *
 * @param {postcss.ChildNode} node
 * @returns {postcss.ChildNode[]} the same, with one selector a rule
 */
function splitSelectors(node) {
  if (node.type === 'rule') return node.selectors.map((selector) => node.clone({ selector }));
  if (node.type !== 'atrule' || !node.nodes) return [node];
  return node.nodes.flatMap(splitSelectors).map((child) => {
    const condition = node.clone({ nodes: [] });
    condition.append(child);
    return condition;
  });
}

/**
 * @param {postcss.ChildNode} node with one selector
 * @param {ReadonlyMap<string, string>} moduleOfClass
 * @returns {string[]} modules of the classes in its selector, in order
 */
function getOwners(node, moduleOfClass) {
  if (node.type === 'atrule') return (node.nodes ?? []).flatMap((child) => getOwners(child, moduleOfClass));
  if (node.type !== 'rule') return [];
  const selector = node.selector.replace(/\[[^\]]*\]/g, '');
  return Array.from(selector.matchAll(/\.(w-[\w-]+)/g), ([, name = '']) => {
    const module = moduleOfClass.get(name);
    if (module === undefined) throw new Error(`No module has the class of ${selector}`);
    return module;
  });
}

/**
 * @param {Parts} parts
 * @param {ReadonlySet<string>} wanted modules
 * @returns {string} style sheet with the rules of these modules
 */
export function joinParts({ shared, parts, keyframes }, wanted) {
  const layers = parts.map((part, index) => ({ ...part, name: `m${index.toString(36)}` }));
  const order = componentLayers.flatMap((layer) => {
    const names = layers.filter((part) => part.layer === layer).map(({ name }) => name);
    return names.length === 0 ? [] : [`@layer ${layer}{@layer ${names.join()}}`];
  });
  const rules = layers
    .filter(({ modules }) => [...modules].some((module) => wanted.has(module)))
    .map(({ layer, name, rules: own }) => `@layer ${layer}.${name}{${own.join('')}}`)
    .join('');
  const animations = keyframes.filter(({ params }) => rules.includes(params)).join('');
  return shared + order.join('') + rules + animations;
}

/**
 * @param {Parts} parts
 * @param {readonly number[]} ranks of the parts
 * @param {ReadonlySet<string>} wanted modules
 * @param {readonly string[]} order names of the cascade layers, lowest first
 * @returns {string} style sheet with the rules of these modules, without layers
 */
export function joinRankedParts({ shared, parts, keyframes }, ranks, wanted, order) {
  const rules = parts
    .map(({ modules, rules: own }, index) => {
      if (![...modules].some((module) => wanted.has(module))) return '';
      const part = postcss.root({ nodes: own.map((node) => node.clone()) });
      raiseSpecificity(part, ranks[index]);
      return part.toString();
    })
    .join('');
  const animations = keyframes.filter(({ params }) => rules.includes(params)).join('');
  return withoutLayers(shared, order) + rules + animations;
}
