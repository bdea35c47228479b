import { headingTypes } from '../keywords.ts';
import type { ContentNode, RichContentValue } from '../nodes.ts';

/** Heading level. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Returns by how much heading levels must be lowered so that none exceeds a level. The steps between levels are kept.
 *
 * @param content - Content to render.
 * @param topLevel - Highest level available; 2 if the page has its own `h1`.
 */
export function headingShift(content: RichContentValue, topLevel: HeadingLevel): number {
  const highest = Math.min(...getHeadingLevels(content));
  return Number.isFinite(highest) ? Math.max(0, topLevel - highest) : 0;
}

/** Returns a level after lowering it; 6 is the lowest. */
export function shiftLevel(level: HeadingLevel, shift: number): HeadingLevel {
  return headingLevels[Math.min(6, level + shift) - 1] ?? level;
}

/** Heading level of expandable parts, such as questions and tabs: an `h3` in the markup. */
export const sectionLevel = 3;

const headingLevels = [1, 2, 3, 4, 5, 6] as const;

/** Returns the level of an `h1` to `h6`; undefined for other elements. */
export function getHeadingLevel(element: string): HeadingLevel | undefined {
  return headingLevels[headingTypes.findIndex((type) => type === element)];
}

/** Size of each level, by the names of the UI library. */
export const sizeOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h5' } as const;

function getHeadingLevels(content: RichContentValue): number[] {
  return 'html' in content ? levelsInHtml(content.html) : content.children.flatMap(levelsInNode);
}

function levelsInNode(node: ContentNode): number[] {
  if (node.isHidden) return [];
  const inside = node.children.flatMap(levelsInNode);
  // An empty heading is not rendered.
  if (node.contentType === 'heading') return node.text.trim() ? [Number(node.headingType.slice(1))] : [];
  if (node.contentType === 'faq-item') return [...(node.question ? [sectionLevel] : []), ...levelsInHtml(node.answer)];
  if (node.contentType === 'tabs' && node.children.length > 0) return [sectionLevel, ...inside];
  if (node.contentType === 'block') return getHeadingLevels(node.richContent);
  // Texts, banners and slides; then HTML code and unsupported content types.
  if ('content' in node) return levelsInHtml(node.content);
  if ('html' in node) return levelsInHtml(node.html);
  return inside;
}

function levelsInHtml(html: string): number[] {
  return Array.from(html.matchAll(/<h([1-6])[\s>]/g), (match) => Number(match[1]));
}
