import { createContext, use } from 'react';
import { withBasePath } from '../navigation/store-code.ts';
import type { FrameData } from './frame-data.ts';

const FrameContext = createContext<FrameData | null>(null);

/** Gives the frame's data to the whole shop. */
export const FrameProvider = FrameContext;

/** An address in the store view of the page: its code stands before the shop's own paths. */
export function useAddress(href: string): string {
  const frame = use(FrameContext);
  return frame ? withBasePath(frame.basePath, href, frame.storeViews) : href;
}

/** The frame's data: store settings, menu, blocks. */
export function useFrame(): FrameData {
  const frame = use(FrameContext);
  if (!frame) throw new Error('useFrame needs a FrameProvider above it.');
  return frame;
}
