import { useEffect, useEffectEvent, useState } from 'react';
import type { DynamicBlockRequest, RichContentValue } from '../../nodes.ts';

interface DynamicBlocks {
  status: 'loading' | 'ready' | 'failed';
  banners: readonly RichContentValue[];
}

/** Loads the banners of a dynamic block in the browser, again when it wants other ones. */
export function useDynamicBlocks(
  { uids, displayMode }: DynamicBlockRequest,
  load: (request: DynamicBlockRequest) => Promise<readonly RichContentValue[]>,
): DynamicBlocks {
  const [blocks, setBlocks] = useState<DynamicBlocks>({ status: 'loading', banners: [] });
  // The host may pass a new function at every render; that is no reason to load again.
  const start = useEffectEvent(() => load({ uids, ...(displayMode && { displayMode }) }));
  const wanted = [displayMode, ...uids].join();
  useEffect(() => {
    let isCurrent = true;
    const finish = (result: DynamicBlocks) => {
      if (isCurrent) setBlocks(result);
    };
    start().then(
      (banners) => finish({ status: 'ready', banners }),
      () => finish({ status: 'failed', banners: [] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return blocks;
}
