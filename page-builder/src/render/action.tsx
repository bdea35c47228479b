'use client';

import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { LinkFields } from '../nodes.ts';
import type { RootProps } from './box.ts';
import { withoutLink } from './button.css.ts';
import { classNames } from './class-names.ts';
import { CmsLink } from './cms-link.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { usePageBuilder } from './provider.tsx';
import { resolveLink } from './resolve-link.ts';

const { Component: BlockDialog } = lazyComponent(() => import('./block-dialog.tsx'));

export interface ActionProps extends RootProps {
  /** Link or action of the button. */
  action: LinkFields & { blockTitle?: string };
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/**
 * Renders a button of the content: a link, or for a `block` link a button that opens a dialog. Without a link that can
 * be followed it looks the same and is no control, as in Magento.
 */
export function Action({ action, children, ...props }: ActionProps) {
  const settings = usePageBuilder();
  const { loadBlock } = settings;
  const { link, linkType, openInNewTab, blockTitle } = action;
  if (link !== undefined && linkType !== 'block' && resolveLink(link, settings, linkType)) {
    return (
      <CmsLink url={link} linkType={linkType} openInNewTab={openInNewTab} {...props}>
        {children}
      </CmsLink>
    );
  }
  if (link === undefined || linkType !== 'block' || !loadBlock) {
    return (
      <span {...props} className={classNames(props.className, withoutLink)}>
        {children}
      </span>
    );
  }
  return (
    <BlockButton identifier={link} title={blockTitle} loadBlock={loadBlock} {...props}>
      {children}
    </BlockButton>
  );
}

interface BlockButtonProps extends Omit<ActionProps, 'action'> {
  identifier: string;
  title: string | undefined;
  loadBlock: NonNullable<ReturnType<typeof usePageBuilder>['loadBlock']>;
}

function BlockButton({ identifier, title, loadBlock, children, ...props }: BlockButtonProps) {
  const { strings } = usePageBuilder();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  // Safari does not focus buttons on click, so the dialog would return focus to another element or none.
  useEffect(() => {
    if (wasOpened && !isOpen) opener.current?.focus();
  }, [wasOpened, isOpen]);
  return (
    <>
      <button {...props} ref={opener} type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        {children}
      </button>
      {wasOpened && (
        <BlockDialog
          title={title ?? (children || strings.dialog)}
          identifier={identifier}
          loadBlock={loadBlock}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
