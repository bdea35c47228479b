import postcss from 'postcss';

/** Layers with rules for elements of the whole page. */
const pageLayers = ['witryna.reset', 'witryna.base'];

const ownClasses = '[class^="w-ui-"],[class*=" w-ui-"],[class^="w-pb-"],[class*=" w-pb-"]';

/**
 * Elements that a package renders: those with its classes, those without any class directly inside of them, lists and
 * legends deeper inside, and the content of Page Builder.
 */
const ownElements = `:where(${[
  ownClasses,
  `:is(${ownClasses})>:not([class])`,
  `:is(${ownClasses}) :is(ul[role=list],ul[role=list]>li,fieldset>legend):not([class])`,
  ':is([class^="w-pb-"],[class*=" w-pb-"]) *',
].join()})`;

/** As specific as one class, and true of every element. */
const oneClass = ':not(.w-ui-none)';

/**
 * What browsers do without styles of a page. Rules of the page for elements are as good as gone where a component
 * relies on it.
 */
const initialRules = [
  ['', 'float:none;margin:0;padding:0;text-transform:none;letter-spacing:inherit;text-shadow:none;box-shadow:none'],
  [
    ':where(div,span,p,ul,ol,li,dl,dt,dd,label,legend,fieldset,form,nav,section,article,header,footer,figure,svg)',
    'border:0;background:none;color:inherit;font:inherit;text-decoration:none',
  ],
  [':where(h1,h2,h3,h4,h5,h6)', 'color:inherit'],
  [':where(label,span)', 'display:inline'],
  [':where(a)', 'text-decoration:underline'],
  [':where(img,table)', 'border:0'],
  [':where(ul)', 'list-style:disc'],
  [':where(hr)', 'opacity:1'],
]
  .map(([elements, declarations]) => `${elements}${ownElements}{${declarations}}`)
  .join('');

/**
 * Splits a style sheet for pages that have styles of their own.
 *
 * @param {string} css in cascade layers
 * @returns {{ styles: string, reset: string }} `styles` reaches elements of the packages only: rules for elements of the
 * page are limited to them. `reset` has these rules for the whole page; empty where there are none
 */
export function splitReset(css) {
  const styles = postcss.parse(css);
  const reset = postcss.root();
  styles.walkAtRules('layer', (layer) => {
    if (!layer.nodes || !pageLayers.includes(layer.params)) return;
    reset.append(layer.clone());
    layer.walkRules((rule) => {
      const selectors = limitToOwn(rule.selectors);
      if (selectors.length === 0) rule.remove();
      else rule.selectors = selectors;
    });
    if (layer.nodes.length === 0) layer.remove();
  });
  return { styles: styles.toString(), reset: reset.toString() };
}

/**
 * Takes the rules of a style sheet out of their cascade layers, in the order of the layers. Rules of an application
 * without a layer would override all layered ones, also those for elements, such as `button { padding: 1em }`.
 *
 * @param {string} css `styles` of `splitReset`
 * @param {readonly string[]} order names of the layers, lowest first
 * @returns {string} rules for elements are as specific as one class
 */
export function withoutLayers(css, order) {
  /** @type {Map<string, import('postcss').ChildNode[]>} */
  const byLayer = new Map(order.map((name) => [name, []]));
  const others = [];
  for (const node of postcss.parse(css).nodes) {
    if (node.type !== 'atrule' || node.name !== 'layer') others.push(node.clone());
    else byLayer.get(node.params)?.push(...(node.nodes ?? []).map((child) => child.clone()));
  }
  const pageRules = pageLayers.flatMap((name) => byLayer.get(name) ?? []);
  // In one style sheet only: they would override the components of an earlier one.
  const flat = postcss.parse(pageRules.length > 0 ? initialRules : '');
  flat.append(pageRules);
  flat.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(ownElements, ownElements + oneClass);
  });
  for (const [name, nodes] of byLayer) if (!pageLayers.includes(name)) flat.append(nodes);
  flat.append(others);
  return flat.toString();
}

/**
 * @param {readonly string[]} selectors each of one element
 * @returns {string[]} the same for elements of the packages, without specificity; empty for those of the page itself
 */
function limitToOwn(selectors) {
  const elements = selectors.filter((selector) => !/^(?:html|body|:root)\b/.test(selector));
  const pseudoElements = elements.flatMap((selector) => /^\*?(::?(?:before|after))$/.exec(selector)?.[1] ?? []);
  const plain = elements.filter((selector) => !/::?(?:before|after)$/.test(selector));
  return [
    ...(plain.length === 0 ? [] : [`${plain.includes('*') ? '' : `:where(${plain.join(',')})`}${ownElements}`]),
    ...pseudoElements.map((pseudoElement) => ownElements + pseudoElement),
  ];
}
