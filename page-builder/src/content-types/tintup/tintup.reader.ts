import { readBox } from '../../parser/box.ts';
import { findAll, filled, isTextOnly, textOf } from '../../parser/parts.ts';
import { defineReader } from '../../parser/reader.ts';
import type { TintupNode } from './tintup.node.ts';

/** The settings of Tint's own element. They are read by its script and by nothing else. */
const settings: ReadonlySet<string> = new Set([
  'data-clickformore', 'data-columns', 'data-count', 'data-expand', 'data-id', 'data-infinitescroll', 'data-notrack', 'data-personalization-id',
  'data-query', 'data-tags',
]);

/**
 * Reads the embed code of Tint: an element and a script. No public module defines how a shop stores it, so the code may stand in the type
 * escaped or as it is, and the address of the script in an attribute or in the code.
 */
export const tintupReader = defineReader<TintupNode>({
  contentType: 'tintup',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'tintup', html: '' }),
  read(element, context, empty) {
    const nodes = isTextOnly(element) ? context.nodesOfText(textOf(element)) : element.children;
    const script = findAll(nodes, ({ name, attributes }) => name === 'script' && attributes.has('src'))[0];
    const url = filled(element.attributes.get('data-url')) ?? filled(element.attributes.get('data-src')) ?? script?.attributes.get('src');
    return {
      ...empty, ...readBox(context.styleOf(element)), html: context.htmlOf(nodes, settings), url: context.scriptUrl(url),
    };
  },
});
