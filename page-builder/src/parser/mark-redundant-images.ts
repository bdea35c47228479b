import type { ContentNode } from '../nodes.ts';

/** Marks image links next to text links with the same target: one of the two is enough. */
export function markRedundantImages(nodes: ContentNode[]): void {
  if (!nodes.some((node) => node.contentType === 'image' && node.link !== undefined)) return;
  const shown = nodes.filter(({ isHidden }) => !isHidden);
  shown.forEach((node, index) => {
    if (node.contentType !== 'image' || node.link === undefined || node.caption !== undefined) return;
    const { link } = node;
    if ([shown[index - 1], shown[index + 1]].some((neighbor) => neighbor !== undefined && leadsTo(neighbor, link)))
      node.isLinkRedundant = true;
  });
}

/** Returns whether the text of a content type links to a URL. */
function leadsTo(node: ContentNode, link: string): boolean {
  if (node.contentType === 'button-item') return node.link === link && node.text.trim() !== '';
  if (node.contentType === 'buttons') return node.children.some((button) => !button.isHidden && leadsTo(button, link));
  const html = node.contentType === 'text' ? node.content : node.contentType === 'html' ? node.html : '';
  const [, ...links] = html.split(` href="${link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
  return links.some((rest) => {
    const content = rest.slice(rest.indexOf('>') + 1, rest.indexOf('</a>'));
    return content.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
  });
}
