import { Heading } from '@witryna/ui/text';
import { getBoxProps } from '../../render/box.ts';
import { shiftLevel, sizeOfLevel, type HeadingLevel } from '../../render/heading-shift.ts';
import type { HeadingNode, HeadingType } from '../../nodes.ts';
import * as styles from './heading.css.ts';

const levels: Record<HeadingType, HeadingLevel> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };

/**
 * Renders a heading. It looks like the level the merchant chose, also where the page needs a lower one. An empty one is
 * left out.
 */
export function HeadingView({ node, headingShift }: { node: HeadingNode; headingShift: number }) {
  const level = levels[node.headingType];
  if (node.text.trim() === '') return null;
  return (
    <Heading {...getBoxProps(node, styles.heading)} level={shiftLevel(level, headingShift)} size={sizeOfLevel[level]}>
      {node.text}
    </Heading>
  );
}
