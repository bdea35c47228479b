'use client';

import { usePageBuilder } from './provider.tsx';
import type { RichProps } from './rich-html-props.ts';

/** Renders the frame of a player. It needs a name, which merchants rarely provide. */
export function PlayerFrame(props: RichProps) {
  const { strings } = usePageBuilder();
  return <iframe title={strings.video} {...props} />;
}
