import { Heading } from '@witryna/ui/text';
import { getBoxProps } from '../../render/box.ts';
import { getHeadingLevel, shiftLevel, sizeOfLevel } from '../../render/heading-shift.ts';
import type { HeadingNode } from '../../nodes.ts';
import * as styles from './heading.css.ts';

/**
 * Renders a heading. It looks like the level the merchant chose, also where the page needs a lower one. An empty one is
 * left out.
 */
export function HeadingView({ node, headingShift }: { node: HeadingNode; headingShift: number }) {
  const level = getHeadingLevel(node.headingType);
  if (!level || node.text.trim() === '') return null;
  return (
    <Heading {...getBoxProps(node, styles.heading)} level={shiftLevel(level, headingShift)} size={sizeOfLevel[level]}>
      {node.text}
    </Heading>
  );
}
