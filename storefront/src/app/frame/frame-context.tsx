import { createContext, use } from 'react';
import type { FrameData } from './frame-data.ts';

const FrameContext = createContext<FrameData | null>(null);

/** Gives the frame's data to the whole shop. */
export const FrameProvider = FrameContext;

/** What stands before every path of the store view; see `FrameData`. */
export const useBasePath = (): string => use(FrameContext)?.basePath ?? '';

/** The frame's data: store settings, menu, blocks. */
export function useFrame(): FrameData {
  const frame = use(FrameContext);
  if (!frame) throw new Error('useFrame needs a FrameProvider above it.');
  return frame;
}
