import { toNames } from '../to-names.ts';
import { renamedSelect } from './html-tree.ts';

/** Where the HTML standard leaves an element as it is written. */
export interface ElementRule {
  /** Whether the element has no content and no end tag. */
  isVoid: boolean;
  /** Whether a paragraph ends before the element. */
  endsParagraph: boolean;
  isHeading: boolean;
  /** Whether the element must not be nested at any depth. */
  isNeverNested: boolean;
  /** The only parents that may contain the element. Undefined: every parent may. */
  parents: ReadonlySet<string> | undefined;
  /** The only elements that the element may contain, with white space. Undefined: every element, and text. */
  children: ReadonlySet<string> | undefined;
  /** The end tag of an element whose content is not parsed as markup. */
  rawEnd: RegExp | undefined;
}

const voids = toNames('br col hr img input source track wbr');
const blocks = toNames(
  'address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li ' +
    'main menu nav ol p pre search section summary table ul',
);
const neverNested = toNames('a button form p');
const raw = toNames('style script iframe');
/** Elements with no rules but that they are closed in turn. */
const inlines = toNames(
  'a abbr acronym audio b bdi bdo big button canvas cite code data del dfn em font i ins kbd label legend map mark meter output picture progress q s samp ' +
    `small span strike strong sub sup time tt u var video ${renamedSelect}`,
);
/** The content of tables and lists, by the elements that may contain it. */
const contents = new Map<string, ReadonlySet<string>>(
  Object.entries({
    table: toNames('caption colgroup thead tbody tfoot'),
    thead: toNames('tr'),
    tbody: toNames('tr'),
    tfoot: toNames('tr'),
    tr: toNames('td th'),
    colgroup: toNames('col'),
  }),
);
const listItems = new Map<string, ReadonlySet<string>>(
  Object.entries({ li: toNames('ul ol menu'), dd: toNames('dl'), dt: toNames('dl') }),
);

/** The elements of which all is known, by their names. Documents with others need a full parser. */
export const elementRules: ReadonlyMap<string, ElementRule> = new Map(
  [...new Set([...voids, ...blocks, ...raw, ...inlines, ...[...contents.values()].flatMap((names) => [...names])])].map(
    (name) => [name, createRule(name)],
  ),
);

function createRule(name: string): ElementRule {
  const tableParts = [...contents.keys()].filter((parent) => contents.get(parent)?.has(name));
  return {
    isVoid: voids.has(name),
    endsParagraph: blocks.has(name),
    isHeading: /^h[1-6]$/.test(name),
    isNeverNested: neverNested.has(name),
    parents: tableParts.length > 0 ? new Set(tableParts) : listItems.get(name),
    children: contents.get(name),
    rawEnd: raw.has(name) ? new RegExp(String.raw`</${name}(?=[\t\n\f />])`, 'gi') : undefined,
  };
}
