import { getBoxProps } from '../../render/box.ts';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { RichHtml } from '../../render/rich-html.tsx';
import type { TextNode } from '../../nodes.ts';
import * as styles from './text.css.ts';

/** Text of the editor. */
export function Text({ node }: ContentTypeProps<TextNode>) {
  return <RichHtml {...getBoxProps(node, styles.text)} html={node.content} />;
}
