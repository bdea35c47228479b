import type { BackgroundFields, NodeBase, VerticalAlignment } from '../../node-base.ts';

/** One tab (PBT-37). */
export interface TabItemNode extends NodeBase, BackgroundFields {
  contentType: 'tab-item';
  tabName: string;
  verticalAlignment?: VerticalAlignment;
}
