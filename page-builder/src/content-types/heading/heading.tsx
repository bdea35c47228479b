import { Heading as UiHeading } from '@witryna/ui/text';
import { getBoxProps } from '../../render/box.ts';
import { shiftLevel, sizeOfLevel, type HeadingLevel } from '../../render/heading-shift.ts';
import { useRenderContext } from '../../render/render-context.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import type { HeadingNode, HeadingType } from '../../nodes.ts';

const levels: Record<HeadingType, HeadingLevel> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };

/**
 * A heading. It looks like the level the merchant chose, also where the page needs a lower one. An empty one is left
 * out.
 */
export function Heading({ node }: ContentTypeProps<HeadingNode>) {
  const { headingShift } = useRenderContext();
  const level = levels[node.headingType];
  if (node.text.trim() === '') return null;
  return (
    <UiHeading {...getBoxProps(node)} level={shiftLevel(level, headingShift)} size={sizeOfLevel[level]}>
      {node.text}
    </UiHeading>
  );
}
