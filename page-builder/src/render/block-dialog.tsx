'use client';

import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { Spinner } from '@witryna/ui/spinner';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { RichContentValue } from '../nodes.ts';
import * as styles from './block-dialog.css.ts';
import { NestedContent } from './content-tree.tsx';
import { usePageBuilder } from './provider.tsx';

interface BlockDialogProps {
  title: ReactNode;
  identifier: string;
  loadBlock: (identifier: string) => Promise<RichContentValue | undefined>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

type Load =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'missing' }
  | { status: 'loaded'; content: RichContentValue };

/** Renders a dialog with a CMS block, which is loaded when the dialog first opens and then cached. */
export default function BlockDialog({ title, identifier, loadBlock, isOpen, onOpenChange }: BlockDialogProps) {
  const { strings } = usePageBuilder();
  const [load, retry] = useBlock(identifier, loadBlock);
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={title} closeLabel={strings.closeDialog}>
      <div aria-busy={load.status === 'loading'} className={styles.body}>
        {load.status === 'loading' && (
          <p role="status" className={styles.message}>
            <Spinner /> {strings.loading}
          </p>
        )}
        {load.status === 'failed' && (
          <div role="alert" className={styles.message}>
            <p>{strings.loadFailed}</p>
            <Button variant="secondary" onClick={retry}>
              {strings.retry}
            </Button>
          </div>
        )}
        {load.status === 'missing' && (
          <p role="status" className={styles.message}>
            {strings.noBlocks}
          </p>
        )}
        {load.status === 'loaded' && <NestedContent content={load.content} width="container" topHeadingLevel={3} />}
      </div>
    </Dialog>
  );
}

/** Loads a block once. A block that does not exist is not an error, because a retry would not help. */
function useBlock(identifier: string, loadBlock: BlockDialogProps['loadBlock']): [load: Load, retry: () => void] {
  const [load, setLoad] = useState<Load>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // A new function of the host does not trigger a new request.
  const start = useEffectEvent(() => loadBlock(identifier));
  useEffect(() => {
    let isCurrent = true;
    const finish = (result: Load) => {
      if (isCurrent) setLoad(result);
    };
    start().then(
      (content) => finish(content ? { status: 'loaded', content } : { status: 'missing' }),
      () => finish({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [identifier, attempt]);
  const retry = () => {
    setLoad({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return [load, retry];
}
