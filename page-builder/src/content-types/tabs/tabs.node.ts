import type { NodeBase } from '../../node-base.ts';

export const tabAlignments = ['left', 'center', 'right'] as const;

/** Panels of which one is shown at a time (PBT-35, PBT-36). Its children are the tabs. */
export interface TabsNode extends NodeBase {
  contentType: 'tabs';
  /** The place of the tab that is open at first, from 0. */
  defaultIndex: number;
  /** Where the row of tab names stands. */
  tabNavigationAlignment: (typeof tabAlignments)[number];
  /** The names of the tabs, in order. */
  headers: string[];
}
