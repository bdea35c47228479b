import postcss from 'postcss';

/** Layers with rules for elements of the whole page. */
const pageLayers = ['witryna.reset', 'witryna.base'];

const ownClasses = '[class^="w-ui-"],[class*=" w-ui-"],[class^="w-pb-"],[class*=" w-pb-"]';

/**
 * Elements that a package renders: those with its classes, those without any class directly inside of them, lists,
 * legends and cells of its tables deeper inside, and the content of Page Builder.
 */
const ownElements = `:where(${[
  ownClasses,
  `:is(${ownClasses})>:not([class])`,
  `:is(${ownClasses}) :is(ul[role=list],ul[role=list]>li,fieldset>legend):not([class])`,
  `table:is(${ownClasses}) :is(tr,th,td)`,
  ':is([class^="w-pb-"],[class*=" w-pb-"]) *',
].join()})`;

/** Id that no element has. */
const noId = '#w-ui';

/**
 * What browsers do without styles of a page. Rules of the page for elements, and for their states and attributes, are as
 * good as gone where a component relies on it. Attributes such as the width of an image count as styles of the page, so
 * that only elements without such attributes go back to the browser's styles as a whole.
 */
const initialRules = [
  [
    '',
    'float:none;margin:0;padding:0;text-transform:none;letter-spacing:inherit;text-shadow:none;box-shadow:none;opacity:1',
  ],
  [
    ':where(div,span,p,ul,ol,li,dl,dt,dd,label,legend,fieldset,form,nav,section,article,header,footer,figure,svg,img,table)',
    'border:0;background:none;color:inherit;font:inherit;text-decoration:none;caption-side:top',
  ],
  [':where(label,span)', 'display:inline'],
  [':where(ul)', 'list-style:disc'],
  [':where(a,button,input,select,textarea,summary,h1,h2,h3,h4,h5,h6,caption)', 'all:revert'],
]
  .map(([elements, declarations]) => `${elements}${ownElements}{${declarations}}`)
  .join('');

/**
 * Splits a style sheet for pages that have styles of their own.
 *
 * @param {string} css in cascade layers
 * @returns {{ styles: string, reset: string }} `styles` reaches elements of the packages only: rules for elements of the
 * page are limited to them, and styles of the page in lower layers reach none of them. `reset` has these rules for the
 * whole page; empty where there are none
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
  const initial = reset.nodes.length > 0 ? `@layer ${pageLayers[0]}{${initialRules}}` : '';
  return { styles: initial + styles.toString(), reset: reset.toString() };
}

/**
 * Takes the rules of a style sheet out of their cascade layers, in the order of the layers. Rules of an application
 * without a layer would override all layered ones, also those for elements, such as `button { padding: 1em }`.
 *
 * @param {string} css `styles` of `splitReset`
 * @param {readonly string[]} order names of the layers, lowest first
 * @returns {string} every rule is as specific as one id more than in its layer, so that of the application's rules only
 * those with an id or `!important` override it: `input[type=text]` and `a:hover` are more specific than a class
 */
export function withoutLayers(css, order) {
  /** @type {Map<string, import('postcss').ChildNode[]>} */
  const byLayer = new Map(order.map((name) => [name, []]));
  const others = [];
  for (const node of postcss.parse(css).nodes) {
    if (node.type !== 'atrule' || node.name !== 'layer') others.push(node.clone());
    else byLayer.get(node.params)?.push(...(node.nodes ?? []).map((child) => child.clone()));
  }
  const flat = postcss.root();
  for (const nodes of byLayer.values()) flat.append(nodes);
  raiseSpecificity(flat);
  // Animations: their steps are no selectors.
  flat.append(others);
  return flat.toString();
}

/**
 * Makes rules more specific, for the same elements. What it adds is in front of selectors, where it compresses to almost
 * nothing.
 *
 * @param {import('postcss').Container} container of rules, whose selectors it changes
 * @param {number} [ids] how many ids more they are as specific as
 */
export function raiseSpecificity(container, ids = 1) {
  container.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) =>
      selector.replace(/^(?:[\w-]+|\*)?/, `$&:not(${noId.repeat(ids)})`),
    );
  });
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
