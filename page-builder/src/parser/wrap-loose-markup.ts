import { AttributeList, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { findAll, getText, isContentType, isTextOnly, loaded, type ElementTest } from './parts.ts';

/**
 * Returns the content types of a page that is not made with Page Builder but embeds content that is, such as a block,
 * with the page's own markup around them as `text` content types. Page Builder itself writes only style sheets beside
 * its content types; one whose element is missing stays outside of them.
 *
 * @param isHidden - Returns whether the merchant has hidden an element, whose content types are left out
 * @returns the same nodes if there are no content types
 */
export function wrapLooseMarkup(nodes: readonly HtmlNode[], isHidden: ElementTest): readonly HtmlNode[] {
  const holders = new Set<HtmlNode>();
  if (!findHolders(nodes, holders, isHidden)) return nodes;
  const result: HtmlNode[] = [];
  wrapRuns(nodes, holders, result);
  return result;
}

/** Collects the elements around content types, and returns whether there are content types at all. */
function findHolders(nodes: readonly HtmlNode[], holders: Set<HtmlNode>, isHidden: ElementTest): boolean {
  let found = false;
  for (const node of nodes) {
    if (node.kind === 'text') continue;
    if (isContentType(node)) found = true;
    else if (!isHidden(node) && findHolders(node.children, holders, isHidden)) {
      holders.add(node);
      found = true;
    }
  }
  return found;
}

function wrapRuns(nodes: readonly HtmlNode[], holders: ReadonlySet<HtmlNode>, result: HtmlNode[]): void {
  let run: HtmlNode[] = [];
  const endRun = () => {
    if (run.some(isVisible)) result.push(toTextType(run));
    run = [];
  };
  for (const node of nodes) {
    if (holders.has(node) && node.kind === 'element') {
      endRun();
      const children: HtmlNode[] = [];
      wrapRuns(node.children, holders, children);
      result.push({ ...node, children });
    } else if (isStrippedStyle(node) || (node.kind === 'element' && isContentType(node))) {
      endRun();
      result.push(node);
    } else run.push(node);
  }
  endRun();
}

/** Returns whether a node is a style sheet of Page Builder without its `<style>`, which a text editor has removed. */
function isStrippedStyle(node: HtmlNode): boolean {
  return (node.kind === 'text' || isTextOnly(node)) && /\[data-pb-style[^{}]*\{/.test(getText(node));
}

function isVisible(node: HtmlNode): boolean {
  return getText(node).trim() !== '' || findAll([node], ({ name }) => loaded.has(name)).length > 0;
}

/** Text is always sanitized, whatever the policy for HTML code. */
function toTextType(children: HtmlNode[]): HtmlElement {
  return { kind: 'element', name: 'div', attributes: new AttributeList(['data-content-type', 'text']), children };
}
