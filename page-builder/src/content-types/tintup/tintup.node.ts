import type { NodeBase } from '../../node-base.ts';

/** A wall of posts from social networks that the script of Tint draws (PBT-44, PBT-45). */
export interface TintupNode extends NodeBase {
  contentType: 'tintup';
  /** Sanitised HTML of the element that the script fills. The settings of Tint in its `data-*` attributes are kept. */
  html: string;
  /** The address of the script; absent when its host is not one of `ParseOptions.scriptHosts`. */
  url?: string;
}
