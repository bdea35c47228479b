import { readBox } from '../../parser/box.ts';
import { findAll, filled, isTextOnly, getText } from '../../parser/parts.ts';
import { defineReader } from '../../define-reader.ts';
import { tintSettings } from './tint-settings.ts';
import type { TintupNode } from '../../nodes.ts';

/**
 * Reads the embed code of Tint: an element and a script. No public module defines how a shop stores it, so the code may
 * stand in the type escaped or as it is, and the address of the script in an attribute or in the code.
 */
export const tintupReader = defineReader<TintupNode>({
  contentType: 'tintup',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'tintup', html: '' }),
  read(element, context, empty) {
    const nodes = isTextOnly(element) ? context.textToNodes(getText(element)) : element.children;
    const script = findAll(nodes, ({ name, attributes }) => name === 'script' && attributes.has('src'))[0];
    const url =
      filled(element.attributes.get('data-url')) ??
      filled(element.attributes.get('data-src')) ??
      script?.attributes.get('src');
    return {
      ...empty,
      ...readBox(context.getStyle(element)),
      html: context.toHtml(nodes, tintSettings),
      url: context.scriptUrl(url),
    };
  },
});
