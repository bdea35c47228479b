import { readSize } from '../../css/values.ts';
import { readBorder, readBox, readMargins, readPaddings, readTextAlign } from '../../parser/box.ts';
import type { HtmlElement } from '../../parser/html-tree.ts';
import { idPrefix } from '../../sanitize/replacements.ts';
import { findElement, getClasses, findPart, findParts, parseNumber } from '../../parser/parts.ts';
import { defineReader } from '../../define-reader.ts';
import { tabAlignments } from '../../reader-keywords.ts';
import type { ContentNode, TabsNode } from '../../nodes.ts';

/**
 * Reads a set of tabs. Space and background are on the main element, border, text alignment and least height on the one
 * around the tabs.
 */
export const tabsReader = defineReader<TabsNode>({
  contentType: 'tabs',
  hasChildren: true,
  empty: (base) => ({
    ...base,
    contentType: 'tabs',
    defaultIndex: 0,
    tabNavigationAlignment: 'left',
    headers: base.children.flatMap(getTabName),
  }),
  read(element, context, empty) {
    const style = context.getStyle(element);
    const content = findPart(element, 'content') ?? element;
    const contentStyle = context.getStyle(content);
    const headers = inOrderOfTabs(findParts(element, 'headers'), empty.children).map((header) =>
      header ? context.toText(header).trim() : '',
    );
    return {
      ...empty,
      ...readMargins(style),
      ...readPaddings(style),
      ...readBorder(contentStyle),
      ...readTextAlign(contentStyle),
      minHeight: readSize(contentStyle.get('min-height')),
      backgroundColor: readBox(style).backgroundColor ?? readBox(contentStyle).backgroundColor,
      mediaQueries: context.getMediaQueries(content),
      defaultIndex: readIndex(element),
      tabNavigationAlignment: readAlignment(element),
      headers: headers.length > 0 ? headers : empty.headers,
    };
  },
});

/** Returns the header of each tab: the one that links to it, otherwise the one at the same place. */
function inOrderOfTabs(headers: readonly HtmlElement[], tabs: readonly ContentNode[]): (HtmlElement | undefined)[] {
  const targets = new Map(
    headers.map((header) => [
      findElement(header.children, ({ name }) => name === 'a')
        ?.attributes.get('href')
        ?.replace('#', idPrefix),
      header,
    ]),
  );
  return headers.length === 0
    ? []
    : tabs.map(({ id }, index) => (id === undefined ? undefined : targets.get(id)) ?? headers[index]);
}

function getTabName(node: ContentNode): string[] {
  return node.contentType === 'tab-item' ? [node.tabName] : [];
}

function readIndex(element: HtmlElement): number {
  const index = parseNumber(element, 'data-active-tab') ?? 0;
  return Number.isInteger(index) && index > 0 ? index : 0;
}

function readAlignment(element: HtmlElement): TabsNode['tabNavigationAlignment'] {
  const classes = getClasses(element);
  return tabAlignments.find((side) => classes.includes(`tab-align-${side}`)) ?? 'left';
}
