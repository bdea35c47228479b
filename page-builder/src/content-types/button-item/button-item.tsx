import { Action } from '../../render/action.tsx';
import { frameStyle, getRootProps, marginStyle, merchantClasses, paddingStyle } from '../../render/box.ts';
import { buttonTypeClass } from '../../render/button-class.ts';
import { classNames } from '../../render/class-names.ts';
import type { ContentTypeProps } from '../../render/renderer.ts';
import type { ButtonItemNode } from '../../nodes.ts';

/** A button: a link, or the opener of a dialog with a CMS block. Without a label it is left out. */
export function ButtonItem({ node }: ContentTypeProps<ButtonItemNode>) {
  if (node.text.trim() === '') return null;
  return (
    <Action
      action={node}
      {...getRootProps(node)}
      className={classNames(buttonTypeClass(node.buttonType), merchantClasses(node))}
      style={{ ...marginStyle(node), ...paddingStyle(node), ...frameStyle(node) }}
    >
      {node.text}
    </Action>
  );
}
