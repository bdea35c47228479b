import type { ContentNode, RichContentValue } from '../nodes.ts';

/** A level in the outline of a page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * By how much heading levels must be lowered so that none is above a level. The content's own steps stay as they are.
 *
 * @param content what is about to be rendered
 * @param topLevel the highest level the page has room for; 2 where the page has an `h1` of its own
 */
export function headingShift(content: RichContentValue, topLevel: HeadingLevel): number {
  const highest = Math.min(...levelsOf(content));
  return Number.isFinite(highest) ? Math.max(0, topLevel - highest) : 0;
}

/** A level after lowering it; below 6 there is none. */
export function shiftLevel(level: HeadingLevel, shift: number): HeadingLevel {
  return headingLevels[Math.min(6, level + shift) - 1] ?? level;
}

/** The level of the headings over parts that unfold or change, such as questions and tabs: an `h3` in the markup. */
export const sectionLevel = 3;

const headingLevels = [1, 2, 3, 4, 5, 6] as const;

/** The look of each level, by the names of the UI library. */
export const sizeOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h5' } as const;

function levelsOf(content: RichContentValue): number[] {
  return 'html' in content ? levelsInHtml(content.html) : content.children.flatMap(levelsInNode);
}

function levelsInNode(node: ContentNode): number[] {
  if (node.isHidden) return [];
  const inside = node.children.flatMap(levelsInNode);
  if (node.contentType === 'heading') return [Number(node.headingType.slice(1))];
  if (node.contentType === 'faq-item') return [...(node.question ? [sectionLevel] : []), ...levelsInHtml(node.answer)];
  if (node.contentType === 'tabs' && node.children.length > 0) return [sectionLevel, ...inside];
  if (node.contentType === 'text') return levelsInHtml(node.content);
  if (node.contentType === 'html') return levelsInHtml(node.html);
  if (node.contentType === 'block') return levelsOf(node.richContent);
  if (node.contentType === 'banner' || node.contentType === 'slide') return levelsInHtml(node.content);
  return inside;
}

function levelsInHtml(html: string): number[] {
  return Array.from(html.matchAll(/<h([1-6])[\s>]/g), (match) => Number(match[1]));
}
